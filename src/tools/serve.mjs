import { createReadStream, readFileSync, statSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

/** @type {Readonly<Record<string, string>>} */
const mediaTypes = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.woff2': 'font/woff2',
};
const worthCompressing = /^text\/|json|javascript|svg|wasm/;

/**
 * @typedef {object} Site
 * @property {string} url where it is, with a slash at the end
 * @property {number} port
 * @property {() => Promise<void>} close
 */

/**
 * Serves a folder of static files on loopback as a plain host does: files only, gzip where it pays, a folder's
 * index.html, a redirect to the slash, 404 for the rest. No rewriting: the lesson must do without.
 *
 * @param {string} folder
 * @param {{ port?: number, basePath?: string }} [options] port 0 is a free one; nothing is served outside `basePath`
 * @returns {Promise<Site>} rejects with the system's error (`code: 'EADDRINUSE'`) when the port is taken
 */
export function startServer(folder, { port = 0, basePath = '/' } = {}) {
  /** @type {Map<string, Buffer>} by file and version, so that each is compressed once */
  const compressed = new Map();
  const server = http.createServer((request, response) => {
    const found = find(path.resolve(folder), basePath, request);
    if ('status' in found) {
      response.writeHead(found.status, found.headers);
      response.end(`${http.STATUS_CODES[found.status] ?? ''}\n`);
      return;
    }
    send(found.file, request, response, compressed);
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      const boundPort = typeof address === 'object' && address !== null ? address.port : port;
      const close = () =>
        new Promise((/** @type {(value: void) => void} */ closed) => {
          server.close(() => closed());
          server.closeAllConnections();
        });
      resolve({ url: `http://127.0.0.1:${boundPort}${basePath}`, port: boundPort, close });
    });
  });
}

/**
 * @param {string} folder
 * @param {string} basePath
 * @param {http.IncomingMessage} request
 * @returns {{ file: string } | { status: number, headers?: Record<string, string> }}
 */
function find(folder, basePath, request) {
  if (request.method !== 'GET' && request.method !== 'HEAD') return { status: 405, headers: { allow: 'GET, HEAD' } };
  const rawPath = String(request.url).replace(/\?.*/s, '');
  const toFolder = { status: 301, headers: { location: `${rawPath}/` } };
  if (`${rawPath}/` === basePath) return toFolder;
  const decoded = decode(rawPath);
  if (decoded === undefined) return { status: 400 };
  const place = path.join(folder, decoded.slice(basePath.length));
  const isInside = decoded.startsWith(basePath) && `${place}${path.sep}`.startsWith(folder + path.sep);
  if (!isInside) return { status: 404 };
  if (isFolder(place) && !decoded.endsWith('/')) return toFolder;
  const file = decoded.endsWith('/') ? path.join(place, 'index.html') : place;
  return isFile(file) ? { file } : { status: 404 };
}

/** @param {string} place */
function isFolder(place) {
  return statSync(place, { throwIfNoEntry: false })?.isDirectory() === true;
}

/** @param {string} place */
function isFile(place) {
  return statSync(place, { throwIfNoEntry: false })?.isFile() === true;
}

/**
 * @param {string} rawPath
 * @returns {string | undefined} nothing for a path that is no path: `%ZZ`, or with a NUL in it
 */
function decode(rawPath) {
  try {
    const decoded = decodeURIComponent(rawPath);
    return decoded.includes('\0') ? undefined : decoded;
  } catch {
    return undefined;
  }
}

/**
 * @param {string} file
 * @param {http.IncomingMessage} request
 * @param {http.ServerResponse} response
 * @param {Map<string, Buffer>} compressed
 */
function send(file, request, response, compressed) {
  const { mtimeMs, size } = statSync(file);
  const etag = `"${mtimeMs.toString(36)}-${size.toString(36)}"`;
  const type = mediaTypes[path.extname(file).toLowerCase()] ?? 'application/octet-stream';
  /** @type {Record<string, string | number>} */
  const headers = { 'content-type': type, etag, 'cache-control': 'no-cache', vary: 'Accept-Encoding' };
  if (request.headers['if-none-match'] === etag) {
    response.writeHead(304, headers).end();
    return;
  }
  const acceptsGzip = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
  if (acceptsGzip && worthCompressing.test(type)) {
    const key = `${file} ${etag}`;
    const body = compressed.get(key) ?? gzipSync(readFileSync(file), { level: 9 }); // once for each file
    compressed.set(key, body);
    response.writeHead(200, { ...headers, 'content-encoding': 'gzip', 'content-length': body.length });
    response.end(request.method === 'HEAD' ? undefined : body);
    return;
  }
  response.writeHead(200, { ...headers, 'content-length': size });
  if (request.method === 'HEAD') response.end();
  else createReadStream(file).pipe(response);
}

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface CountingServer {
  /** Host and port. */
  readonly address: string;
  /** Connections, whatever came over them. */
  readonly count: () => number;
  close(): Promise<void>;
}

/** A server on loopback that lets everybody in and counts who comes. */
export async function startCountingServer(): Promise<CountingServer> {
  let connectionCount = 0;
  const server = createServer((_request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*').end('export default 1;');
  });
  server.on('connection', () => {
    connectionCount += 1;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    count: () => connectionCount,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

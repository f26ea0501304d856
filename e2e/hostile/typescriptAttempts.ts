import { attempt, type Attempt } from './attempt.ts';
import { typescriptFailures } from './typescriptFailures.ts';

/** Does `expression`, a promise, and says whether it came to anything within a second and a half. */
function way(name: string, expression: string): Attempt {
  return attempt(
    name,
    `const http = 'http://SERVER/';
const heard = (target: any, good: string, bad: string) =>
  new Promise((yes, no) => { target[good] = yes; target[bad] = no; });
const silence = new Promise((_, no) => setTimeout(() => no('silence'), 1500));
const all = self as any;
async function tried(): Promise<unknown> { return ${expression} }
try { const got: any = await Promise.race([tried(), silence]); console.log(got === false ? 'refused' : 'REACHED', got) }
catch (error) { console.log('refused', String(error).slice(0, 60)) }`,
  );
}

const network = [
  way('fetch', 'await fetch(http)'),
  way('fetch without CORS', "await fetch(http, { mode: 'no-cors', keepalive: true, method: 'POST', body: 'x' })"),
  way('fetch of the lesson itself', "await fetch('PAGE')"),
  way('fetch with a spoilt prototype', '(Object.prototype as any).mode = "no-cors", await fetch(new Request(http))'),
  way(
    'XMLHttpRequest',
    'await (() => { const x = new XMLHttpRequest(); x.open("GET", http); x.send(); return heard(x, "onload", "onerror") })()',
  ),
  way(
    'synchronous XMLHttpRequest',
    '(() => { const x = new XMLHttpRequest(); x.open("GET", http, false); x.send(); return x.status })()',
  ),
  way('WebSocket', 'await heard(new WebSocket("ws://SERVER/"), "onopen", "onerror")'),
  way('EventSource', 'await heard(new EventSource(http), "onopen", "onerror")'),
  way('WebTransport', 'await new all.WebTransport("https://SERVER/").ready'),
  way('peer connection', 'await new all.RTCPeerConnection().createOffer()'),
  way('import of an address', 'await import(http)'),
  way('import by way of data:', 'await import("data:text/javascript,import " + JSON.stringify(http))'),
  way(
    'import by way of blob:',
    'await import(URL.createObjectURL(new Blob(["import " + JSON.stringify(http)], { type: "text/javascript" })))',
  ),
  way('importScripts', 'all.importScripts(http)'),
  way('worker from an address', 'await heard(new Worker(http), "onmessage", "onerror")'),
  way(
    'worker from data:',
    'await heard(new Worker("data:text/javascript,fetch(\'" + http + "\').then(()=>postMessage(1),()=>close())"), "onmessage", "onerror")',
  ),
  way(
    'worker in a worker that fetches',
    `await new Promise((yes) => {
    const text = 'fetch("' + http + '").then(() => postMessage(true), () => postMessage(false))';
    new Worker(URL.createObjectURL(new Blob([text]))).onmessage = ({ data }) => yes(data);
  })`,
  ),
  way(
    'worker in a worker that imports',
    `await new Promise((yes) => {
    const text = 'try { importScripts("' + http + '"); postMessage(true) } catch { postMessage(false) }';
    new Worker(URL.createObjectURL(new Blob([text]))).onmessage = ({ data }) => yes(data);
  })`,
  ),
  way('shared worker', 'new all.SharedWorker(http)'),
  way('beacon', 'all.navigator.sendBeacon(http, "x")'),
  way('font', 'await new all.FontFace("x", "url(" + http + ")").load()'),
  way(
    'source map and source address',
    '(0, eval)("1;\\n//# sourceMappingURL=" + http + "map\\n//# sourceURL=" + http + "source"), false',
  ),
  way('WebAssembly by streaming', 'await WebAssembly.instantiateStreaming(fetch(http))'),
  way('push and notifications', 'new all.Notification("x", { icon: http }), false'),
];

const page = [
  way('cookies', 'await all.cookieStore.set("x", "1")'),
  way('IndexedDB', 'await heard(indexedDB.open("x"), "onsuccess", "onerror")'),
  way('Cache Storage', 'await caches.open("x")'),
  way('private file system', 'await all.navigator.storage.getDirectory()'),
  way('localStorage', 'all.localStorage.setItem("x", "1")'),
  way(
    'document, window and parent',
    '[all.document, all.window, all.parent, all.top].some((thing) => thing !== undefined)',
  ),
  way('postMessage of the worker', 'all.postMessage({ type: "ended", outcome: "finished" })'),
  way(
    'postMessage of the prototype',
    'Object.getPrototypeOf(self).postMessage?.call(self, { type: "snapshot" }) ?? false',
  ),
  way(
    'a channel that the page listens to',
    `await new Promise((yes) => {
    for (const name of ['', 'sandbox', 'lesson', 'distributed-locks']) {
      const channel = new BroadcastChannel(name); channel.onmessage = yes; channel.postMessage({ type: 'ended' });
    }
  })`,
  ),
  way('windows and dialogs', '[all.open, all.alert, all.confirm, all.prompt].some((thing) => thing !== undefined)'),
  way('clipboard', 'await all.navigator.clipboard.readText()'),
  attempt(
    'markup in the output',
    `console.log('tried <img src="http://SERVER/x" onerror="window.REACHED = 1"><script>window.REACHED = 1</script>');
console.error('</pre></section><h1>HACKED</h1>');
console.table([{ '<b>': '<i>' }]); throw new Error('<svg onload=alert(1)>');`,
    { end: /^Failed/, never: /[^]{2000}/ },
  ),
  attempt(
    'characters that turn a page over',
    `console.log('tried', '\\u202E\\u0000\\uD800\\x1B[2J\\x1B[31m' + '\\u0301'.repeat(3000), '\\r\\b\\u2028'.repeat(100));`,
  ),
  way('service worker', 'await all.navigator.serviceWorker.register(http)'),
];

const protocol = [
  attempt(
    'forged messages, then silence',
    `console.log('tried');
for (const type of ['ended', 'output', 'ready', 'hosted', 'answered', 'bootFailed', 'snapshot', 'workerEnded', 'refused']) {
  dispatchEvent(new MessageEvent('message', { data: { type, outcome: 'finished', parts: [{ stream: 'out', text: 'REACHED' }] } }));
  (self as any).onmessage?.({ data: { type } });
}`,
  ),
  attempt(
    'capture of the port by its prototype',
    `const { postMessage } = MessagePort.prototype;
MessagePort.prototype.postMessage = function (this: MessagePort) { globalThis.port = this; console.log('REACHED') } as any;
Object.defineProperty(MessagePort.prototype, 'onmessage', { set() { console.log('REACHED') } });
console.log('tried'); console.log({}); await 0; declare global { var port: MessagePort }`,
  ),
  attempt(
    'capture of the port by Function.prototype',
    `for (const key of ['call', 'apply', 'bind'] as const) {
  Function.prototype[key] = function (this: any, ...values: any[]) { if (values.some((v) => v instanceof MessagePort)) console.log('REACHED'); } as any;
}
Reflect.apply = (() => { throw 1 }) as any; console.log('tried'); setTimeout(() => console.log('tried too'));`,
  ),
  attempt(
    'capture of the port by the stack',
    `let frames: any[] = [];
(Error as any).prepareStackTrace = (_: unknown, sites: any[]) => { frames = sites.map((s) => [s.getThis?.(), s.getFunction?.()]); return '' };
console.log({ get a() { return new Error('x').stack } }, new Error('y')); void new Error('z').stack;
console.log('tried', frames.flat().some((thing) => thing instanceof MessagePort) ? 'REACHED' : '')`,
  ),
  attempt(
    'capture of the port by caller and arguments',
    `const spy = new Function('f', \`
  let seen = []; for (let at = arguments.callee; at && seen.length < 20; ) { try { seen.push(...(at.arguments ?? [])); at = at.caller } catch { break } } return seen\`);
let seen: any[] = [];
const error = new Error('x'); Object.defineProperty(error, 'stack', { get: () => { seen = spy(); return '' } });
console.log(error); console.log('tried', seen.some((thing) => thing instanceof MessagePort) ? 'REACHED' : '')`,
  ),
  attempt(
    'spoilt prototypes of what is posted',
    `Object.assign(Object.prototype, { type: 'ended', outcome: 'failed', parts: [], stream: 'error', toJSON: () => 'REACHED', then: 1 });
Array.prototype[Symbol.iterator] = (() => { throw 1 }) as any; Array.prototype.push = Array.prototype.map = Array.prototype.forEach = Array.prototype.join = (() => { throw 1 }) as any;
JSON.stringify = (() => 'REACHED') as any; String.prototype.slice = String.prototype.indexOf = (() => 'REACHED') as any; try { console.log('tried') } catch {}`,
    { shows: /^/ },
  ),
  attempt(
    'spoilt promises',
    `Promise.prototype.then = Promise.prototype.catch = Promise.prototype.finally = (() => { throw new Error('no') }) as any;
(Promise as any).resolve = (Promise as any).all = () => { throw 1 }; (globalThis as any).Promise = undefined; console.log('tried');`,
  ),
  attempt(
    'a getter on every name of the protocol',
    `for (const key of ['type', 'parts', 'stream', 'text', 'outcome', 'isSnapshotRefused', 'data', 'ports'])
  Object.defineProperty(Object.prototype, key, { get: () => 'REACHED', set() { console.log('REACHED') }, configurable: true });
console.log('tried');`,
  ),
  attempt(
    'an end that is said before the end',
    `setTimeout(() => console.log('tried'), 50);
(self as any).close?.(); self.dispatchEvent(new Event('close')); self.dispatchEvent(new MessageEvent('message', { data: { type: 'end' } }));`,
  ),
  attempt(
    'errors that answer back',
    `const hostile = new Proxy(new Error('x'), { get() { throw new Error('REACHED'.slice(0, 3)) } });
console.log('tried'); console.log(hostile); throw hostile;`,
    { end: /^Failed/ },
  ),
  attempt(
    'an event of error, forged',
    `console.log('tried'); self.dispatchEvent(new ErrorEvent('error', { error: { get name() { throw 1 } }, message: 'x' }));`,
  ),
  attempt(
    'console replaced and frozen',
    `(globalThis as any).console.log('tried'); Object.defineProperty(globalThis, 'console', { get() { return { log() {} } }, configurable: false });`,
  ),
];

const otherRuns = [
  attempt(
    'work that comes too late',
    `console.log('tried'); setInterval(() => console.log('late'), 5);
new Worker(URL.createObjectURL(new Blob(['setInterval(() => { for (let i = 0; i < 1e6; i++); }, 20)'])));`,
    { stopAt: 'tried', end: /^Stopped/ },
  ),
  attempt(
    'a channel to the next run',
    `const channel = new BroadcastChannel('x'); channel.onmessage = () => console.log('REACHED');
channel.postMessage('here'); (self as any).name = 'left behind'; console.log('tried')`,
  ),
  attempt(
    'whether the run before left anything',
    `new BroadcastChannel('x').onmessage = () => console.log('REACHED');
await new Promise((wait) => setTimeout(wait, 100)); console.log('tried', (self as any).name === 'left behind' ? 'REACHED' : '', Object.keys(Object.prototype).length ? 'REACHED' : '')`,
  ),
  attempt(
    'a lock held for ever',
    `void (self as any).navigator.locks?.request('x', () => new Promise(() => undefined)).catch(() => 0); console.log('tried')`,
  ),
];

const bombs = [
  attempt('endless loop', `console.log('tried'); while (true) {}`, { stopAt: 'tried', end: /^Stopped/ }),
  attempt(
    'endless promise chain',
    `console.log('tried'); const again = (): void => void Promise.resolve().then(again); again();`,
    { stopAt: 'tried', end: /^Stopped/ },
  ),
  attempt('catastrophic pattern', `console.log('tried'); /^(a+)+$/.test('a'.repeat(60) + 'b');`, {
    stopAt: 'tried',
    end: /^(Stopped|Failed|Ended)/,
  }),
  attempt(
    'Atomics.wait',
    `console.log('tried'); try { Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0) } catch {} while (true) {}`,
    { stopAt: 'tried', end: /^Stopped/ },
  ),
  attempt('flood of lines', `console.log('tried'); for (;;) console.log('x');`, {
    stopAt: 'cut here',
    end: /^Stopped/,
  }),
  attempt(
    'flood of one line',
    `console.log('tried'); console.log('x'.repeat(5e7)); console.log(new Array(1e6).fill(1), 'x\\n'.repeat(1e6));`,
  ),
  attempt('flood of errors', `console.log('tried'); for (let i = 0; i < 5e4; i++) console.error(new Error('x'));`, {
    shows: /tried[^]*cut here/,
  }),
  attempt(
    'flood of rejections',
    `console.log('tried'); for (let i = 0; i < 1e4; i++) Promise.reject(new Error('x'));`,
    { end: /^Failed/ },
  ),
  attempt(
    'flood of timers',
    `console.log('tried'); const more = () => { for (let i = 0; i < 50; i++) setTimeout(more) }; more();`,
    { stopAt: 'tried', end: /^Stopped/ },
  ),
  attempt(
    'value nested without end',
    `let deep: any = {}; for (let i = 0; i < 2e5; i++) deep = { deep }; console.log('tried'); console.log(deep); console.dir(deep, { depth: null });`,
  ),
  attempt('recursion without end', `console.log('tried'); const f = (): void => f(); f();`, { end: /^Failed/ }),
  attempt(
    'objects that grow as one looks',
    `const grow: any = new Proxy({}, { ownKeys: () => Array.from({ length: 1e5 }, (_, i) => 'k' + i), getOwnPropertyDescriptor: () => ({ value: grow, enumerable: true, configurable: true }) });
console.log('tried'); console.log(grow);`,
  ),
  attempt(
    'a table of a million rows',
    `console.log('tried'); console.table(Array.from({ length: 1e5 }, (_, i) => ({ i }))); `,
  ),
  attempt('a debugger statement', `console.log('tried'); debugger;`),
];

/** Of every kind that the Sandbox has to stand, in TypeScript. */
export const typescriptAttempts: readonly Attempt[] = [
  ...network,
  ...page,
  ...protocol,
  ...typescriptFailures,
  ...otherRuns,
  ...bombs,
];

/** Something that a program tries which is asked, before or while it is; it is added to a good storage. */
export interface HostedAttempt {
  readonly name: string;
  readonly code: string;
  /** What is said of the storage, in the line of its status or below. */
  readonly says: RegExp;
}

const holds = /holds in every interleaving/;
const unread = /`start` cannot be read: /;
const forged = `{ type: 'notHosted', problem: 'REACHED' }`;

const tampering = {
  'a setter in the way of the port': `Object.defineProperty(MessagePort.prototype, 'onmessage', { set(this: MessagePort) { this.postMessage(${forged}) } });`,
  'a getter in the way of what the port brings': `Object.defineProperty(MessageEvent.prototype, 'data', { get(this: MessageEvent) { (this.target as MessagePort).postMessage(${forged}) } });`,
  'posting and listening replaced': `for (const name of ['postMessage', 'addEventListener', 'start'] as const)
  Object.defineProperty(MessagePort.prototype, name, { value(this: MessagePort) { throw 'REACHED' } });`,
  'methods of lists that throw': `for (const name of ['map', 'forEach', 'reverse', 'flatMap', 'push', Symbol.iterator] as const)
  Object.defineProperty(Array.prototype, name, { value() { throw 'REACHED' } });`,
  'lists that hear of what is put in': `Object.defineProperty(Array.prototype, '0', { set() { throw 'REACHED' } });`,
  'patterns that throw': `RegExp.prototype.exec = () => { throw 'REACHED' };`,
  'a toJSON of all objects': `Object.defineProperty(Object.prototype, 'toJSON', { value: () => undefined });`,
  'names of the protocol on all objects': `for (const name of ['problem', 'json', 'type', 'start'])
  Object.defineProperty(Object.prototype, name, { value: 'REACHED' });`,
} as const;

const starts = {
  'a hidden toJSON': [`Object.defineProperty(start, 'toJSON', { value: () => undefined });`, holds],
  'a getter that throws': [
    `Object.defineProperty(start.disk, 'x', { get() { throw new Error('mine') }, enumerable: true });`,
    /`start` cannot be read: Error: mine/,
  ],
  'a trap that throws': [
    `Object.assign(start, { disk: new Proxy({}, { ownKeys() { throw Object.create(null) } }) });`,
    unread,
  ],
  'a start of ten million characters': [
    `Object.assign(start.disk, { log: 'x'.repeat(10_000_000) });`,
    /`start` is \d+ characters of JSON long: no more than 100000 are read/,
  ],
  'a class whose name breaks the line': [
    `Object.assign(start, { disk: new (class { static name = 'a\\nb' })() });`,
    /`start.disk` is of the class a\\nb, which JSON does not know/,
  ],
} as const;

const errors = {
  'a rejection that nobody handles': [`Promise.reject(new Error('now'));`, /failed before it could be asked/],
  'an error of a timer, once it is asked': [`setTimeout(() => { throw new Error('later') }, 30);`, holds],
} as const;

const inTypeScript: readonly HostedAttempt[] = [
  ...Object.entries(tampering).map(([name, code]) => ({ name, code, says: holds })),
  ...Object.entries({ ...starts, ...errors }).map(([name, [code, says]]) => ({ name, code, says })),
];

/** An answer that holds `value`, in the place of what the storage would have answered. */
function answering(value: string, before = ''): string {
  return `${before}\ndef decide(state, request): return {"state": state, "reply": {"type": "value", "value": ${value}}}`;
}

const answersInPython = {
  'a number of 10,000 digits': [answering('10 ** 10000'), /value` is too large for a number in JSON/],
  'no number': [answering('float("nan")'), /value` is nan, which JSON does not know/],
  'a set': [answering('{1}'), /value` is of the class set, which JSON does not know: use a list/],
  'a class whose name breaks the line': [
    answering('type("a\\nb", (), {})()'),
    /value` is of the class a\\nb, which JSON does not know/,
  ],
  'a class that pretends to be text': [
    answering('Odd()', 'class Odd:\n    __class__ = str'),
    /value` is of the class Odd, which JSON does not know/,
  ],
  'a class that raises when asked what it is': [
    answering('Odd()', 'class Odd:\n    @property\n    def __class__(self): raise BaseException("REACHED")'),
    /value` is of the class Odd, which JSON does not know/,
  ],
  'a key that raises when shown': [
    answering('{Odd(): 1}', 'class Odd:\n    def __repr__(self): raise BaseException("REACHED")'),
    /has the key of its own kind/,
  ],
  'a dictionary that raises when read': [
    answering('Odd(x=1)', 'class Odd(dict):\n    def items(self): raise KeyError("mine")'),
    /`the answer` cannot be read: [^]*KeyError: 'mine'/,
  ],
  'a list that raises when read': [
    answering('Odd([1])', 'class Odd(list):\n    def __iter__(self): raise BaseException("mine")'),
    /`the answer` cannot be read: [^]*BaseException: mine/,
  ],
  'a start that raises when read': [
    'class Odd(dict):\n    def items(self): raise KeyError("mine")\nstart = Odd(x=1)',
    /`start` cannot be read: [^]*KeyError: 'mine'/,
  ],
  'an answer of ten million characters': [
    answering('"x" * 10_000_000'),
    /`the answer` is \d+ characters of JSON long: no more than 100000 are read/,
  ],
  'a start of ten million characters': [
    'start["disk"]["log"] = "x" * 10_000_000',
    /`start` is \d+ characters of JSON long: no more than 100000 are read/,
  ],
  'a start that holds itself': ['start["memory"]["me"] = start', /nested too deeply, or holds itself/],
} as const;

const inPython: readonly HostedAttempt[] = Object.entries(answersInPython).map(([name, [code, says]]) => {
  return { name, code, says };
});

export const hostedAttempts = { TypeScript: inTypeScript, Python: inPython } as const;

import { attempt } from './attempt.ts';
import { isError } from './kept.ts';
import { quote } from './quote.ts';

/** The built-in kinds of objects that are not shown by their properties alone. */
export type ValueKind =
  | { readonly type: 'map'; readonly entries: readonly (readonly [unknown, unknown])[]; readonly size: number }
  | { readonly type: 'set'; readonly items: readonly unknown[]; readonly size: number }
  | { readonly type: 'list'; readonly items: ArrayLike<unknown>; readonly isTyped: boolean }
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'error'; readonly error: Error }
  | { readonly type: 'callable'; readonly text: string }
  | { readonly type: 'opaque'; readonly content: string }
  | { readonly type: 'plain' };

const maxItems = 100;
const maxBytes = 50;

/** Looks at what an object is, not at what it claims to be: the built-in accessors refuse any other kind. */
export function kindOf(value: object): ValueKind {
  if (typeof value === 'function') return { type: 'callable', text: functionText(value) };
  if (Array.isArray(value)) return { type: 'list', items: value, isTyped: false };
  if (ArrayBuffer.isView(value) && !(value instanceof DataView)) {
    return { type: 'list', items: value as Uint8Array, isTyped: true };
  }
  if (isError(value)) return { type: 'error', error: value };
  // A program cannot ask a promise how it stands; nor can its console.
  if (value instanceof Promise) return { type: 'opaque', content: '<state unknown>' };
  if (value instanceof ArrayBuffer) return bufferKind(value);
  if (value instanceof WeakMap || value instanceof WeakSet) return { type: 'opaque', content: '<items unknown>' };
  return textKind(value) ?? collectionKind(value) ?? { type: 'plain' };
}

function bufferKind(buffer: ArrayBuffer): ValueKind {
  const byteCount = attempt(() => lengthOfBuffer.call(buffer));
  if (byteCount === undefined) return { type: 'plain' };
  const bytes = Array.from(new Uint8Array(buffer, 0, Math.min(byteCount, maxBytes)));
  const rest = byteCount > maxBytes ? ` ... ${byteCount - maxBytes} more bytes` : '';
  const shown = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join(' ');
  return { type: 'opaque', content: `[Uint8Contents]: <${shown}${rest}>, byteLength: ${byteCount}` };
}

function collectionKind(value: object): ValueKind | undefined {
  if (value instanceof Map) {
    const size = attempt(() => sizeOfMap.call(value));
    if (size !== undefined) return { type: 'map', entries: firstOf(Map.prototype.entries.call(value)), size };
  }
  if (value instanceof Set) {
    const size = attempt(() => sizeOfSet.call(value));
    if (size !== undefined) return { type: 'set', items: firstOf(Set.prototype.values.call(value)), size };
  }
  return undefined;
}

function textKind(value: object): ValueKind | undefined {
  if (value instanceof Date) {
    const time = attempt(() => Date.prototype.getTime.call(value));
    if (time === undefined) return undefined;
    return { type: 'text', text: Number.isNaN(time) ? 'Invalid Date' : new Date(time).toISOString() };
  }
  if (value instanceof RegExp) {
    const text = attempt(() => RegExp.prototype.toString.call(value));
    return text === undefined ? undefined : { type: 'text', text };
  }
  for (const Box of [Number, String, Boolean, BigInt, Symbol]) {
    if (!(value instanceof Box)) continue;
    const inner: unknown = attempt(() => Reflect.apply(Box.prototype.valueOf, value, []) as unknown);
    if (inner === undefined) return undefined;
    return { type: 'text', text: `[${Box.name}: ${primitiveText(inner)}]` };
  }
  return undefined;
}

function primitiveText(value: unknown): string {
  if (typeof value === 'string') return quote(value);
  if (typeof value === 'symbol') return value.toString();
  return typeof value === 'bigint' ? `${value}n` : `${value as number | boolean}`;
}

function functionText(value: object): string {
  const source = attempt(() => Function.prototype.toString.call(value)) ?? '';
  const name: unknown = attempt((): unknown => (value as { name?: unknown }).name);
  const shownName = typeof name === 'string' && name !== '' ? name : undefined;
  if (/^class\b/.test(source)) {
    const parent: unknown = Object.getPrototypeOf(value);
    const parentName = typeof parent === 'function' && parent.name !== '' ? ` extends ${parent.name}` : '';
    return `[class ${shownName ?? '(anonymous)'}${parentName}]`;
  }
  const tag = Object.prototype.toString.call(value).slice('[object '.length, -1);
  return `[${tag === 'Object' ? 'Function' : tag}${shownName === undefined ? ' (anonymous)' : `: ${shownName}`}]`;
}

function firstOf<Item>(items: Iterable<Item>): Item[] {
  const first: Item[] = [];
  for (const item of items) {
    if (first.length === maxItems) break;
    first.push(item);
  }
  return first;
}

type SizeGetter = (this: object) => number;
const sizeOfMap = getterOf(Map.prototype, 'size') as SizeGetter;
const lengthOfBuffer = getterOf(ArrayBuffer.prototype, 'byteLength') as SizeGetter;
const sizeOfSet = getterOf(Set.prototype, 'size') as SizeGetter;

function getterOf(prototype: object, key: string): (() => unknown) | undefined {
  return Reflect.getOwnPropertyDescriptor(prototype, key)?.get;
}

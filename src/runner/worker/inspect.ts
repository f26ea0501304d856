import { layOut } from './inspectLayout.ts';
import { quote, quoteKey } from './quote.ts';
import { kindOf, type ValueKind } from './valueKind.ts';

const maxItems = 100;
const maxStringCharacters = 10_000;
/** A value that takes more than this is cut: nobody reads it, and a program could print it a thousand times. */
const maxCharacters = 20_000;
const longStringCharacters = 16;
export const cannotBeShown = '[a value that cannot be shown]';
/** `{ depth: Infinity }` may meet a proxy that makes new objects for ever; errors, which are always written out, causes. */
const maxDepth = 30;

export interface InspectOptions {
  /** How many levels of objects inside objects are written out. */
  readonly depth?: number;
  /** An error as text: its name, its message and where it was made. */
  readonly errorText?: (error: Error) => string;
}

interface Inspection {
  readonly depth: number;
  readonly errorText: (error: Error) => string;
  /** The objects that the present one is inside of, outermost first. */
  readonly path: object[];
  readonly circular: Map<object, number>;
  /** The level of the object that was written last. */
  deepestLevel: number;
  indentation: number;
  charactersLeft: number;
}

/** A value as text, the way Node's console writes it; never throws, always ends, never longer than is readable. */
export function inspect(value: unknown, options: InspectOptions = {}): string {
  try {
    return inspectValue(beginInspection(options), value);
  } catch {
    return cannotBeShown; // the program has replaced something that is needed to look
  }
}

function beginInspection(options: InspectOptions): Inspection {
  return {
    depth: Math.min(options.depth ?? 2, maxDepth),
    errorText: options.errorText ?? ((error) => `[${String(error)}]`),
    path: [],
    circular: new Map(),
    deepestLevel: 0,
    indentation: 0,
    charactersLeft: maxCharacters,
  };
}

function inspectValue(inspection: Inspection, value: unknown): string {
  if (inspection.charactersLeft <= 0) return '...';
  const text =
    (typeof value === 'object' && value !== null) || typeof value === 'function'
      ? inspectSafely(inspection, value)
      : inspectPrimitive(value, inspection.indentation);
  inspection.charactersLeft -= text.length;
  return text;
}

function inspectPrimitive(value: unknown, indentation: number): string {
  if (typeof value === 'string') return inspectString(value, indentation);
  if (typeof value === 'bigint') return `${value}n`;
  if (Object.is(value, -0)) return '-0';
  return String(value);
}

function inspectString(value: string, indentation: number): string {
  const rest = value.length - maxStringCharacters;
  const text = rest > 0 ? value.slice(0, maxStringCharacters) : value;
  const tail = rest > 0 ? `... ${rest} more character${rest > 1 ? 's' : ''}` : '';
  if (text.length <= longStringCharacters || text.length <= 76 - indentation) return quote(text) + tail;
  return (
    text
      .split(/(?<=\n)/)
      .map(quote)
      .join(` +\n${' '.repeat(indentation + 2)}`) + tail
  );
}

/** A proxy's trap or a getter of the prototype may throw anything. */
function inspectSafely(inspection: Inspection, value: object): string {
  const { path, indentation } = inspection;
  const level = path.length;
  try {
    return inspectObject(inspection, value);
  } catch {
    return '[an object that cannot be shown]';
  } finally {
    path.length = level;
    inspection.indentation = indentation;
  }
}

function inspectObject(inspection: Inspection, value: object): string {
  const { path, circular } = inspection;
  if (path.includes(value)) {
    const index = circular.get(value) ?? circular.size + 1;
    circular.set(value, index);
    return `[Circular *${index}]`;
  }
  const kind = kindOf(value);
  const level = path.length;
  const isLeaf = isShort(value, kind);
  if (level > (isLeaf ? maxDepth : inspection.depth)) {
    return `[${nameOf(value) ?? 'Object: null prototype'}]`;
  }
  path.push(value);
  if (!isLeaf) inspection.deepestLevel = level;
  const block = blockOf(inspection, value, kind, level);
  path.pop();
  const reference = circular.get(value);
  return reference === undefined ? block : `<ref *${reference}> ${block}`;
}

/** Whether it is written out however deep it is. */
function isShort(value: object, kind: ValueKind): boolean {
  switch (kind.type) {
    case 'text':
    case 'error':
    case 'callable':
      return true;
    case 'map':
    case 'set':
      return kind.size === 0;
    case 'list':
      return kind.items.length === 0;
    case 'opaque':
      return false;
    case 'plain':
      return Reflect.ownKeys(value).length === 0;
  }
}

function blockOf(inspection: Inspection, value: object, kind: ValueKind, level: number): string {
  const { indentation } = inspection;
  inspection.indentation += 2;
  const own = ownEntries(inspection, value, kind);
  inspection.indentation = indentation;
  const base = baseOf(inspection, kind);
  if (base !== undefined && own.length === 0) return base;
  const isList = kind.type === 'list';
  const items = isList ? Array.from({ length: Math.min(kind.items.length, maxItems) }, (_, at) => kind.items[at]) : [];
  return layOut({
    prefix: base ?? prefixOf(value, kind),
    open: isList ? '[' : '{',
    close: isList ? ']' : '}',
    entries: own,
    indentation,
    innerLevels: inspection.deepestLevel - level,
    elements: isList ? items : undefined,
  });
}

/** What stands for the whole value where its properties do not. */
function baseOf(inspection: Inspection, kind: ValueKind): string | undefined {
  if (kind.type === 'text' || kind.type === 'callable') return kind.text;
  if (kind.type !== 'error') return undefined;
  return inspection.errorText(kind.error).replaceAll('\n', `\n${' '.repeat(inspection.indentation)}`);
}

function prefixOf(value: object, kind: ValueKind): string {
  const name = nameOf(value);
  const tag: unknown = (value as { [Symbol.toStringTag]?: unknown })[Symbol.toStringTag];
  const isTold = typeof tag !== 'string' || tag === '' || tag === name || Object.hasOwn(value, Symbol.toStringTag);
  const shownTag = isTold ? '' : ` [${tag}]`;
  const shownName = name ?? '[Object: null prototype]';
  if (kind.type === 'map' || kind.type === 'set') return `${shownName}(${kind.size})${shownTag}`;
  if (kind.type === 'list' && (kind.isTyped || name !== 'Array'))
    return `${shownName}(${kind.items.length})${shownTag}`;
  const isUsual = name === (kind.type === 'list' ? 'Array' : 'Object');
  return isUsual && shownTag === '' ? '' : `${shownName}${shownTag}`;
}

/** The name of the class that made the object; undefined without a prototype. */
function nameOf(value: object): string | undefined {
  for (let at: object | null = value; at !== null; at = Reflect.getPrototypeOf(at)) {
    const constructor: unknown = Reflect.getOwnPropertyDescriptor(at, 'constructor')?.value;
    if (typeof constructor === 'function' && constructor.name !== '') return constructor.name;
  }
  return undefined;
}

function ownEntries(inspection: Inspection, value: object, kind: ValueKind): string[] {
  const entries = contentEntries(inspection, kind);
  const hidden = kind.type === 'error' ? ['stack', 'message'] : [];
  const hasIndices = kind.type === 'list' || value instanceof String;
  for (const key of Reflect.ownKeys(value)) {
    if (inspection.charactersLeft <= 0) {
      entries.push('... more');
      break;
    }
    if (typeof key === 'string' && (hidden.includes(key) || (hasIndices && isIndex(key)))) continue;
    const descriptor = Reflect.getOwnPropertyDescriptor(value, key);
    const isCause = kind.type === 'error' && (key === 'cause' || key === 'errors');
    if (descriptor === undefined || !(descriptor.enumerable || isCause)) continue;
    const name = isCause ? `[${key}]` : quoteKey(key);
    inspection.charactersLeft -= name.length;
    entries.push(`${name}: ${inspectProperty(inspection, descriptor)}`);
  }
  return entries;
}

function inspectProperty(inspection: Inspection, { get, set, value }: PropertyDescriptor): string {
  if (get !== undefined) return set === undefined ? '[Getter]' : '[Getter/Setter]';
  return set === undefined ? inspectValue(inspection, value) : '[Setter]';
}

function contentEntries(inspection: Inspection, kind: ValueKind): string[] {
  switch (kind.type) {
    case 'map':
      return withRest(inspection, kind.entries, kind.size, ([key, value]) => {
        return `${inspectValue(inspection, key)} => ${inspectValue(inspection, value)}`;
      });
    case 'set':
      return withRest(inspection, kind.items, kind.size, (item) => inspectValue(inspection, item));
    case 'list':
      return listEntries(inspection, kind.items);
    case 'opaque':
      return kind.content === '' ? [] : [kind.content];
    case 'text':
    case 'error':
    case 'callable':
    case 'plain':
      return [];
  }
}

function withRest<Item>(
  inspection: Inspection,
  items: readonly Item[],
  size: number,
  write: (item: Item) => string,
): string[] {
  const entries: string[] = [];
  for (const item of items) {
    if (inspection.charactersLeft <= 0) break;
    entries.push(write(item));
  }
  return entries.length < size ? [...entries, restText(size - entries.length, 'item')] : entries;
}

function listEntries(inspection: Inspection, items: ArrayLike<unknown>): string[] {
  const entries: string[] = [];
  let index = 0;
  while (index < items.length && entries.length < maxItems && inspection.charactersLeft > 0) {
    if (Object.hasOwn(items, index)) {
      entries.push(inspectProperty(inspection, Reflect.getOwnPropertyDescriptor(items, index) ?? {}));
      index += 1;
      continue;
    }
    const start = index;
    index = nextIndex(items, index);
    entries.push(`<${index - start} empty item${index - start > 1 ? 's' : ''}>`);
  }
  return index < items.length ? [...entries, restText(items.length - index, 'item')] : entries;
}

/** The next index that is there: a list may have four thousand million holes. */
function nextIndex(items: ArrayLike<unknown>, after: number): number {
  const next = Object.keys(items).find((key) => isIndex(key) && Number(key) > after);
  return next === undefined ? items.length : Number(next);
}

function restText(count: number, what: string): string {
  return `... ${count} more ${what}${count > 1 ? 's' : ''}`;
}

function isIndex(key: string): boolean {
  return /^(0|[1-9]\d*)$/.test(key);
}

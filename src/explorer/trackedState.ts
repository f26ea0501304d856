import { partPath, type ReadPath } from './reads.ts';
import type { Skeleton } from './skeleton.ts';

export type NoteRead = (part: number, path: ReadPath) => void;

/**
 * A state that notes what is read of it. It looks like a plain one to whoever reads it; handing on an object without
 * looking into it is no read, copying one is.
 */
export class TrackedState {
  /** The values that its parts have now. */
  valueOf: (part: number) => unknown = () => undefined;
  readonly #note: NoteRead;
  readonly #state: () => unknown;
  /** The same object is always seen as the same. No two parts share one. */
  readonly #proxies = new WeakMap<object, object>();

  constructor(skeleton: Skeleton, note: NoteRead) {
    this.#note = note;
    this.#state = this.#build(skeleton);
  }

  get state(): unknown {
    return this.#state();
  }

  /** What is around the parts is the same in every state: it is made once, and reading it tells nothing. */
  #build(skeleton: Skeleton): () => unknown {
    if (skeleton.type === 'part') return () => this.#read(skeleton.part);
    const node: object = Array.isArray(skeleton.template) ? [] : {};
    for (const [key, child] of skeleton.children) {
      Object.defineProperty(node, key, { get: this.#build(child), enumerable: true });
    }
    Object.freeze(node);
    return () => node;
  }

  #read(part: number): unknown {
    const value = this.valueOf(part);
    if (!isObject(value)) this.#note(part, partPath.whole);
    return this.#valueOf(value, part, partPath);
  }

  #valueOf(value: unknown, part: number, path: ReadPath): unknown {
    if (!isObject(value)) return value;
    let proxy = this.#proxies.get(value);
    if (!proxy) {
      const inside = (child: unknown, below: ReadPath) => this.#valueOf(child, part, below);
      const note = (read: ReadPath) => this.#note(part, read);
      this.#proxies.set(value, (proxy = new Proxy(value, new ValueHandler(path, note, inside))));
    }
    return proxy;
  }
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

class ValueHandler implements ProxyHandler<object> {
  readonly #path: ReadPath;
  readonly #note: (path: ReadPath) => void;
  readonly #inside: (child: unknown, path: ReadPath) => unknown;

  constructor(path: ReadPath, note: (path: ReadPath) => void, inside: (child: unknown, path: ReadPath) => unknown) {
    this.#path = path;
    this.#note = note;
    this.#inside = inside;
  }

  get(target: object, key: string | symbol): unknown {
    const child: unknown = Reflect.get(target, key);
    const isInherited = typeof key === 'symbol' || (!Object.hasOwn(target, key) && key in target);
    if (isInherited) return child;
    const path = this.#path.below(key);
    this.#note(path);
    return this.#inside(child, path);
  }

  ownKeys(target: object): (string | symbol)[] {
    this.#note(this.#path.whole);
    return Reflect.ownKeys(target);
  }

  has(target: object, key: string | symbol): boolean {
    this.#note(this.#path.whole);
    return Reflect.has(target, key);
  }

  /** Whoever gets a descriptor gets all that is in it. */
  getOwnPropertyDescriptor(target: object, key: string | symbol): PropertyDescriptor | undefined {
    if (typeof key === 'string') this.#note(this.#path.below(key).whole);
    return Reflect.getOwnPropertyDescriptor(target, key);
  }

  // States are not to be changed.

  set(): boolean {
    return false;
  }

  defineProperty(): boolean {
    return false;
  }

  deleteProperty(): boolean {
    return false;
  }
}

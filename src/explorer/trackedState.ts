import { partPath, type ReadPath } from './reads.ts';
import type { Skeleton } from './skeleton.ts';

export type NoteRead = (part: number, path: ReadPath) => void;

/**
 * A state that notes what is read of it. It looks like the plain one to whoever reads it; handing on an object without
 * looking into it is no read, copying one is.
 */
export function trackedState(skeleton: Skeleton, valueOf: (part: number) => unknown, note: NoteRead): unknown {
  return trackedNode(skeleton, { valueOf, note, proxies: new Map() });
}

interface Tracking {
  readonly valueOf: (part: number) => unknown;
  readonly note: NoteRead;
  /** The same object is always seen as the same. */
  readonly proxies: Map<object, object>;
}

function trackedNode(node: Skeleton, tracking: Tracking): unknown {
  if (node.type === 'part') {
    const value = tracking.valueOf(node.part);
    if (typeof value !== 'object' || value === null) tracking.note(node.part, partPath.whole);
    return trackedValue(value, node.part, partPath, tracking);
  }
  let proxy = tracking.proxies.get(node);
  if (!proxy) tracking.proxies.set(node, (proxy = new Proxy(node.template, new NodeHandler(node, tracking))));
  return proxy;
}

function trackedValue(value: unknown, part: number, path: ReadPath, tracking: Tracking): unknown {
  if (typeof value !== 'object' || value === null) return value;
  let proxy = tracking.proxies.get(value);
  if (!proxy) tracking.proxies.set(value, (proxy = new Proxy(value, new ValueHandler(part, path, tracking))));
  return proxy;
}

/** States are not to be changed. */
class ReadOnly {
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

/** What is around the parts is the same in every state: reading it tells nothing. */
class NodeHandler extends ReadOnly implements ProxyHandler<object> {
  readonly #children: ReadonlyMap<string | symbol, Skeleton>;
  readonly #tracking: Tracking;

  constructor(node: Extract<Skeleton, { type: 'node' }>, tracking: Tracking) {
    super();
    this.#children = node.children;
    this.#tracking = tracking;
  }

  get(target: object, key: string | symbol): unknown {
    const child = this.#children.get(key);
    return child ? trackedNode(child, this.#tracking) : (Reflect.get(target, key) as unknown);
  }

  getOwnPropertyDescriptor(target: object, key: string | symbol): PropertyDescriptor | undefined {
    return described(target, key, this.get(target, key));
  }
}

class ValueHandler extends ReadOnly implements ProxyHandler<object> {
  readonly #part: number;
  readonly #path: ReadPath;
  readonly #tracking: Tracking;

  constructor(part: number, path: ReadPath, tracking: Tracking) {
    super();
    this.#part = part;
    this.#path = path;
    this.#tracking = tracking;
  }

  get(target: object, key: string | symbol): unknown {
    const child: unknown = Reflect.get(target, key);
    const isInherited = typeof key === 'symbol' || (!Object.hasOwn(target, key) && key in target);
    if (isInherited) return child;
    const path = this.#path.below(key);
    this.#tracking.note(this.#part, path);
    return trackedValue(child, this.#part, path, this.#tracking);
  }

  ownKeys(target: object): (string | symbol)[] {
    this.#noteWhole();
    return Reflect.ownKeys(target);
  }

  has(target: object, key: string | symbol): boolean {
    this.#noteWhole();
    return Reflect.has(target, key);
  }

  getOwnPropertyDescriptor(target: object, key: string | symbol): PropertyDescriptor | undefined {
    return described(target, key, this.get(target, key));
  }

  #noteWhole(): void {
    this.#tracking.note(this.#part, this.#path.whole);
  }
}

function described(target: object, key: string | symbol, value: unknown): PropertyDescriptor | undefined {
  const descriptor = Reflect.getOwnPropertyDescriptor(target, key);
  return descriptor && { ...descriptor, value };
}

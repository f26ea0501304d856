import type { ReadPath } from './reads.ts';
import type { Skeleton } from './skeleton.ts';

export type NoteRead = (part: number, path: ReadPath) => void;

/**
 * A state that notes what is read of it. It looks like the plain one to whoever reads it; handing on an object without
 * looking into it is no read, copying one is.
 */
export function trackedState(skeleton: Skeleton, valueOf: (part: number) => unknown, note: NoteRead): unknown {
  const proxies = new Map<object, object>();

  function trackedValue(part: number, value: unknown, keys: readonly string[]): unknown {
    if (typeof value !== 'object' || value === null) return value;
    const known = proxies.get(value);
    if (known) return known;
    const get = (target: object, key: string | symbol): unknown => {
      const isInherited = typeof key === 'symbol' || (!Object.hasOwn(target, key) && key in target);
      const child: unknown = Reflect.get(target, key);
      if (isInherited) return child;
      const path = [...keys, key];
      note(part, { keys: path, isWhole: false });
      return trackedValue(part, child, path);
    };
    const noteWhole = () => note(part, { keys, isWhole: true });
    const proxy = new Proxy(value, {
      get,
      ownKeys: (target) => (noteWhole(), Reflect.ownKeys(target)),
      has: (target, key) => (noteWhole(), Reflect.has(target, key)),
      getOwnPropertyDescriptor: (target, key) => described(target, key, get(target, key)),
      ...readOnly,
    });
    proxies.set(value, proxy);
    return proxy;
  }

  function trackedPart(part: number): unknown {
    const value = valueOf(part);
    if (typeof value !== 'object' || value === null) note(part, { keys: [], isWhole: true });
    return trackedValue(part, value, []);
  }

  function trackedNode(node: Skeleton): unknown {
    if (node.type === 'part') return trackedPart(node.part);
    const known = proxies.get(node);
    if (known) return known;
    const target = node.isArray ? new Array<undefined>(node.children.size).fill(undefined) : emptyOf(node);
    const get = (_: object, key: string | symbol): unknown => {
      const child = typeof key === 'string' ? node.children.get(key) : undefined;
      return child ? trackedNode(child) : (Reflect.get(target, key) as unknown);
    };
    const proxy = new Proxy(target, {
      get,
      getOwnPropertyDescriptor: (_, key) => described(target, key, get(target, key)),
      ...readOnly,
    });
    proxies.set(node, proxy);
    return proxy;
  }

  return trackedNode(skeleton);
}

const readOnly = { set: () => false, defineProperty: () => false, deleteProperty: () => false };

function emptyOf(node: Extract<Skeleton, { type: 'node' }>): object {
  return Object.fromEntries([...node.children.keys()].map((key) => [key, undefined]));
}

function described(target: object, key: string | symbol, value: unknown): PropertyDescriptor | undefined {
  const descriptor = Reflect.getOwnPropertyDescriptor(target, key);
  return descriptor && { ...descriptor, value };
}

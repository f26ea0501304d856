import { assert } from '../base/assert.ts';
import type { PartPath } from '../model/anatomy.ts';

/** What is around the parts of a state, the same in every state: which key leads where. */
export type Skeleton =
  | { readonly type: 'part'; readonly part: number }
  | {
      readonly type: 'node';
      readonly children: ReadonlyMap<string, Skeleton>;
      /** An object or array with these keys and nothing in it. */
      readonly template: object;
    };

/** `state` is any state of the model: all have the same skeleton. */
export function skeletonOf(state: unknown, parts: readonly PartPath[]): Skeleton {
  const partAt = new Map(parts.map((path, part) => [path.join('/'), part]));
  const build = (value: unknown, keys: readonly string[]): Skeleton => {
    const part = partAt.get(keys.join('/'));
    if (part !== undefined) return { type: 'part', part };
    assert(typeof value === 'object' && value !== null, `a part for ${keys.join('.')}`);
    const children = Object.entries(value).map(([key, child]) => [key, build(child, [...keys, key])] as const);
    const empty = children.map(([key]) => [key, undefined] as const);
    const template = Array.isArray(value) ? empty.map(() => undefined) : Object.fromEntries(empty);
    return { type: 'node', children: new Map(children), template };
  };
  return build(state, []);
}

export function joinParts(skeleton: Skeleton, valueOf: (part: number) => unknown): unknown {
  if (skeleton.type === 'part') return valueOf(skeleton.part);
  const entries = [...skeleton.children].map(([key, child]) => [key, joinParts(child, valueOf)] as const);
  return Array.isArray(skeleton.template) ? entries.map(([, value]) => value) : Object.fromEntries(entries);
}

/** A copy of plain data that shares nothing with it. */
export function copied(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(copied);
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, copied(child)]));
}

export function childOf(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined;
}

export function valueAt(value: unknown, keys: readonly string[]): unknown {
  return keys.reduce(childOf, value);
}

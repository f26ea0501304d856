/** Kept before any learner code can replace them. */
const { stringify } = JSON;
const { isArray } = Array;
const { getPrototypeOf, prototype: plainPrototype } = Object;
const { isFinite } = Number;

const deepest = 60;

const laterHint =
  'Where you would await, reply { type: "later", memo }: you are asked again, with the memo in the request.';

export type JsonText = { readonly json: string } | { readonly problem: string };

/** `value` as JSON text, or a sentence on the first part of it that JSON does not know. `name` is what it is called there. */
export function jsonTextOf(value: unknown, name: string): JsonText {
  const problem = problemOf(value, name, 0);
  return problem === undefined ? { json: stringify(value) } : { problem };
}

function problemOf(value: unknown, path: string, depth: number): string | undefined {
  if (depth > deepest) return `\`${path}\` is nested too deeply, or holds itself.`;
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return undefined;
    case 'number':
      return isFinite(value) ? undefined : `\`${path}\` is ${value}, which JSON does not know.`;
    case 'object':
      return value === null ? undefined : problemInside(value, path, depth);
    default:
      return `\`${path}\` is ${typeof value === 'undefined' ? '' : 'a '}${typeof value}, which JSON does not know.`;
  }
}

function problemInside(value: object, path: string, depth: number): string | undefined {
  if (isArray(value)) {
    for (let index = 0; index < value.length; index++) {
      const problem = problemOf(value[index], `${path}[${index}]`, depth + 1);
      if (problem !== undefined) return problem;
    }
    return undefined;
  }
  const prototype: unknown = getPrototypeOf(value);
  if (prototype !== plainPrototype && prototype !== null) {
    const kind = kindOf(value);
    return kind === 'Promise'
      ? `\`${path}\` is a promise: decide has to answer at once, so it cannot be async. ${laterHint}`
      : `\`${path}\` is a ${kind}, which JSON does not know: use plain objects and lists.`;
  }
  for (const [key, part] of Object.entries(value)) {
    const problem = problemOf(part, depth === 0 && path === answerName ? key : `${path}.${key}`, depth + 1);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

/** The whole of what `decide` gave back; its parts are called by their own names. */
export const answerName = 'the answer';

function kindOf(value: object): string {
  const { constructor } = value;
  return typeof constructor === 'function' && constructor.name !== '' ? constructor.name : 'object of its own kind';
}

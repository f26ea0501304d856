import { cut, uncurried } from '../kept.ts';

/** Kept before any learner code can replace them. */
const { stringify } = JSON;
const { isArray } = Array;
const { getPrototypeOf, keys, prototype: plainPrototype } = Object;
const { isFinite } = Number;
const sliceText = uncurried(String.prototype.slice);

const deepest = 60;
const longestName = 60;

const laterHint =
  'Where you would await, reply { type: "later", memo }: you are asked again, with the memo in the request.';

export type JsonText =
  { readonly type: 'json'; readonly json: string } | { readonly type: 'problem'; readonly problem: string };

/**
 * `value` as JSON text, or a sentence on the first part of it that JSON does not know. `name` is what it is called there. Reads
 * each part once, and calls no `toJSON`: what is looked at is what is written.
 */
export function jsonTextOf(value: unknown, name: string, thrownText: (error: unknown) => string): JsonText {
  try {
    return textOf(value, name, 0);
  } catch (error) {
    return problem(`\`${name}\` cannot be read: ${thrownText(error)}`);
  }
}

function textOf(value: unknown, path: string, depth: number): JsonText {
  if (depth > deepest) return problem(`\`${path}\` is nested too deeply, or holds itself.`);
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return json(stringify(value));
    case 'number':
      return isFinite(value) ? json(stringify(value)) : problem(`\`${path}\` is ${value}, which JSON does not know.`);
    case 'object':
      if (value === null) return json('null');
      return isArray(value) ? textOfList(value, path, depth) : textOfObject(value, path, depth);
    default:
      return problem(
        `\`${path}\` is ${typeof value === 'undefined' ? '' : 'a '}${typeof value}, which JSON does not know.`,
      );
  }
}

function textOfList(list: readonly unknown[], path: string, depth: number): JsonText {
  let text = '';
  for (let index = 0; index < list.length; index++) {
    const part = textOf(list[index], `${path}[${index}]`, depth + 1);
    if (part.type === 'problem') return part;
    text += `${index === 0 ? '' : ','}${part.json}`;
  }
  return json(`[${text}]`);
}

function textOfObject(value: object, path: string, depth: number): JsonText {
  const prototype: unknown = getPrototypeOf(value);
  if (prototype !== plainPrototype && prototype !== null) return problem(kindProblem(value, path));
  const names = keys(value);
  let text = '';
  for (let index = 0; index < names.length; index++) {
    const key = names[index] as keyof typeof value;
    const name = onOneLine(key);
    const part = textOf(value[key], depth === 0 && path === answerName ? name : `${path}.${name}`, depth + 1);
    if (part.type === 'problem') return part;
    text += `${index === 0 ? '' : ','}${stringify(key)}:${part.json}`;
  }
  return json(`{${text}}`);
}

/** The whole of what `decide` gave back; its parts are called by their own names. */
export const answerName = 'the answer';

function kindProblem(value: object, path: string): string {
  const { constructor } = value;
  const name: unknown = typeof constructor === 'function' ? constructor.name : '';
  if (typeof name !== 'string' || name === '') {
    return `\`${path}\` is an object of its own kind, which JSON does not know: use plain objects and lists.`;
  }
  return name === 'Promise'
    ? `\`${path}\` is a promise: decide has to answer at once, so it cannot be async. ${laterHint}`
    : `\`${path}\` is of the class ${onOneLine(name)}, which JSON does not know: use plain objects and lists.`;
}

function onOneLine(name: string): string {
  return sliceText(stringify(cut(name, longestName)), 1, -1);
}

function json(text: string): JsonText {
  return { type: 'json', json: text };
}

function problem(sentence: string): JsonText {
  return { type: 'problem', problem: sentence };
}

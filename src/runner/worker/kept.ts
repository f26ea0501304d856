/**
 * What is needed once a program has begun, taken before: it may replace every builtin and spoil every prototype. A call of
 * these goes through nothing that can be reached from the program.
 */
const { apply, defineProperty, getOwnPropertyDescriptor } = Reflect;
const { hasOwn, prototype: objectPrototype } = Object;
const { prototype: errorPrototype } = Error;

type Method<This, Values extends unknown[], Result> = (this: This, ...values: Values) => Result;

/** A method as a function whose first argument is what it is called on. */
export function uncurried<This, Values extends unknown[], Result>(
  method: Method<This, Values, Result>,
): (on: This, ...values: Values) => Result {
  return (on, ...values) => apply(method, on, values);
}

/** Reads a property as the prototype has it now. Throws for what is no object of that kind. */
export function readerOf<Kind extends object, Key extends keyof Kind & string>(
  prototype: Kind,
  key: Key,
): (on: Kind) => Kind[Key] {
  const get = getOwnPropertyDescriptor(prototype, key)?.get as Method<Kind, [], Kind[Key]>;
  return uncurried(get);
}

/** As `push`, which an index setter on the prototype would hear of. */
export function append<Item>(list: Item[], item: Item): void {
  const descriptor = { __proto__: null, value: item, writable: true, enumerable: true, configurable: true };
  defineProperty(list, list.length, descriptor as PropertyDescriptor);
}

/** As `in`, for what is the value's own. */
export const has: (value: object, key: string) => boolean = hasOwn;

const isPrototypeOf = uncurried(objectPrototype.isPrototypeOf);

/** As `instanceof`, which asks the class. May throw all the same, for a proxy. */
export function isError(value: unknown): value is Error {
  return typeof value === 'object' && value !== null && isPrototypeOf(errorPrototype, value);
}

const sliceText = uncurried(String.prototype.slice);
const charCodeAt = uncurried(String.prototype.charCodeAt);

/** The first `length` characters, without leaving half of a surrogate pair. */
export function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  const last = charCodeAt(text, length - 1);
  return sliceText(text, 0, last >= 0xd800 && last < 0xdc00 ? length - 1 : length);
}

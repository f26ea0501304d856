export type WholeNumber = { readonly type: 'number'; readonly value: bigint } | Refusal;
export interface Refusal {
  readonly type: 'refused';
  readonly reason: string;
}

const LONGEST_DIGITS = 30;

/** Reads a token as typed by a learner. Exact at any size: a token may lie beyond what a JavaScript number can hold. */
export function parseWholeNumber(text: string, name: string): WholeNumber {
  const digits = text.trim();
  if (digits === '') return refuse(`Type a whole number for ${name}, for example 42.`);
  if (/^-\d+$/.test(digits)) return refuse(`${name} is below zero. Type a whole number, 0 or more.`);
  if (!/^\d+$/.test(digits)) return refuse(`${name} is not a whole number. Use digits only, for example 42.`);
  if (digits.length > LONGEST_DIGITS) return refuse(`${name} is too long: at most ${LONGEST_DIGITS} digits.`);
  return { type: 'number', value: BigInt(digits) };
}

/** A JavaScript number would round such a token, and could take an old one for a new one. */
export const isBeyondNumber = (value: bigint): boolean => value > BigInt(Number.MAX_SAFE_INTEGER);

function refuse(reason: string): Refusal {
  return { type: 'refused', reason };
}

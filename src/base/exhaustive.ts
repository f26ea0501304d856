/** Marks a switch as exhaustive: a new variant that nobody handled is a type error here, and a throw if one slips in. */
export function exhaustive(variant: never): never {
  throw new Error(`Unhandled variant: ${JSON.stringify(variant)}`);
}

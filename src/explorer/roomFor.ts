/** The array, or a longer copy of it, with room for `length` numbers. */
export function roomFor(array: Int32Array<ArrayBuffer>, length: number): Int32Array<ArrayBuffer> {
  if (length <= array.length) return array;
  const longer = new Int32Array(Math.max(length, 2 * array.length));
  longer.set(array);
  return longer;
}

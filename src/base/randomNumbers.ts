/**
 * Whole numbers from 0 to 2³² - 1 that look random (xorshift, by George Marsaglia). The same seed gives the same numbers
 * on every machine, so whatever was found with it is found again.
 */
export function randomNumbers(seed: number): () => number {
  // The generator must not start at zero, and neighbouring seeds should have nothing in common.
  let bits = Math.imul(seed, 0x9e3779b1) || 1;
  return () => {
    bits ^= bits << 13;
    bits ^= bits >>> 17;
    bits ^= bits << 5;
    return bits >>> 0;
  };
}

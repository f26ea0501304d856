/** SHA-1 of `text` as UTF-8, in hexadecimal. Anki's format asks for it; the browser's own is there over https only. */
export function sha1(text: string): string {
  const words = paddedWords(utf8(text));
  let hash = [0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0];
  for (let start = 0; start < words.length; start += 16) hash = afterBlock(hash, words.slice(start, start + 16));
  return hash.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

function afterBlock(hash: readonly number[], block: readonly number[]): number[] {
  const w = [...block];
  for (let t = 16; t < 80; t += 1) w.push(rotated(at(w, t - 3) ^ at(w, t - 8) ^ at(w, t - 14) ^ at(w, t - 16), 1));
  let [a = 0, b = 0, c = 0, d = 0, e = 0] = hash;
  for (const [t, word] of w.entries()) {
    const [mix, constant] = roundOf(t, b, c, d);
    const next = (rotated(a, 5) + mix + e + constant + word) | 0;
    [e, d, c, b, a] = [d, c, rotated(b, 30), a, next];
  }
  return [a, b, c, d, e].map((word, index) => (word + at(hash, index)) | 0);
}

function roundOf(t: number, b: number, c: number, d: number): readonly [mix: number, constant: number] {
  if (t < 20) return [(b & c) | (~b & d), 0x5a827999];
  if (t < 40) return [b ^ c ^ d, 0x6ed9eba1];
  if (t < 60) return [(b & c) | (b & d) | (c & d), 0x8f1bbcdc];
  return [b ^ c ^ d, 0xca62c1d6];
}

/** The bytes as big-endian words, with a one bit, zeros and the length in bits at the end, in blocks of sixteen. */
function paddedWords(bytes: readonly number[]): readonly number[] {
  const wordCount = (((bytes.length + 8) >> 6) + 1) * 16;
  const words = new Array<number>(wordCount).fill(0);
  [...bytes, 0x80].forEach((byte, index) => {
    words[index >> 2] = at(words, index >> 2) | (byte << (24 - (index % 4) * 8));
  });
  words[wordCount - 2] = Math.floor(bytes.length / 2 ** 29);
  words[wordCount - 1] = bytes.length << 3;
  return words;
}

function utf8(text: string): readonly number[] {
  const escaped = encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\uFFFD'));
  return [...escaped.matchAll(/%(\w\w)|([^%])/g)].map(([, hex, char = '']) =>
    hex === undefined ? char.charCodeAt(0) : Number.parseInt(hex, 16),
  );
}

function rotated(word: number, bits: number): number {
  return (word << bits) | (word >>> (32 - bits));
}

function at(words: readonly number[], index: number): number {
  return words[index] ?? 0;
}

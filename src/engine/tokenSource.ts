import type { LockConfig, TokenSource } from './config.ts';
import { recipeRoom } from './recipeRoom.ts';

/** Whether tokens come from a program, or from the recipe of a real system: from what was asked, not from a rule. */
export function asksForTokens(source: TokenSource): boolean {
  return !['counter', 'uuid', 'forgetfulCounter'].includes(source);
}

/** The token of the grant with number `grant` (1 is the first), by the rule; a source that asks begins there too, in general. */
export function tokenOf({ tokenSource, firstToken }: LockConfig, grant: number): number {
  return tokenSource === 'uuid' ? uuidOf(firstToken + grant) : firstToken + grant - 1;
}

/** The number of the grant that `token` came from, or 0 when it came from none of the first `issuedCount`. */
export function grantOf(config: LockConfig, token: number, issuedCount: number): number {
  if (config.tokenSource !== 'uuid') return token - config.firstToken + 1;
  for (let grant = 1; grant <= issuedCount; grant++) if (tokenOf(config, grant) === token) return grant;
  return 0;
}

/** As people read it. UUIDs keep their first eight digits, of fixed width, so text order is number order. */
export function tokenText(source: TokenSource, token: number): string {
  const text = recipeRoom.tokenText?.(source, token);
  return text ?? (source === 'uuid' && token > 0 ? token.toString(16).padStart(8, '0') : String(token));
}

/** 32 bits that have nothing to do with the order of grants (the finaliser of MurmurHash3). */
export function uuidOf(seed: number): number {
  let bits = Math.imul(seed, 0x9e3779b1);
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}

import type { RecipeSource } from '../config.ts';
import { defaultClient } from '../defaults.ts';
import { tokenText } from '../tokenSource.ts';
import { play, tokensGranted, type Played } from './play.ts';

export const acquireA = 'proceed A, deliver A1, deliver a1';
export const acquireB = 'proceed B, deliver B1, deliver b1';
const acquireC = 'proceed C, deliver C1, deliver c1';
export const inVainC = 'proceed C, deliver C1, deliver c1';
export const three = [defaultClient, defaultClient, defaultClient];
export const played = (tokenSource: RecipeSource, ...lines: readonly string[]): Played =>
  play({ clients: three, tokenSource }, ...lines);
export const threeGrants = (tokenSource: RecipeSource): Played =>
  played(tokenSource, acquireA, 'expire lease', acquireB, 'expire lease', acquireC);
export const textsOf = (run: Played): readonly string[] =>
  tokensGranted(run).map((token) => tokenText(run.config.tokenSource, token));
/** A writes, loses its lease, and B asks and writes. */
export const secondHolderWrites = (tokenSource: RecipeSource, ...before: readonly string[]): Played =>
  played(
    tokenSource,
    acquireA,
    'proceed A, deliver A2, deliver a2',
    'expire lease',
    ...before,
    acquireB,
    'proceed B, deliver B2',
  );

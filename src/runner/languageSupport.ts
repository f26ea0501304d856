import type { Program } from './protocol.ts';
import type { LoadProgress } from './runner.ts';
import type { SandboxFrame } from './sandboxFrame.ts';

export type Compiled =
  | { readonly type: 'program'; readonly program: Program }
  | { readonly type: 'refused'; readonly problems: readonly string[] };

/** What differs from language to language on the page's side. */
export interface LanguageSupport {
  /** Why this browser cannot run the language, if so. */
  problem(): string | undefined;
  /** Loads what the page itself needs before it can compile. */
  load(onProgress: (progress: LoadProgress) => void): Promise<unknown>;
  /** Gives a new frame what its workers need. */
  prepare(frame: SandboxFrame, onProgress: (progress: LoadProgress) => void): Promise<void>;
  /** Called for every worker that has started. */
  onReady(frame: SandboxFrame, isSnapshotRefused: boolean): void;
  compile(source: string): Promise<Compiled>;
}

import { chubbyStatements } from '../../engine/sources/chubbyStatements.ts';
import type { SystemId } from '../../engine/sources/recipeSource.ts';

/** The kept result of a comparison; see src/tools/conformance. */
export interface ConformanceReport {
  /** The day, as `2026-11-30`. */
  readonly comparedOn: string;
  readonly seed: number;
  /** Of the files that were compared: see `modelHash`. */
  readonly model: string;
  readonly systems: readonly ComparedSystem[];
  /** What was found and mended before. */
  readonly mended: readonly string[];
}

export interface ComparedSystem {
  readonly system: string;
  readonly server: string;
  readonly client: string;
  readonly histories: number;
  readonly operations: number;
  /** Commands as the page shows them, pasted into the system's own tool. */
  readonly commands: number;
}

/** When and with what a recipe was compared, as a sentence. */
export function comparedText(system: SystemId, { comparedOn, systems }: ConformanceReport): string {
  if (system === 'chubby') {
    return `Chubby is not public, so nothing here was compared with it: the recipe was checked against ${chubbyStatements.length} statements about it, as others quote the paper (Burrows, OSDI 2006).`;
  }
  const compared = systems.find((other) => other.system === system);
  if (!compared) return 'This recipe has not been compared with the real system yet.';
  const { server, client, histories, operations, commands } = compared;
  return `Last compared on ${comparedOn} with ${server}, through ${client}: ${counted(histories)} random histories with ${counted(operations)} operations, and ${commands} commands as they stand here. The model and the system agreed.`;
}

const counted = (count: number): string => count.toLocaleString('en');

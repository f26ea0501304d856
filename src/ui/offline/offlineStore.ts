import { create } from 'zustand';
import type { PartId } from './keptFile.ts';

/** How much of the lesson is to be kept: all, without the large parts, nothing. */
export const amounts = ['all', 'lesson', 'nothing'] as const;
export type Amount = (typeof amounts)[number];

/** A part of the build: how large it is, and how much of it is here. */
export interface KeptPart {
  readonly id: PartId | 'snapshot';
  readonly bytes: number;
  readonly keptBytes: number;
}

export interface OfflineState {
  readonly amount: Amount;
  /** The learner's own choice; without one, everything, or less where the browser asks to save data. */
  readonly isChosen: boolean;
  readonly isSavingData: boolean;
  /** Empty until the service worker has told what there is. */
  readonly parts: readonly KeptPart[];
  readonly isKeeping: boolean;
  /** Why it does not go on, as a sentence. */
  readonly problem: string | undefined;
  /** Shows the browser's own question whether to install the lesson, if it offers that. */
  readonly install: (() => void) | undefined;
}

export const useOffline = create<OfflineState>()(() => ({
  amount: 'all',
  isChosen: false,
  isSavingData: false,
  parts: [],
  isKeeping: false,
  problem: undefined,
  install: undefined,
}));

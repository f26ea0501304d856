import * as v from 'valibot';
import type { Scenario } from '../../../engine/scenario.ts';
import { decodeSchedule } from '../../../engine/scheduleCode.ts';
import { storyFormat, storyVersion } from '../../../view/storyFile.ts';
import type { WhatIf } from '../../../view/whatIf.ts';
import { decodeDials } from '../../state/dialsCode.ts';
import { quoted } from '../../state/quoted.ts';
import { storySchema } from './storyFileSchema.ts';

type ReadStory = { readonly scenario: Scenario; readonly dials?: WhatIf | undefined } | { readonly problem: string };

/** A story of a thousand steps in four worlds fits. */
export const mostCharacters = 8_000_000;
const mostSteps = 1_000;
const mostActions = 5_000;

/** Said without looking into the file. */
export function tooLarge(length: number): string {
  return `This file is too large to be a story (${(length / 1_000_000).toFixed(1)} MB).`;
}

/** The story in the text of a file, or why there is none, as a sentence. What the file tells beside it is not believed. */
export function readStoryFile(text: string): ReadStory {
  if (text.length > mostCharacters) return { problem: tooLarge(text.length) };
  const value = parsed(text);
  if (value === undefined)
    return { problem: 'This file is no story: it cannot be read as JSON, or a part is missing.' };
  const problem = problemOfHead(value);
  if (problem !== undefined) return { problem };
  const read = v.safeParse(storySchema, value, { abortEarly: true });
  if (!read.success) return { problem: problemOf(read.issues[0]) };
  const { schedule: code, dials: dialsCode, ...story } = read.output;
  const dials = dialsCode === undefined ? undefined : decodeDials(dialsCode);
  if (dialsCode !== undefined && !dials) {
    return { problem: `The dials in this file do not exist (${quoted(dialsCode)}).` };
  }
  const decoded = decodeSchedule(code);
  if ('unreadable' in decoded) {
    return { problem: `The schedule in this file cannot be read (${quoted(decoded.unreadable)}).` };
  }
  const { schedule } = decoded;
  const actionCount = schedule.reduce((sum, step) => sum + step.length, 0);
  if (schedule.length > mostSteps || actionCount > mostActions) {
    return {
      problem: `The story in this file is too long (${schedule.length} steps, ${actionCount} actions): at most ${mostSteps} steps with ${mostActions} actions can be shown.`,
    };
  }
  return { scenario: { ...story, schedule }, ...(dials ? { dials } : {}) };
}

function parsed(text: string): unknown {
  try {
    // Some editors put a mark before the first character.
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}

function problemOfHead(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || !('format' in value) || value.format !== storyFormat) {
    return 'This file is JSON, but no story of this lesson.';
  }
  const version = 'version' in value ? value.version : undefined;
  if (version === storyVersion) return undefined;
  return typeof version === 'number' && version > storyVersion
    ? `This file was made by a newer version of this page (${quoted(String(version))}), which this one cannot read.`
    : 'This file does not say a version of its format that this page knows.';
}

function problemOf(issue: v.BaseIssue<unknown>): string {
  const path = v.getDotPath(issue) ?? 'content';
  const { input } = issue;
  const found = input === undefined ? 'missing' : shown(input);
  // A missing part has valibot's own message, which is not for people.
  const expected = input === undefined ? '' : `; it should be ${issue.message}`;
  return `The story in this file cannot be shown: its ${path} is ${found}${expected}.`;
}

function shown(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? quoted(String(value)) : 'something else';
}

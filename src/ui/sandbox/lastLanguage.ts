import * as v from 'valibot';
import { readSaved, writeSaved } from '../state/saved.ts';

const key = 'sandbox/last-language';
const languageSchema = v.picklist(['python', 'typescript']);

/** The language in which the learner ran a program last; Python, which takes longer to start, before the first. */
export function lastLanguage(): v.InferOutput<typeof languageSchema> {
  return readSaved(key, languageSchema) ?? 'python';
}

export function rememberLanguage(language: string): void {
  if (v.is(languageSchema, language)) writeSaved(key, language);
}

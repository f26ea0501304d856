import { useEffect } from 'react';
import { grades, type Grade } from '../../../practice/review.ts';
import { useStore } from '../../state/store.ts';

interface StudyKeys {
  readonly isAnswerShown: boolean;
  readonly showAnswer: () => void;
  readonly give: (grade: Grade) => void;
  readonly undo: () => void;
  readonly close: () => void;
}

const typing = 'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role=textbox]';
const usesSpace = 'button, summary, a, [role=button]';

/** While cards are practised, the digits grade; before the page's own keys see them. None acts while typing. */
export function useStudyKeys(keys: StudyKeys): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const act = actOf(event, keys);
      if (!act) return;
      event.preventDefault();
      event.stopPropagation();
      if (!event.repeat) act();
    };
    document.addEventListener('keydown', onKey, true);
    return () => document.removeEventListener('keydown', onKey, true);
  });
}

function actOf(event: KeyboardEvent, keys: StudyKeys): (() => void) | undefined {
  const target = event.target instanceof Element ? event.target : document.body;
  if (!areKeysFor(event, target)) return undefined;
  const grade = /^[1-4]$/.test(event.key) ? grades[Number(event.key) - 1] : undefined;
  // Too early, a digit does nothing: it would else lead to another part of the lesson.
  if (grade) return () => keys.give(grade);
  switch (event.key.toLowerCase()) {
    case ' ':
      return keys.isAnswerShown || target.closest(usesSpace) !== null ? undefined : keys.showAnswer;
    case 'u':
      return keys.undo;
    case 'escape':
      return keys.close;
    default:
      return undefined;
  }
}

function areKeysFor(event: KeyboardEvent, target: Element): boolean {
  const { areKeysOn, isKeysDialogOpen, tab } = useStore.getState();
  if (tab !== 'qa' || !areKeysOn || isKeysDialogOpen || event.isComposing) return false;
  if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return false;
  return target.closest(typing) === null && target.closest('dialog[open]') === null;
}

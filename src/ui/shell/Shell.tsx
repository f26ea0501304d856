import { Suspense, type ReactElement } from 'react';
import type { Lesson } from '../../lesson/lesson.ts';
import { lazyPanel } from '../stage/lazyPanel.tsx';
import { useStore } from '../state/store.ts';
import { VoiceButton } from '../voice/VoiceButton.tsx';
import { Notices } from './Notices.tsx';
import './shell.css';
import { TabList } from './TabList.tsx';
import { ThemeSelect } from './ThemeSelect.tsx';

const KeysDialog = lazyPanel(async () => (await import('./KeysDialog.tsx')).KeysDialog);

type Heading = Pick<Lesson, 'course' | 'part' | 'title' | 'subtitle' | 'thesis'>;

/** All that stands above the four parts: what the lesson is, what it claims, and the way around. */
export function Shell({ lesson }: { readonly lesson: Heading }): ReactElement {
  const isKeysDialogOpen = useStore((state) => state.isKeysDialogOpen);
  const setKeysDialogOpen = useStore((state) => state.setKeysDialogOpen);
  return (
    <>
      <header className="shell-header page">
        <p className="shell-course">
          {lesson.course} <span className="shell-part">{lesson.part}</span>
        </p>
        <div className="shell-tools print-hidden">
          <VoiceButton />
          <ThemeSelect />
          <button
            type="button"
            className="button-quiet"
            onClick={() => {
              setKeysDialogOpen(true);
            }}
          >
            Keys
          </button>
        </div>
        <h1 className="shell-title">
          {lesson.title} <span className="shell-subtitle">{lesson.subtitle}</span>
        </h1>
        <p className="shell-thesis">{lesson.thesis}</p>
        <TabList />
      </header>
      <Notices />
      <Suspense>{isKeysDialogOpen && <KeysDialog />}</Suspense>
    </>
  );
}

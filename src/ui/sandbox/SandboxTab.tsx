import { useDeferredValue, useState, type ReactElement } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import type { Lesson } from '../../lesson/lesson.ts';
import { Prose } from '../prose/Prose.tsx';
import { ChallengeLadder } from './challenge/ChallengeLadder.tsx';
import { ChallengeListings } from './challenge/ChallengeListings.tsx';
import { useIsHydrated } from '../shell/useIsHydrated.ts';
import { ExerciseView } from './ExerciseView.tsx';
import { openSettings, type SandboxSettings } from './sandboxSettings.ts';
import { SettingsBar } from './SettingsBar.tsx';
import { SnippetPanel } from './SnippetPanel.tsx';
import { SqlSnippetPanel } from './sql/SqlSnippetPanel.tsx';
import { SnippetText } from './SnippetText.tsx';
import { useSharedSnippet } from './useSharedSnippet.ts';
import { warmUpFrom } from './warmUp.ts';
import './challenge/challenge.css';
import './SandboxTab.css';

/** The lesson's programs, to read, change and run, and the exercise that goes with them. */
export function SandboxTab({ lesson }: { readonly lesson: Lesson }): ReactElement {
  // In pieces, between which the runtimes begin to load.
  const isInteractive = useDeferredValue(useIsHydrated());
  return (
    <div className="sandbox">
      {isInteractive ? <Workbench lesson={lesson} /> : <Listings lesson={lesson} />}
      {lesson.exercises.map((exercise) => (
        <ExerciseView key={exercise.id} exercise={exercise} isInteractive={isInteractive} />
      ))}
    </div>
  );
}

function Workbench({ lesson }: { readonly lesson: Lesson }): ReactElement {
  const [settings] = useState<StoreApi<SandboxSettings>>(openSettings);
  const shared = useSharedSnippet(lesson.snippets);
  return (
    <>
      <header className="sandbox-head">
        <h2>Run it</h2>
        <p>Change the code and run it, here in the page. What you write is saved in this browser as you type.</p>
        <SettingsBar settings={settings} />
      </header>
      <div className="sandbox-snippets">
        {lesson.snippets.map((snippet) => {
          const Panel = snippet.language === 'sql' ? SqlSnippetPanel : SnippetPanel;
          return (
            <Panel
              key={snippet.id}
              lessonId={lesson.id}
              snippet={snippet}
              settings={settings}
              sharedCode={shared?.snippetId === snippet.id ? shared.code : undefined}
            />
          );
        })}
      </div>
      <ChallengeLadder lesson={lesson} settings={settings} />
    </>
  );
}

function Listings({ lesson }: { readonly lesson: Lesson }): ReactElement {
  return (
    <>
      <header className="sandbox-head">
        <h2>Run it</h2>
        <p>With JavaScript these programs can be changed and run here.</p>
      </header>
      <div className="sandbox-snippets">
        {lesson.snippets.map((snippet) => (
          <section key={snippet.id} className="sandbox-snippet">
            <h3>{snippet.title}</h3>
            <Prose id={`snippets/${snippet.id}`} />
            <SnippetText snippet={snippet} />
          </section>
        ))}
      </div>
      <ChallengeListings challenges={lesson.challenges} />
    </>
  );
}

// This file comes while the page is idle, most often before the Sandbox is opened.
if (typeof document !== 'undefined') {
  const tab = document.querySelector('.shell-tab[href="#sandbox"]');
  if (tab !== null) warmUpFrom(tab);
}

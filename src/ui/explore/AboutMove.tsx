import type { ReactNode } from 'react';
import { deferred } from '../deferred.tsx';
import { Tabs } from '../Tabs.tsx';
import { classes } from '../board/classes.ts';
import * as analysis from '#words/ui/analysisTabs.ts';
import * as words from '#words/ui/explore.ts';
import styles from './explore.module.css';

/** Loaded on demand: whoever looks at variations may want to think for themselves. */
const AnalysisPanel = deferred(async () => (await import('./AnalysisPanel.tsx')).AnalysisPanel);
const ReportPanel = deferred(async () => (await import('./ReportPanel.tsx')).ReportPanel);

/** What is shown about the move and the game. */
export type View = 'notes' | 'analysis' | 'report';

/** What the computer thinks of the position or of the whole game. */
export const Computed = ({ view }: { readonly view: Exclude<View, 'notes'> }) =>
  view === 'analysis' ? <AnalysisPanel /> : <ReportPanel />;

interface AboutMoveProps {
  readonly view: View;
  readonly onView: (view: View) => void;
  /** The notes. */
  readonly children: ReactNode;
}

/**
 * The notes on the move that is shown, or what the computer thinks. That lies over the notes, which keep their room, so that
 * nothing moves when another tab is chosen.
 */
export function AboutMove({ view, onView, children }: AboutMoveProps) {
  const isCovered = view !== 'notes';
  const content = (
    <div className={styles.about}>
      <div className={classes(styles.node, isCovered && styles.covered)}>{children}</div>
      {isCovered && (
        <div className={styles.cover}>
          <Computed view={view} />
        </div>
      )}
    </div>
  );
  return (
    <section className={styles.aboutMove} aria-label={words.thisMove}>
      <Tabs
        label={analysis.tabs}
        chosen={view}
        onChoose={onView}
        summons={0}
        tabs={[
          { id: 'notes', title: analysis.notes, content },
          { id: 'analysis', title: analysis.analysis, content },
          { id: 'report', title: analysis.report, content },
        ]}
      />
    </section>
  );
}

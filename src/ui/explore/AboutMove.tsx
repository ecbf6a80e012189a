import type { ReactNode } from 'react';
import { useState } from 'react';
import { deferred } from '../deferred.tsx';
import { opensReport } from '../reportEntry.ts';
import { Tabs } from '../Tabs.tsx';
import { useKey } from '../useKey.ts';
import { classes } from '../board/classes.ts';
import * as analysis from '#words/ui/analysisTabs.ts';
import * as words from '#words/ui/explore.ts';
import styles from './explore.module.css';
import { useHired } from './AnalystContext.ts';

/** Loaded on demand: whoever looks at variations may want to think for themselves. */
const AnalysisPanel = deferred(async () => (await import('./AnalysisPanel.tsx')).AnalysisPanel);
const ReportPanel = deferred(async () => (await import('./ReportPanel.tsx')).ReportPanel);

type View = 'notes' | 'analysis' | 'report';

/**
 * The notes on the move that is shown, or what the computer thinks of the position or of the whole game. That lies over
 * the notes, which keep their room, so that nothing moves when another tab is chosen.
 */
export function AboutMove({ children }: { readonly children: ReactNode }) {
  const { analyst, call } = useHired();
  const [view, setView] = useState<View>(() => (opensReport() ? 'report' : 'notes'));
  useKey('analysis', () => {
    if (analyst?.getState().isOn !== true) setView('analysis');
    call((called) => {
      called.getState().toggle();
    });
  });
  const isCovered = view !== 'notes';
  const content = (
    <div className={styles.about}>
      <div className={classes(styles.node, isCovered && styles.covered)}>{children}</div>
      {isCovered && (
        <div className={styles.cover}>{view === 'analysis' ? <AnalysisPanel /> : <ReportPanel />}</div>
      )}
    </div>
  );
  return (
    <section className={styles.aboutMove} aria-label={words.thisMove}>
      <Tabs
        label={analysis.tabs}
        chosen={view}
        onChoose={setView}
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

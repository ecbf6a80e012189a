import { useStore } from 'zustand';
import { useEffect } from 'react';
import type { AnalystStore } from '../../store/analysis/analystState.ts';
import type { Report } from '../../store/analysis/report.ts';
import { lookedAt, momentsIn } from '../../store/analysis/report.ts';
import { analysisChoices, nodesOf, thoroughnesses } from '../../store/analysis/analysisChoices.ts';
import { say } from '../../words/say.ts';
import * as words from '#words/ui/analysis.ts';
import styles from './analysis.module.css';
import { useAnalysed, useHired } from './AnalystContext.ts';
import { useExplore } from './ExploreContext.ts';
import { LessonCard } from './LessonCard.tsx';
import { Moments } from './Moments.tsx';
import { ReportGraph } from './ReportGraph.tsx';

/** The report of the game: how it went, where it turned, and what would have been better. */
export function ReportPanel() {
  const { analyst, call } = useHired();
  const report = useAnalysed((state) => state?.report);
  const lesson = useAnalysed((state) => state?.lesson);
  useEffect(() => {
    if (!analyst) call(() => undefined);
  }, [analyst, call]);
  if (!analyst || !report) return <p className={styles.soft}>{words.awaited}</p>;
  if (report.path.length === 0) return <p className={styles.soft}>{words.noGame}</p>;
  return (
    <div className={styles.panel}>
      {report.nodes === 0 && <p className={styles.soft}>{words.reportWhat}</p>}
      {lesson && <LessonCard analyst={analyst} lesson={lesson} />}
      {report.nodes > 0 && <ReportGraph report={report} />}
      {!lesson && (
        <>
          <Run analyst={analyst} report={report} />
          {report.trouble && <p className={styles.soft}>{say(report.trouble)}</p>}
          {report.nodes > 0 && <Turns analyst={analyst} report={report} />}
        </>
      )}
    </div>
  );
}

interface PartProps {
  readonly analyst: AnalystStore;
  readonly report: Report;
}

/** How far the report has come, and the button that begins it, stops it or goes on with it. */
function Run({ analyst, report }: PartProps) {
  const { thoroughness, change } = useStore(analysisChoices);
  const { runReport, stopReport } = analyst.getState();
  const done = lookedAt(report);
  const all = report.evaluations.length;
  const isDone = done === all;
  const isFixed = report.nodes > 0 && !isDone;
  const isSame = isDone && report.nodes === nodesOf(thoroughness);
  const label = report.nodes === 0 ? words.begin : isDone ? words.again : words.goOn;
  return (
    <div className={styles.run}>
      {isFixed ? (
        <>
          <progress value={done} max={all} aria-label={words.progress(done, all)} />
          <span className={styles.soft}>{words.progress(done, all)}</span>
        </>
      ) : (
        <label>
          <span className={styles.soft}>{words.howThorough}</span>
          <select
            value={thoroughness}
            onChange={(event) => {
              const chosen = thoroughnesses.find((each) => each === event.target.value);
              if (chosen) change({ thoroughness: chosen });
            }}
          >
            {thoroughnesses.map((each) => (
              <option key={each} value={each}>
                {words.thoroughness[each]}
              </option>
            ))}
          </select>
        </label>
      )}
      {!isSame && (
        <button type="button" className="button" onClick={report.isRunning ? stopReport : runReport}>
          {report.isRunning ? words.stop : label}
        </button>
      )}
    </div>
  );
}

/** Where the game turned, and what can be done with all of it. */
function Turns({ analyst, report }: PartProps) {
  const tree = useExplore(({ study }) => study.tree);
  const go = useExplore((state) => state.go);
  const { takeBetter, learn, demonstrate } = analyst.getState();
  const moments = momentsIn(tree, report);
  if (moments.length === 0)
    return report.isRunning || lookedAt(report) < report.evaluations.length ? null : (
      <p className={styles.soft}>{words.noMoments}</p>
    );
  return (
    <>
      <div className="actions">
        <button type="button" className="button" onClick={learn}>
          {words.learn}
        </button>
        <button
          type="button"
          className="button"
          onClick={() => {
            takeBetter(moments);
          }}
        >
          {words.takeAll}
        </button>
      </div>
      <Moments
        report={report}
        moments={moments}
        onTake={takeBetter}
        onRefute={(path) => {
          go(path);
          demonstrate(path);
        }}
      />
    </>
  );
}

import type { CSSProperties } from 'react';
import { useStore } from 'zustand';
import { outcomeOf } from '../../engine/game/game.ts';
import type { Analysis } from '../../store/analysis/analystState.ts';
import { analysisChoices, lineCounts } from '../../store/analysis/analysisChoices.ts';
import type { AnalysedLine } from '../../store/analysis/lines.ts';
import { usePlay } from '../game/PlayContext.ts';
import { say } from '../../words/say.ts';
import { worthWords } from '../../words/en/analysis.ts';
import * as words from '#words/ui/analysis.ts';
import * as proofs from '#words/ui/solved.ts';
import styles from './analysis.module.css';
import { useAnalysed, useHired } from './AnalystContext.ts';
import { LineText } from './LineText.tsx';
import { Doubts, ProofRow } from './ProofRow.tsx';
import { useKnown, useSolvedLines } from './useKnown.ts';

/** The switch of the analysis, and what it has found about the position on the board. */
export function AnalysisPanel() {
  const { call } = useHired();
  const isOn = useAnalysed((state) => state?.isOn === true);
  const choices = useStore(analysisChoices);
  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        <button
          type="button"
          role="switch"
          className={styles.toggle}
          aria-checked={isOn}
          onClick={() => {
            call((analyst) => {
              analyst.getState().toggle();
            });
          }}
        >
          {words.analysis}
        </button>
        <label>
          <span>{words.lines}</span>
          <select
            value={choices.lines}
            onChange={(event) => {
              const lines = lineCounts.find((count) => String(count) === event.target.value);
              if (lines) choices.change({ lines });
            }}
          >
            {lineCounts.map((count) => (
              <option key={count} value={count}>
                {count}
              </option>
            ))}
          </select>
        </label>
      </div>
      <ProofRow />
      <Doubts />
      {isOn ? <Findings /> : <p className={styles.soft}>{words.what}</p>}
    </div>
  );
}

function Findings() {
  const game = usePlay((state) => state.game);
  const isInLesson = useAnalysed((state) => (state?.lesson ?? null) !== null);
  const trouble = useAnalysed((state) => state?.analysis?.trouble);
  const known = useKnown();
  if (isInLesson) return <p className={styles.soft}>{words.inLesson}</p>;
  if (outcomeOf(game)) return <p className={styles.soft}>{words.isOver}</p>;
  if (trouble) return <p className={styles.soft}>{say(trouble)}</p>;
  return (
    <>
      <Lines lines={known?.lines ?? []} />
      <p className={styles.soft}>{known && threatWords(known)}</p>
      <p className={styles.soft}>{known && words.effort(known.depth, known.nodes)}</p>
    </>
  );
}

function threatWords({ threat }: Analysis): string {
  if (threat === null) return '';
  if (threat === 'nothing') return words.noThreat;
  return words.threat(threat.side, words.lineText(threat.moves.slice(0, 1)));
}

/** The best lines; a click takes one into the tree. So many as are wanted have their room from the first. */
function Lines({ lines }: { readonly lines: readonly AnalysedLine[] }) {
  const { analyst } = useHired();
  const count = useStore(analysisChoices, (state) => state.lines);
  const solvedBy = useSolvedLines();
  return (
    <ol
      data-part="best-lines"
      className={styles.lines}
      aria-label={words.bestLines}
      style={{ '--lines': count } as CSSProperties}
    >
      {lines.slice(0, count).map((line, i) => {
        const solved = solvedBy(line);
        const worth = solved ? proofs.byEar(solved) : worthWords(line);
        return (
          <li key={i}>
            <button
              type="button"
              title={words.takeLine}
              aria-label={words.lineByEar(i + 1, worth, words.lineText(line.moves))}
              onClick={() => {
                analyst?.getState().takeLine(line);
              }}
            >
              <LineText line={line} number={i + 1} solved={solved} />
            </button>
          </li>
        );
      })}
    </ol>
  );
}

import type { Side } from '../../engine/rules/side.ts';
import { WHITE, otherSide, sideLetter } from '../../engine/rules/side.ts';
import type { Solved } from '../../engine/tree/solved.ts';
import type { AnalysedLine } from '../../store/analysis/lines.ts';
import * as words from '#words/ui/analysis.ts';
import styles from './analysis.module.css';
import { ProofMark } from './ProofMark.tsx';

interface LineTextProps {
  readonly line: AnalysedLine;
  /** As on its arrow on the board. */
  readonly number: number;
  /** What is proved about its first action; null for nothing. */
  readonly solved: Solved | null;
}

/** The number of a line, what it is worth, and its moves. */
export function LineText({ line, number, solved }: LineTextProps) {
  return (
    <>
      <span className={styles.number}>{number}</span>
      {solved ? (
        <span className={styles.chip} data-proved>
          <ProofMark solved={solved} />
        </span>
      ) : (
        <span className={styles.chip} data-side={sideLetter(betterSide(line))}>
          {words.chip(line.score, line.white)}
        </span>
      )}
      <span className={styles.text}>{words.lineText(line.moves)}</span>
    </>
  );
}

const betterSide = ({ white }: AnalysedLine): Side => (white >= 0.5 ? WHITE : otherSide(WHITE));

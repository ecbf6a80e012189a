import type { Variant } from '../../engine/rules/variant.ts';
import { progress } from '../../store/progress.ts';
import { BoardPicture } from '../BoardPicture.tsx';
import * as words from '#words/ui/path.ts';
import { startOf } from '#words/ui/library.ts';
import styles from './path.module.css';

interface ChessQuestionProps {
  readonly variant: Variant;
  /** How long the path takes. */
  readonly minutes: number;
}

/** Asks whether the reader knows chess. The answer is kept, and the path begins. */
export function ChessQuestion({ variant, minutes }: ChessQuestionProps) {
  return (
    <main className={styles.question}>
      <div className={styles.start}>
        <BoardPicture variant={variant} position={variant.start} label={startOf(variant.name)} />
      </div>
      <h2>{words.inMinutes(variant.name, minutes)}</h2>
      <p>{words.howItGoes}</p>
      <div role="group" aria-labelledby="question">
        <p id="question">{words.question}</p>
        <p className="actions">
          {[
            { knowsChess: true, label: words.knowsChess },
            { knowsChess: false, label: words.neverPlayed },
          ].map(({ knowsChess, label }) => (
            <button
              key={label}
              type="button"
              className="button"
              onClick={() => {
                progress.getState().answer(knowsChess);
              }}
            >
              {label}
            </button>
          ))}
        </p>
      </div>
    </main>
  );
}

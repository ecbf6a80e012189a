import type { TreePath } from '../engine/tree/tree.ts';
import type { Embedding } from './embedding.ts';
import { pathIn } from './embedding.ts';
import type { TreeLines } from './readTree.ts';
import * as words from '#words/ui/embed.ts';
import styles from './embed.module.css';

interface VariationsProps {
  readonly state: Embedding;
  readonly lines: TreeLines;
  readonly goTo: (path: TreePath) => void;
}

/** What the tree says about the position on the board: its comment, and the moves among which its lines part. */
export function Variations({ state, lines, goTo }: VariationsProps) {
  const path = pathIn(state);
  const comment = lines.commentAt(path);
  const rivals = lines.rivalsAfter(path);
  return (
    <>
      {comment !== '' && <p className={styles.comment}>{comment}</p>}
      {rivals.length > 0 && (
        <div className="actions" role="group" aria-label={words.nextMoves}>
          {rivals.map(({ path: rival, text }) => (
            <button
              key={text}
              type="button"
              className="button"
              onClick={() => {
                goTo(rival);
              }}
            >
              {text}
            </button>
          ))}
        </div>
      )}
    </>
  );
}

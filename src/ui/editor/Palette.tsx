import { pieceOf } from '../../engine/rules/piece.ts';
import type { Side } from '../../engine/rules/side.ts';
import { PieceFigure } from '../board/PieceFigure.tsx';
import { usePieceSet } from '../pieceSets.ts';
import { useEditor } from './EditorContext.ts';
import * as editor from '#words/ui/editor.ts';
import styles from './editor.module.css';
import handStyles from '../board/hand.module.css';
import { classes } from '../board/classes.ts';

/** All kinds of pieces of one side, to pick and put or to drag onto the board. */
export function Palette({ side }: { readonly side: Side }) {
  const variant = useEditor((state) => state.draft.variant);
  const tool = useEditor((state) => state.tool);
  const choose = useEditor((state) => state.choose);
  const set = usePieceSet();
  return (
    <ul className={styles.palette} aria-label={editor.piecesOf(side)}>
      {variant.kinds.map(({ letter, name }, kind) => {
        if (letter === '') return null;
        const piece = pieceOf(kind, side);
        const isChosen = tool.kind === 'put' && tool.piece === piece;
        const label = editor.piece(side, name);
        return (
          <li key={letter}>
            <button
              type="button"
              className={classes(handStyles.held, styles.held)}
              aria-label={label}
              aria-pressed={isChosen}
              title={label}
              data-held={piece}
              onClick={(event) => {
                // The table handles pointers; this click comes from the keyboard or a screen reader.
                if (event.detail === 0) choose(isChosen ? { kind: 'move' } : { kind: 'put', piece });
              }}
            >
              <svg viewBox="-0.5 -0.5 1 1" aria-hidden="true">
                <PieceFigure set={set} variant={variant} piece={piece} />
              </svg>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

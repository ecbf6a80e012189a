import { at } from '../../engine/at.ts';
import { capturesUpTo } from '../../engine/game/captures.ts';
import { kindOf, sideOf } from '../../engine/rules/piece.ts';
import type { Side } from '../../engine/rules/side.ts';
import { otherSide } from '../../engine/rules/side.ts';
import { PieceFigure } from '../board/PieceFigure.tsx';
import { usePlay } from '../game/PlayContext.ts';
import { usePieceSet } from '../pieceSets.ts';
import * as strip from '#words/ui/strip.ts';
import styles from './captured.module.css';

/** The pieces that a player has captured up to the position shown, by kind; null for none. */
export function CapturedPieces({ side }: { readonly side: Side }) {
  const game = usePlay((state) => state.game);
  const cursor = usePlay((state) => state.cursor);
  const set = usePieceSet();
  const captured = capturesUpTo(game, cursor)
    .filter((piece) => sideOf(piece) === otherSide(side))
    .sort((a, b) => kindOf(a) - kindOf(b));
  if (captured.length === 0) return null;
  const label = strip.captured(captured.map((piece) => at(game.variant.kinds, kindOf(piece)).name));
  return (
    <span className={styles.captured} role="img" aria-label={label} title={label}>
      <span className={styles.took} aria-hidden="true">
        {strip.took}{' '}
      </span>
      {[...new Set(captured)].map((piece) => {
        const count = captured.filter((other) => other === piece).length;
        return (
          <span key={piece} className={styles.kind}>
            <svg viewBox="-0.5 -0.5 1 1" aria-hidden="true">
              <PieceFigure set={set} variant={game.variant} piece={piece} />
            </svg>
            {count > 1 && <span aria-hidden="true">×{count}</span>}
          </span>
        );
      })}
    </span>
  );
}

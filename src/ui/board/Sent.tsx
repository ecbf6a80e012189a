import { EMPTY } from '../../engine/rules/piece.ts';
import type { Board } from '../../engine/rules/position.ts';
import { pieceAt } from '../../engine/rules/position.ts';
import type { Side } from '../../engine/rules/side.ts';
import type { Target } from '../../engine/rules/target.ts';
import { FigureOn } from './FigureOn.tsx';
import type { Layout } from './geometry.ts';
import { centreOf, frameOf } from './geometry.ts';
import styles from './marks.module.css';
import type { Drawable, PieceSet } from './PieceFigure.tsx';

interface SentProps {
  readonly layout: Layout;
  readonly set: PieceSet;
  readonly variant: Drawable;
  readonly board: Board;
  readonly targets: readonly Target[];
  readonly turnedSide: Side | null;
}

/** Where the pieces on targets would be sent: a way to there, and on an empty site the piece, which is not there yet. */
export const Sent = ({ layout, board, targets, ...look }: SentProps) => (
  <g className={styles.ghost} data-passing aria-hidden="true">
    {targets.map(({ site, leadsTo }) => {
      if (leadsTo === undefined) return null;
      const isFree = pieceAt(board, leadsTo) === EMPTY;
      return (
        <g key={site} className={styles.arriving}>
          <path
            className={styles.link}
            d={`M${centreOf(layout, site).join(' ')}L${centreOf(layout, leadsTo).join(' ')}`}
          />
          {isFree && <path className={styles.arrival} d={frameOf(layout, leadsTo)} />}
          {isFree && <FigureOn layout={layout} piece={pieceAt(board, site)} site={leadsTo} {...look} />}
        </g>
      );
    })}
  </g>
);

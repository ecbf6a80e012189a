import { memo } from 'react';
import { EMPTY } from '../../engine/rules/piece.ts';
import type { Board } from '../../engine/rules/position.ts';
import { pieceAt } from '../../engine/rules/position.ts';
import type { Site } from '../../engine/topology/site.ts';
import type { Layout } from './geometry.ts';
import { centreOf } from './geometry.ts';
import styles from './board.module.css';

/** The radius of a disc: it leaves the figures on the squares around it free. */
const RADIUS = 0.3;

interface DiscsProps {
  readonly layout: Layout;
  readonly board: Board;
  /** The sites whose marks take the place of a disc: those of the last move, and those that are picked. */
  readonly lastMove: readonly Site[];
  readonly picked: readonly Site[];
}

/** Discs below the pieces on crossings, which lift them off the four squares around each. */
export const Discs = memo(function Discs({ layout, board, lastMove, picked }: DiscsProps) {
  const { sites } = layout.topology;
  if (sites.every(({ kind }) => kind !== 'crossing')) return null;
  return (
    <g className={styles.discs} aria-hidden="true">
      {sites.map(({ kind }, site) => {
        const piece = pieceAt(board, site);
        if (kind !== 'crossing' || piece === EMPTY || lastMove.includes(site) || picked.includes(site))
          return null;
        const [cx, cy] = centreOf(layout, site);
        return <circle key={site} cx={cx} cy={cy} r={RADIUS} />;
      })}
    </g>
  );
});

import { at } from '../../engine/at.ts';
import { kindOf, sideOf } from '../../engine/rules/piece.ts';
import { WHITE } from '../../engine/rules/side.ts';
import { Body } from './Body.tsx';
import { figures } from './figures.ts';
import { isOnHexes } from './geometry.ts';
import type { FigureProps } from './PieceFigure.tsx';
import { Token } from './Token.tsx';
import styles from './board.module.css';

/** Moves a figure up, because a hex narrows where the figure has its foot. */
const LIFTED = 'translate(0 -2.4)';

/** A piece as the figure of its kind, or as its letter if there is no figure for it. */
export function Figure({ variant, piece }: Pick<FigureProps, 'variant' | 'piece'>) {
  const figured = figures[at(variant.kinds, kindOf(piece)).figure];
  return figured ? (
    <g transform={isOnHexes(variant.topology) ? LIFTED : undefined}>
      <Body outline={figured.body} />
      {figured.detail !== undefined && <path className={styles.detail} d={figured.detail} />}
      {figured.inlay !== undefined && sideOf(piece) !== WHITE && (
        <path className={styles.inlay} d={figured.inlay} />
      )}
      {figured.sign !== undefined && <path className={styles.sign} d={figured.sign} />}
    </g>
  ) : (
    <Token variant={variant} piece={piece} />
  );
}

import { memo } from 'react';
import { at } from '../../engine/at.ts';
import { EMPTY } from '../../engine/rules/piece.ts';
import type { Board } from '../../engine/rules/position.ts';
import { pieceAt } from '../../engine/rules/position.ts';
import type { Side } from '../../engine/rules/side.ts';
import { SIDES, WHITE } from '../../engine/rules/side.ts';
import type { Terrain } from '../../engine/rules/terrain.ts';
import * as words from '#words/ui/board.ts';
import { classes } from './classes.ts';
import type { Layout } from './geometry.ts';
import { centreOf } from './geometry.ts';
import styles from './board.module.css';

/** Half the thickness of the line where a zone begins. */
const SILL = 0.035;
/** A tooth on it, and half the width of one. */
const TOOTH = 'l.1-.095 .1 .095';
const HALF_TOOTH = 0.1;

/**
 * From the end of the line to the name of its zone, from the middle of its row to the first line of the name, and from line to line.
 * Above it may stand the letter of a file.
 */
const NAME_GAP = 0.08;
const NAME_TOP = 0.16;
const NAME_LINE = 0.24;

interface EntrancesProps {
  readonly layout: Layout;
  readonly terrain: readonly Terrain[];
  /** The pieces. */
  readonly board: Board;
  /** Whether zones have the names of their sides beside them. */
  readonly labelled: boolean;
}

/** Where the zones of both sides begin. */
export const Entrances = memo(function Entrances(props: EntrancesProps) {
  return (
    <g className={styles.terrain} data-on="entrances" aria-hidden="true">
      {SIDES.map((side) => (
        <Entrance key={side} side={side} {...props} />
      ))}
    </g>
  );
});

/**
 * The line where the zone of a side begins, and beside it whose zone it is. In the middle of each empty square a tooth points into
 * the zone, clear of the marks in the corners of squares and of the heads of pieces.
 */
function Entrance({ layout, terrain, board, labelled, side }: EntrancesProps & { readonly side: Side }) {
  const back = (side === WHITE) === layout.flipped ? -1 : 1;
  const zone = terrain
    .filter((one) => one.kind === 'zone' && one.side === side)
    .map(({ site }) => ({ site, centre: centreOf(layout, site) }));
  if (zone.length === 0) return null;
  const first = Math.max(...zone.map(({ centre: [, y] }) => y * back)) * back;
  const row = zone
    .filter(({ centre: [, y] }) => y === first)
    .map(({ site, centre: [x] }) => ({ site, x }))
    .sort((a, b) => a.x - b.x);
  const [left, right] = [at(row, 0).x - 0.5, at(row, row.length - 1).x + 0.5];
  const teeth = row
    .filter(({ site }) => pieceAt(board, site) === EMPTY)
    .map(({ x }) => `H${String(x - HALF_TOOTH)}${TOOTH}`)
    .join('');
  return (
    <>
      <path
        className={classes(styles.entrance, side !== WHITE && styles.black)}
        transform={`translate(0 ${String(first + back / 2)}) scale(1 ${String(back)})`}
        d={`M${String(left)} ${String(-SILL)}${teeth}H${String(right)}V${String(SILL)}H${String(left)}z`}
      />
      {labelled &&
        words.zoneOf(side).map((text, line) => (
          <text
            key={text}
            className={classes(styles.edgeLabel, styles.dense, styles.quiet)}
            x={right + NAME_GAP}
            y={first + NAME_TOP + line * NAME_LINE}
          >
            {text}
          </text>
        ))}
    </>
  );
}

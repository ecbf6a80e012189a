import type { Held } from '../../engine/rules/hand.ts';
import type { Side } from '../../engine/rules/side.ts';
import type { Variant } from '../../engine/rules/variant.ts';
import { HeldFigure } from './HeldFigure.tsx';
import { heldWords } from './heldWords.ts';
import type { PieceSet } from './PieceFigure.tsx';
import * as strip from '#words/ui/strip.ts';
import styles from './hand.module.css';

interface HandDrawingProps {
  readonly variant: Variant;
  readonly side: Side;
  /** The pieces that both sides hold. */
  readonly held: readonly Held[];
  readonly set: PieceSet;
  /** Whether the board is seen from Black’s side. */
  readonly flipped: boolean;
}

/** From one tile to the next, in tiles. */
const PITCH = 1.15;
/** A figure on its tile. */
const SCALE = 0.86;

/** How wide the row of tiles for so many kinds of pieces is. */
export const rowWidth = (kinds: number): number => kinds * PITCH;

/** The pieces that a player holds, in a row of tiles one unit high, with nothing to pick. */
export function HandDrawing({ variant, side, held, set, flipped }: HandDrawingProps) {
  const hand = held.filter(({ holder }) => holder === side);
  return (
    <svg
      className={styles.row}
      role="img"
      aria-label={strip.handHolds(
        side,
        hand.map((one) => heldWords(variant, one)),
      )}
      viewBox={`0 0 ${String(rowWidth(hand.length))} 1`}
    >
      <HandTiles variant={variant} hand={hand} set={set} flipped={flipped} />
    </svg>
  );
}

interface HandTilesProps extends Pick<HandDrawingProps, 'variant' | 'set' | 'flipped'> {
  /** The pieces that one player holds. */
  readonly hand: readonly Held[];
}

/** The tiles of such a row, as part of another drawing. */
export const HandTiles = ({ variant, hand, set, flipped }: HandTilesProps) => (
  <>
    {hand.map((one, i) => (
      <g key={`${String(one.piece)} ${String(i)}`} transform={`translate(${String(rowWidth(i) + 0.5)} .5)`}>
        <rect className={styles.tile} x={-0.5} y={-0.5} width={1} height={1} rx={0.1} />
        <g transform={`scale(${String(SCALE)})`}>
          <HeldFigure variant={variant} held={one} set={set} flipped={flipped} />
        </g>
      </g>
    ))}
  </>
);

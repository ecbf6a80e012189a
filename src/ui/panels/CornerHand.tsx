import { useMemo } from 'react';
import { positionAt } from '../../engine/game/game.ts';
import type { Side } from '../../engine/rules/side.ts';
import type { CornerEdge, FreeCorner } from '../board/corner.ts';
import { classes } from '../board/classes.ts';
import { cornerFor, cornerPlaces, freeCorner } from '../board/corner.ts';
import { layoutOf, shareOf } from '../board/geometry.ts';
import { usePlay } from '../game/PlayContext.ts';
import { PlayHand } from './PlayHand.tsx';
import { TurnButtons } from './TurnButtons.tsx';
import { useOwnChoices } from './useOwnChoices.ts';
import * as strip from '#words/ui/strip.ts';
import styles from './cornerHand.module.css';

interface CornerHandProps {
  readonly side: Side;
  /** The edge of the board at which the player sits. */
  readonly edge: CornerEdge;
  readonly flipped: boolean;
  readonly labelled: boolean;
}

/**
 * What a player holds, in the free corner of the board at the right, and the buttons that need no pick in the one at the
 * left: they would take the room of the name in the strip. Both lie over the board’s drawing.
 */
export function CornerHand({ side, edge, flipped, labelled }: CornerHandProps) {
  const { choices } = useOwnChoices(side);
  const { topology } = usePlay((state) => state.game.variant);
  const layout = useMemo(() => layoutOf(topology, flipped, labelled), [topology, flipped, labelled]);
  const free = useMemo(() => freeCorner(layout, edge), [layout, edge]);
  const columns = Math.max(...free);
  const rows: readonly [number, number] =
    edge === 'top' ? [0, free.length] : [topology.height - free.length, topology.height];
  const waiting = usePlay(
    ({ game, cursor }) =>
      game.variant
        .hands(positionAt(game, cursor))
        .filter((held) => held.holder === side && held.turnsLeft !== null).length,
  );
  return (
    <div role="group" aria-label={strip.side(side)}>
      <div
        className={styles.corner}
        style={shareOf(layout, [topology.width - columns, topology.width], rows)}
      >
        <PlayHand side={side} choices={choices} flipped={flipped} corner={{ free, edge }} />
        {waiting > 0 && (
          <span
            className={styles.caption}
            style={{ [edge]: beyondHand(free, edge, waiting) }}
            aria-hidden="true"
          >
            {strip.heldFor(side)}
          </span>
        )}
      </div>
      <div
        className={classes(styles.corner, styles.turn)}
        data-edge={edge}
        style={shareOf(layout, [0, columns], rows)}
      >
        <TurnButtons choices={choices} />
      </div>
    </div>
  );
}

/** How far from the edge a corner is filled by the pieces of a hand, as a share of its height. */
function beyondHand(free: FreeCorner, edge: CornerEdge, pieces: number): string {
  const grid = cornerFor(free, pieces);
  const row = cornerPlaces(grid, edge, pieces).at(-1)?.gridRow ?? 0;
  const filled = edge === 'top' ? row : grid.length - row + 1;
  return `${String((100 * filled) / grid.length)}%`;
}

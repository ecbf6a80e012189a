import type { CSSProperties } from 'react';
import { useMemo } from 'react';
import { positionAt } from '../../engine/game/game.ts';
import type { Held } from '../../engine/rules/hand.ts';
import type { Side } from '../../engine/rules/side.ts';
import type { CornerEdge } from '../board/corner.ts';
import { classes } from '../board/classes.ts';
import { freeCorner, trayFor, trayIn } from '../board/corner.ts';
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

/** What stands beside the tray of a side, towards the middle of the board. */
const captionOf = (held: readonly Held[], side: Side): string =>
  held.every(({ turnsLeft }) => turnsLeft === null) ? strip.handOf(side) : strip.drops(side);

/**
 * What a player holds, in a tray in the free corner of the board at the right, and the buttons that need no pick in the one at
 * the left: they would take the room of the name in the strip. Both lie over the board’s drawing.
 */
export function CornerHand({ side, edge, flipped, labelled }: CornerHandProps) {
  const { choices } = useOwnChoices(side);
  const variant = usePlay((state) => state.game.variant);
  const layout = useMemo(() => layoutOf(variant.topology, flipped, labelled), [variant, flipped, labelled]);
  const free = useMemo(() => freeCorner(layout, edge), [layout, edge]);
  const { left, top, right, bottom } = trayIn(layout, free, edge);
  const position = usePlay((state) => positionAt(state.game, state.cursor));
  const held = variant.hands(position).filter(({ holder }) => holder === side);
  const { columns, rows } = trayFor(held.length);
  return (
    <div role="group" aria-label={strip.side(side)}>
      <div
        className={classes(styles.corner, styles.tray)}
        data-edge={edge}
        style={
          {
            ...shareOf(layout, [left, right], [top, bottom]),
            '--columns': columns,
            '--rows': rows,
          } as CSSProperties
        }
      >
        <PlayHand side={side} choices={choices} flipped={flipped} />
        {held.length > 0 && (
          <span className={styles.caption} aria-hidden="true">
            {captionOf(held, side)}
          </span>
        )}
      </div>
      <div
        className={classes(styles.corner, styles.turn)}
        data-edge={edge}
        style={shareOf(
          layout,
          [0, right - left],
          edge === 'top' ? [top, top + free.length] : [bottom - free.length, bottom],
        )}
      >
        <TurnButtons choices={choices} />
      </div>
    </div>
  );
}

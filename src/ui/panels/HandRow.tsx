import type { ReactNode } from 'react';
import { positionAt } from '../../engine/game/game.ts';
import type { Choice } from '../../engine/rules/move.ts';
import type { Side } from '../../engine/rules/side.ts';
import { classes } from '../board/classes.ts';
import { usePlay } from '../game/PlayContext.ts';
import { InHand } from './InHand.tsx';
import { TurnButtons } from './TurnButtons.tsx';
import styles from './strip.module.css';

/** So many pieces in hand leave room in their row for words, and so many even in a narrow one. */
const FEW = 6;
const VERY_FEW = 3;

interface HandRowProps {
  readonly side: Side;
  /** What may be picked first, including pieces in hand. */
  readonly choices: readonly Choice[];
  /** The pieces in hand. */
  readonly children: ReactNode;
}

/** The row of a strip with what a side holds, what that is, and the buttons that need no pick. */
export function HandRow({ side, choices, children }: HandRowProps) {
  const count = usePlay(
    ({ game, cursor }) =>
      game.variant.hands(positionAt(game, cursor)).filter(({ holder }) => holder === side).length,
  );
  return (
    <div className={styles.handRow}>
      {count <= FEW && (
        <InHand side={side} className={classes(styles.inHand, count > VERY_FEW && styles.crowded)} />
      )}
      {children}
      <TurnButtons choices={choices} />
    </div>
  );
}

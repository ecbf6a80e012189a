import { outcomeOf, positionAt } from '../../engine/game/game.ts';
import type { Side } from '../../engine/rules/side.ts';
import { sideLetter } from '../../engine/rules/side.ts';
import { firstChoices, taskOf } from '../../store/task.ts';
import { classes } from '../board/classes.ts';
import { usePlay } from '../game/PlayContext.ts';
import { PlayHand } from '../panels/PlayHand.tsx';
import { TurnButtons } from '../panels/TurnButtons.tsx';
import { tasks } from '#words/tasks.ts';
import * as learn from '#words/ui/learn.ts';
import styles from './learn.module.css';
import stripStyles from '../panels/strip.module.css';

/** Whose turn it is and what is in hand, as a player strip without a player. */
export function StudyStrip({ side }: { readonly side: Side }) {
  const game = usePlay((state) => state.game);
  const cursor = usePlay((state) => state.cursor);
  const isToMove = positionAt(game, cursor).turn === side && !outcomeOf(game);
  const choices = isToMove ? firstChoices(game, cursor) : [];
  const held = game.variant.hands(positionAt(game, cursor)).some(({ holder }) => holder === side);
  return (
    <div className={stripStyles.strip} role="group" aria-label={learn.side(side)}>
      <div className={classes(stripStyles.head, styles.head, isToMove && stripStyles.toMove)}>
        <span className={stripStyles.swatch} data-side={sideLetter(side)} aria-hidden="true" />
        <span>{learn.side(side)}</span>
        <span className={stripStyles.words}>{isToMove && tasks[taskOf(choices)]}</span>
        {!held && <TurnButtons choices={choices} />}
      </div>
      {held && (
        <div className={stripStyles.handRow}>
          <PlayHand side={side} choices={choices} flipped={false} />
          <TurnButtons choices={choices} />
        </div>
      )}
    </div>
  );
}

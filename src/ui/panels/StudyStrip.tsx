import { outcomeOf, positionAt } from '../../engine/game/game.ts';
import type { Side } from '../../engine/rules/side.ts';
import { sideLetter } from '../../engine/rules/side.ts';
import { firstChoices, taskOf } from '../../store/task.ts';
import { classes } from '../board/classes.ts';
import { usePlay } from '../game/PlayContext.ts';
import { PlayHand } from './PlayHand.tsx';
import { TurnButtons } from './TurnButtons.tsx';
import type { HandPlace } from './useHandPlace.ts';
import { tasks } from '#words/tasks.ts';
import * as strip from '#words/ui/strip.ts';
import styles from './strip.module.css';

interface StudyStripProps {
  readonly side: Side;
  /** Where the pieces in hand are, and with them the buttons for what else can be done. */
  readonly handPlace?: HandPlace;
}

/** Whose turn it is and what is in hand, as a player strip without a player. */
export function StudyStrip({ side, handPlace = 'strips' }: StudyStripProps) {
  const game = usePlay((state) => state.game);
  const cursor = usePlay((state) => state.cursor);
  const isToMove = positionAt(game, cursor).turn === side && !outcomeOf(game);
  const choices = isToMove ? firstChoices(game, cursor) : [];
  const held =
    handPlace === 'strips' &&
    game.variant.hands(positionAt(game, cursor)).some(({ holder }) => holder === side);
  return (
    <div className={styles.strip} role="group" aria-label={strip.side(side)}>
      <div className={classes(styles.head, isToMove && styles.toMove)}>
        <span className={styles.swatch} data-side={sideLetter(side)} aria-hidden="true" />
        <span>{strip.side(side)}</span>
        <span className={styles.words}>{isToMove && tasks[taskOf(choices)]}</span>
        {!held && <TurnButtons choices={choices} />}
      </div>
      {held && (
        <div className={styles.handRow}>
          <PlayHand side={side} choices={choices} flipped={false} />
          <TurnButtons choices={choices} />
        </div>
      )}
    </div>
  );
}

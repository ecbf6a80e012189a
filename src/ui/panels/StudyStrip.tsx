import { Trophy } from 'lucide-react';
import { outcomeAt, positionAt } from '../../engine/game/game.ts';
import type { Side } from '../../engine/rules/side.ts';
import { sideLetter } from '../../engine/rules/side.ts';
import { firstChoices } from '../../store/task.ts';
import { classes } from '../board/classes.ts';
import { usePlay } from '../game/PlayContext.ts';
import { HandRow } from './HandRow.tsx';
import { PlayHand } from './PlayHand.tsx';
import { TurnButtons } from './TurnButtons.tsx';
import type { HandPlace } from './useHandPlace.ts';
import { hasTurnButtons } from './useHandPlace.ts';
import { isInCheck } from './inCheck.ts';
import { useTask } from './useTask.ts';
import { endOf } from '#words/ui/stripEnd.ts';
import * as strip from '#words/ui/strip.ts';
import styles from './strip.module.css';

interface StudyStripProps {
  readonly side: Side;
  /**
   * Where the pieces in hand are, and with them the buttons for what else can be done. Without it they are in the strip,
   * which has a row for them only while there are any.
   */
  readonly handPlace?: HandPlace;
}

/** Whose turn it is, how the game ended and what is in hand, as a player strip without a player. */
export function StudyStrip({ side, handPlace }: StudyStripProps) {
  const game = usePlay((state) => state.game);
  const cursor = usePlay((state) => state.cursor);
  const outcome = outcomeAt(game, cursor);
  const isToMove = positionAt(game, cursor).turn === side && !outcome;
  const isWon = outcome?.winner === side;
  const choices = isToMove ? firstChoices(game, cursor) : [];
  const task = useTask(game, cursor, choices);
  const words = [...(isToMove ? [task] : []), ...(isInCheck(game, cursor, side) ? [strip.inCheck] : [])];
  const hasRow = handPlace
    ? handPlace === 'strips'
    : game.variant.hands(positionAt(game, cursor)).some(({ holder }) => holder === side);
  return (
    <div className={styles.strip} role="group" aria-label={strip.side(side)}>
      <div className={classes(styles.head, isToMove && styles.toMove, isWon && styles.won)}>
        <span className={styles.swatch} data-side={sideLetter(side)} aria-hidden="true" />
        <span className={styles.name}>{strip.side(side)}</span>
        <span className={styles.words}>{outcome ? endOf(outcome, side) : strip.together(words)}</span>
        {isWon && <Trophy className={styles.trophy} aria-hidden="true" />}
        {(handPlace ? hasTurnButtons(handPlace) : !hasRow) && <TurnButtons choices={choices} />}
      </div>
      {hasRow && (
        <HandRow side={side} choices={choices}>
          <PlayHand side={side} choices={choices} flipped={false} />
        </HandRow>
      )}
    </div>
  );
}

import { AWAY } from '../../engine/record/seats.ts';
import { outcomeAt, positionAt } from '../../engine/game/game.ts';
import type { Choice } from '../../engine/rules/move.ts';
import type { Side } from '../../engine/rules/side.ts';
import { otherSide } from '../../engine/rules/side.ts';
import { letterStage } from '../../store/document/letters.ts';
import { usePlay } from '../game/PlayContext.ts';
import { isInCheck } from './inCheck.ts';
import { useTask } from './useTask.ts';
import { resultOf } from '#words/ui/stripEnd.ts';
import * as strip from '#words/ui/strip.ts';
import styles from './strip.module.css';

interface StripWordsProps {
  readonly side: Side;
  /** What the player may pick first; nothing if it is the other’s turn. */
  readonly choices: readonly Choice[];
}

/** What a player has to do or to know, and who won. */
export function StripWords({ side, choices }: StripWordsProps) {
  const game = usePlay((state) => state.game);
  const cursor = usePlay((state) => state.cursor);
  const isOffered = usePlay(({ drawOffer }) => drawOffer === otherSide(side));
  const hasTime = usePlay(({ clock }) => clock?.left[side] !== 0);
  const isThinking = usePlay(({ computing }) => computing?.side === side);
  const isAway = usePlay(({ seats }) => seats[side] === AWAY);
  const isToSend = usePlay(({ document }) => letterStage(document) === 'to send');
  const task = useTask(game, cursor, choices);
  const { turn } = positionAt(game, cursor);
  const outcome = outcomeAt(game, cursor);
  if (outcome) return <span className={styles.words}>{resultOf(outcome, side)}</span>;
  const awaited = isToSend ? strip.awaitsLink : strip.elsewhere;
  const due = isAway ? awaited : isThinking ? strip.thinking : task;
  const dues = !isOffered && turn === side ? [due] : [];
  const words = [
    ...(isOffered ? [strip.drawOffered] : []),
    // A narrow strip cuts the last ones, and the board shows a check.
    ...dues,
    ...(isInCheck(game, cursor, side) ? [strip.inCheck] : []),
    ...(isToSend && !isAway ? [strip.toSend] : []),
    ...(hasTime ? [] : [strip.timeIsOut]),
  ];
  return <span className={styles.words}>{strip.together(words)}</span>;
}

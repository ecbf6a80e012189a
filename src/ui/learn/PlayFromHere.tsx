import { Link, useLocation } from 'wouter';
import { positionAt } from '../../engine/game/game.ts';
import { usePlay } from '../game/PlayContext.ts';
import { bySide } from '../../engine/rules/side.ts';
import { lastLevel, lastSeating } from '../../store/computer/seating.ts';
import { OURS } from '../historyEntry.ts';
import { editRoute, exploreFromRoute, playRoute } from '../routes.ts';
import * as learn from '#words/ui/learn.ts';
import styles from './learn.module.css';

/**
 * Links to a game that begins with the position on the board, between people or with the computer for the side that
 * is not to move, and to the editor with that position.
 */
export function PlayFromHere() {
  const variant = usePlay((state) => state.game.variant);
  const position = usePlay((state) => positionAt(state.game, state.cursor));
  const [, navigate] = useLocation();
  return (
    <>
      <span className={styles.pair}>
        <Link href={exploreFromRoute(variant, position)} className="button">
          {learn.explore}
        </Link>
        <Link href={editRoute(variant, position)} className="button">
          {learn.edit}
        </Link>
      </span>
      <span className={styles.pair}>
        <button
          type="button"
          className="button"
          onClick={() => {
            navigate(playRoute(variant, position));
          }}
        >
          {learn.playFromHere}
        </button>
        <button
          type="button"
          className="button"
          onClick={() => {
            const level = lastLevel(lastSeating.getState());
            const seats = bySide((side) => (side === position.turn ? null : level));
            // The reader who begins it need not be asked who plays.
            navigate(playRoute(variant, position, seats), { state: OURS });
          }}
        >
          {learn.playComputer}
        </button>
      </span>
    </>
  );
}

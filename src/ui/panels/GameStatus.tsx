import { outcomeOf } from '../../engine/game/game.ts';
import { roundAt } from '../../engine/record/rounds.ts';
import { outcomeSentence, sideOfPlayer } from '../../words/en/outcomes.ts';
import { whenWords } from '../../words/en/turns.ts';
import { isolated } from '../isolated.ts';
import { usePlay } from '../game/PlayContext.ts';
import * as beside from '#words/ui/beside.ts';
import styles from './status.module.css';
import { classes } from '../board/classes.ts';

/** The status of the game, if it needs words: it is over, or an earlier position is shown. */
export function GameStatus({ onNewGame }: { readonly onNewGame: () => void }) {
  const game = usePlay((state) => state.game);
  const players = usePlay((state) => state.players);
  const cursor = usePlay((state) => state.cursor);
  const setCursor = usePlay((state) => state.setCursor);
  const playOnFromHere = usePlay((state) => state.playOnFromHere);
  const last = game.steps.length;
  const outcome = outcomeOf(game);
  if (cursor < last)
    return (
      <section className={classes(styles.status, styles.past)} aria-label={beside.lookingBack}>
        <p>
          {cursor === 0 ? beside.startOfGame : beside.pastOf(whenWords(game, cursor), roundAt(game, last))}
        </p>
        <p className="actions">
          <button
            type="button"
            className="button"
            onClick={() => {
              setCursor(last);
            }}
          >
            {beside.backToGame}
          </button>
          <button type="button" className="button" onClick={playOnFromHere}>
            {beside.playOnFromHere}
          </button>
        </p>
      </section>
    );
  if (!outcome) return null;
  return (
    <section className={classes(styles.status, styles.over)} aria-label={beside.result}>
      <p>{outcomeSentence(outcome, (side) => sideOfPlayer(side, isolated(players[side])))}</p>
      <p className="actions">
        <button type="button" className="button primary" onClick={onNewGame}>
          {beside.newGame}
        </button>
      </p>
    </section>
  );
}

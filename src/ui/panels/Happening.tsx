import { outcomeOf, positionAt, statusAt } from '../../engine/game/game.ts';
import { outcomeSentence } from '../../words/en/outcomes.ts';
import { classes } from '../board/classes.ts';
import { usePlay } from '../game/PlayContext.ts';
import { Notice } from './Notice.tsx';
import { say } from '../../words/say.ts';
import statusStyles from './status.module.css';

/** What has just happened on the board. */
export function Happening() {
  const game = usePlay((state) => state.game);
  const cursor = usePlay((state) => state.cursor);
  const outcome = outcomeOf(game);
  return (
    <>
      <Notice />
      {outcome && <p className={statusStyles.status}>{outcomeSentence(outcome)}</p>}
      {game.variant.remarks(positionAt(game, cursor), statusAt(game, cursor)).map(({ text }) => (
        <p key={say(text)} className={classes(statusStyles.status, statusStyles.remark)}>
          {say(text)}
        </p>
      ))}
    </>
  );
}

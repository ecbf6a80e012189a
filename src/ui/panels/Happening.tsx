import { remarksAt } from '../../engine/game/remarks.ts';
import { classes } from '../board/classes.ts';
import { usePlay } from '../game/PlayContext.ts';
import { Notice } from './Notice.tsx';
import { say } from '../../words/say.ts';
import statusStyles from './status.module.css';

/** What could not be done, and what should be known about the position. */
export function Happening() {
  const game = usePlay((state) => state.game);
  const cursor = usePlay((state) => state.cursor);
  return (
    <>
      <Notice />
      {remarksAt(game, cursor).map(({ text }) => (
        <p key={say(text)} className={classes(statusStyles.status, statusStyles.remark)}>
          {say(text)}
        </p>
      ))}
    </>
  );
}

import { positionAt } from '../../engine/game/game.ts';
import { notesOn } from '../../engine/game/notes.ts';
import { remarksAt } from '../../engine/game/remarks.ts';
import { usePlay } from '../game/PlayContext.ts';
import { RuledText } from './RuledText.tsx';
import { say } from '../../words/say.ts';
import styles from './status.module.css';
import { classes } from '../board/classes.ts';

/** What the players should know about the position, and about the terrain of the picked site. */
export function Remarks() {
  const game = usePlay((state) => state.game);
  const cursor = usePlay((state) => state.cursor);
  const first = usePlay((state) => state.selection?.picked[0]);
  const { variant } = game;
  const about =
    first?.kind === 'site'
      ? notesOn(variant, positionAt(game, cursor)).terrain.flatMap(({ site, remark }) =>
          site === first.site && remark ? [remark] : [],
        )
      : [];
  return [...remarksAt(game, cursor), ...about].map((remark) => (
    <p key={say(remark.text)} className={classes(styles.status, styles.remark)}>
      <RuledText variant={variant} remark={remark} />
    </p>
  ));
}

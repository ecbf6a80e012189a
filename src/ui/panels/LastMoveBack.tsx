import { notationAt } from '../../engine/record/notation.ts';
import { plyToTakeBackTo } from '../../store/document/seats.ts';
import { classes } from '../board/classes.ts';
import { usePlay } from '../game/PlayContext.ts';
import * as beside from '#words/ui/beside.ts';
import styles from './status.module.css';

/** Takes back the move that was made last, or the last one of the only person; nothing if there is none. */
export function LastMoveBack() {
  const game = usePlay((state) => state.game);
  const takeBack = usePlay((state) => state.takeBack);
  const ply = usePlay(({ document }) => plyToTakeBackTo(document));
  if (ply === null) return null;
  return (
    <button type="button" className={classes('button', styles.lastBack)} onClick={takeBack}>
      {beside.takeLastBack(notationAt(game, ply + 1))}
    </button>
  );
}

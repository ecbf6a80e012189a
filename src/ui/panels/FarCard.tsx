import { positionAt } from '../../engine/game/game.ts';
import type { Message } from '../../engine/rules/message.ts';
import type { Side } from '../../engine/rules/side.ts';
import { announcementOf } from '../../store/announcement.ts';
import { say } from '../../words/say.ts';
import { usePlay } from '../game/PlayContext.ts';
import { LastMoveBack } from './LastMoveBack.tsx';
import { useFreshMove } from './useFreshMove.ts';
import { useHint } from './useHint.ts';
import { useSaid } from './useSaid.ts';
import { classes } from '../board/classes.ts';
import * as beside from '#words/ui/beside.ts';
import styles from './farCard.module.css';

/**
 * What is said beside the board, and what can be done about it, for the player who sits opposite: beside the
 * board it is upside down for this player.
 */
export function FarCard({ side }: { readonly side: Side }) {
  const game = usePlay((state) => state.game);
  const cursor = usePlay((state) => state.cursor);
  const notice: Message | null = usePlay((state) => state.notice);
  const refused = usePlay((state) => state.refusal?.reason.text);
  const standing = useSaid(say(announcementOf(game, cursor)));
  const shown = useHint();
  const isFresh = useFreshMove();
  const attempt = positionAt(game, cursor).turn === side ? (refused ?? notice) : null;
  // The move that was just made is read first.
  const rule = isFresh || attempt ? null : shown;
  return (
    <div className={classes(styles.card, rule !== null && styles.rule, attempt !== null && styles.refusal)}>
      {/* A screen reader has read it beside the board. */}
      <p aria-hidden="true">{attempt ? say(attempt) : rule ? say(rule.hint.text) : standing}</p>
      {isFresh && <LastMoveBack />}
      {rule && (
        <button type="button" className="button" onClick={rule.dismiss}>
          {beside.gotIt}
        </button>
      )}
    </div>
  );
}

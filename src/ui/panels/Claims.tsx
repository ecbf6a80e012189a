import { claimsIn } from '../../engine/game/ending.ts';
import { isLive } from '../../store/selection.ts';
import { drawSentence } from '../../words/en/outcomes.ts';
import { classes } from '../board/classes.ts';
import { usePlay } from '../game/PlayContext.ts';
import * as beside from '#words/ui/beside.ts';
import styles from './status.module.css';

/** The draws that the player to move may claim. */
export function Claims() {
  const game = usePlay((state) => state.game);
  const cursor = usePlay((state) => state.cursor);
  const claim = usePlay((state) => state.claim);
  const claims = isLive(game, cursor) ? claimsIn(game) : [];
  if (claims.length === 0) return null;
  return (
    <section className={classes(styles.status, styles.claims)} aria-label={beside.claims}>
      {claims.map((reason) => (
        <button
          key={reason}
          type="button"
          className="button"
          onClick={() => {
            claim(reason);
          }}
        >
          {beside.claimDraw(drawSentence(reason))}
        </button>
      ))}
    </section>
  );
}

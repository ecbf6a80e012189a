import { claimsIn } from '../../engine/game/ending.ts';
import { drawSentence } from '../../words/en/outcomes.ts';
import { usePlay } from '../game/PlayContext.ts';
import { awaitsOther } from '../../store/playState.ts';
import * as beside from '#words/ui/beside.ts';

/** The draws that the player to move may claim. */
export function Claims() {
  const game = usePlay((state) => state.game);
  const claim = usePlay((state) => state.claim);
  const isOthers = usePlay(awaitsOther);
  if (isOthers) return null;
  return claimsIn(game).map((reason) => (
    <button
      key={reason}
      type="button"
      className="button primary"
      data-part="claim"
      onClick={() => {
        claim(reason);
      }}
    >
      {beside.claimDraw(drawSentence(reason))}
    </button>
  ));
}

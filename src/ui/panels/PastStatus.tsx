import { momentAt, roundAt } from '../../engine/record/rounds.ts';
import { momentWords } from '../../words/en/turns.ts';
import { usePlay } from '../game/PlayContext.ts';
import { StatusCard } from './StatusCard.tsx';
import { useSaid } from './useSaid.ts';
import * as beside from '#words/ui/beside.ts';

/** Says which earlier position is shown, and how to go on from there. */
export function PastStatus() {
  const game = usePlay((state) => state.game);
  const cursor = usePlay((state) => state.cursor);
  const setCursor = usePlay((state) => state.setCursor);
  const playOnFromHere = usePlay((state) => state.playOnFromHere);
  const last = game.steps.length;
  return (
    <StatusCard
      label={beside.lookingBack}
      words={useSaid(
        cursor === 0
          ? beside.startOfGame
          : beside.pastOf(momentWords(momentAt(game, cursor)), roundAt(game, last)),
      )}
      isHigh
    >
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
    </StatusCard>
  );
}

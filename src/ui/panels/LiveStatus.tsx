import { useMemo } from 'react';
import { claimsIn } from '../../engine/game/ending.ts';
import { announcementOf, briefly, withoutRemarks } from '../../store/announcement.ts';
import { say } from '../../words/say.ts';
import { useSayAloud } from '../useSettings.ts';
import { usePlay } from '../game/PlayContext.ts';
import { Claims } from './Claims.tsx';
import { ClockStart } from './ClockStart.tsx';
import { HintButton } from './HintButton.tsx';
import { LastMoveBack } from './LastMoveBack.tsx';
import { StatusCard } from './StatusCard.tsx';
import { useFreshMove } from './useFreshMove.ts';
import { useSaid } from './useSaid.ts';
import * as beside from '#words/ui/beside.ts';

interface LiveStatusProps {
  /** Shows the computer’s last turn again; null if it had one action, or was a person’s. */
  readonly showTurnAgain: (() => void) | null;
  /** Whether there is room for two lines beside a button: what needs more is told by its notation. */
  readonly isSmall: boolean;
  /** Called with the place for choices that are not sites. */
  readonly onChoicesPlace: (place: HTMLElement | null) => void;
}

/** So many letters fit into two lines on a phone. */
const MOST_BESIDE_HINT = 62;

/** Says what was played last and what is due, with what can be done about it at once. */
export function LiveStatus({ showTurnAgain, isSmall, onChoicesPlace }: LiveStatusProps) {
  const game = usePlay((state) => state.game);
  const sayAloud = useSayAloud();
  const standing = useMemo(() => {
    // The remarks have their own place, with links to their rules.
    const message = withoutRemarks(announcementOf(game, game.steps.length));
    // Words name the pieces to somebody new to the game; the record has the notation.
    const inWords = sayAloud(message);
    if (!isSmall || inWords.length <= MOST_BESIDE_HINT) return inWords;
    const inFewer = sayAloud(briefly(message));
    return inFewer.length <= MOST_BESIDE_HINT ? inFewer : say(message);
  }, [game, sayAloud, isSmall]);
  const said = useSaid(standing);
  // The alert says why something was not possible.
  const refused = usePlay(({ refusal }) => (refusal ? say(refusal.reason.text) : ''));
  const words = said.replace(refused, '').trim();
  const isPreview = usePlay((state) => state.preview !== null);
  const isFresh = useFreshMove();
  const mayClaim = usePlay((state) => claimsIn(state.game).length > 0);
  return (
    <StatusCard
      label={beside.present}
      words={words}
      isPassing={isPreview}
      isWide={mayClaim}
      onChoicesPlace={onChoicesPlace}
    >
      <Claims />
      <ClockStart />
      <HintButton />
      {showTurnAgain && (
        <button type="button" className="button" onClick={showTurnAgain}>
          {beside.turnAgain}
        </button>
      )}
      {isFresh && <LastMoveBack />}
    </StatusCard>
  );
}

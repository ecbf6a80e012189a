import { outcomeOf } from '../../engine/game/game.ts';
import { usePlay } from '../game/PlayContext.ts';
import { LiveStatus } from './LiveStatus.tsx';
import type { AfterGame } from './OverStatus.tsx';
import { OverStatus } from './OverStatus.tsx';
import { useTurnAgain } from './useTurnAgain.ts';
import { PastStatus } from './PastStatus.tsx';

interface GameStatusProps extends AfterGame {
  /** Whether there is room for two lines beside a button. */
  readonly isSmall: boolean;
  /** Called with the place for choices that are not sites. */
  readonly onChoicesPlace: (place: HTMLElement | null) => void;
}

/** What has just happened and what can be done about it: in the present, in the past or at the end of a game. */
export function GameStatus({ isSmall, onChoicesPlace, ...afterGame }: GameStatusProps) {
  const isPast = usePlay(({ game, cursor }) => cursor < game.steps.length);
  const outcome = usePlay(({ game }) => outcomeOf(game));
  const showTurnAgain = useTurnAgain();
  if (isPast) return <PastStatus />;
  return outcome ? (
    <OverStatus outcome={outcome} {...afterGame} />
  ) : (
    <LiveStatus showTurnAgain={showTurnAgain} isSmall={isSmall} onChoicesPlace={onChoicesPlace} />
  );
}

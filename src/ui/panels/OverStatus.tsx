import { isByPlayers } from '../../engine/game/ending.ts';
import type { Outcome } from '../../engine/rules/outcome.ts';
import { usePlay } from '../game/PlayContext.ts';
import { RuleLink } from './RuleLink.tsx';
import { StatusCard } from './StatusCard.tsx';
import { useOutcomeWords } from './useOutcomeWords.ts';
import * as beside from '#words/ui/beside.ts';

/** What the players can do after a game. */
export interface AfterGame {
  readonly onNewGame: () => void;
  /** Starts another game with sides changed. */
  readonly onRematch: () => void;
  readonly onShare: () => void;
}

interface OverStatusProps extends AfterGame {
  readonly outcome: Outcome;
}

/** Says how the game ended and by which rule, and what the players can do next. */
export function OverStatus({ outcome, onNewGame, onRematch, onShare }: OverStatusProps) {
  const outcomeWords = useOutcomeWords();
  const variant = usePlay((state) => state.game.variant);
  return (
    <StatusCard
      label={beside.result}
      words={
        <>
          {outcomeWords(outcome)}{' '}
          {!isByPlayers(outcome) && <RuleLink variant={variant.id} rule={variant.endRule(outcome)} />}
        </>
      }
      isWeighty
    >
      <button type="button" className="button primary" onClick={onRematch}>
        {beside.rematch}
      </button>
      <button type="button" className="button" onClick={onNewGame}>
        {beside.newGame}
      </button>
      <button type="button" className="button" onClick={onShare}>
        {beside.share}
      </button>
    </StatusCard>
  );
}

import type { Outcome } from '../../engine/rules/outcome.ts';
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

/** Says how the game ended, and what the players can do next. */
export function OverStatus({ outcome, onNewGame, onRematch, onShare }: OverStatusProps) {
  const outcomeWords = useOutcomeWords();
  return (
    <StatusCard label={beside.result} words={outcomeWords(outcome)} isWeighty>
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

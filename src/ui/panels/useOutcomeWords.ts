import type { Outcome } from '../../engine/rules/outcome.ts';
import { outcomeSentence, sideOfPlayer } from '../../words/en/outcomes.ts';
import { usePlay } from '../game/PlayContext.ts';
import { isolated } from '../isolated.ts';

/** Says how the game on the screen ended, with the names of its players. */
export function useOutcomeWords(): (outcome: Outcome) => string {
  const players = usePlay((state) => state.players);
  return (outcome) => outcomeSentence(outcome, (side) => sideOfPlayer(side, isolated(players[side])));
}

import type { Outcome } from '../../engine/rules/outcome.ts';
import type { Side } from '../../engine/rules/side.ts';
import { outcomeSentence, sideOfPlayer } from '../../words/en/outcomes.ts';
import { usePlay } from '../game/PlayContext.ts';
import { isolated } from '../isolated.ts';

/** What the sides are called by the names of the players on the screen. */
export function useSideNames(): (side: Side) => string {
  const players = usePlay((state) => state.players);
  return (side) => sideOfPlayer(side, isolated(players[side]));
}

/** Says how the game on the screen ended, with the names of its players. */
export function useOutcomeWords(): (outcome: Outcome) => string {
  const nameOf = useSideNames();
  return (outcome) => outcomeSentence(outcome, nameOf);
}

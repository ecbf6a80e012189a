import type { DrawReason, Outcome } from '../../rules/outcome.ts';
import { draw, win } from '../../rules/outcome.ts';
import type { Sameness } from '../../rules/history.ts';
import { areSameBoards, boardKey, turnKey } from '../../rules/key.ts';
import { fivefold, threefoldClaim } from '../../rules/repetition.ts';
import { SIDES, otherSide } from '../../rules/side.ts';
import type { Status } from '../../rules/status.ts';
import { open, over } from '../../rules/status.ts';
import type { ChieftainBoard } from './board.ts';
import type { ChieftainMove } from './moves.ts';
import { generateMoves } from './moves.ts';
import type { ChieftainPosition } from './position.ts';
import { hasArmy } from './position.ts';

type History = readonly ChieftainPosition[];

/** The part of a key for all that a position holds besides its board and the side to move. */
export const fieldsKey = ({ stage }: ChieftainPosition): number => (stage === 'place' ? 1 : 0);

/** Two positions are the same for the rules of repetition if their strings are equal. */
const sameness: Sameness<ChieftainPosition> = {
  keyOf: (position) => boardKey(position.board) ^ turnKey(position.turn) ^ fieldsKey(position),
  isSame: (one, other) =>
    one.turn === other.turn && one.stage === other.stage && areSameBoards(one.board, other.board),
};

const STALEMATE = draw('stalemate');

/** The end of an army: a side without berserkers has lost (Battle Chieftain, end). */
function destroyed({ board }: ChieftainPosition): Outcome | null {
  for (const side of SIDES) if (!hasArmy(board, side)) return win(otherSide(side), 'army-destroyed');
  return null;
}

export function status(
  field: ChieftainBoard,
  position: ChieftainPosition,
  history: History,
): Status<ChieftainMove> {
  const end = destroyed(position) ?? fivefold(position, history, sameness);
  return end ? over(end) : open(generateMoves(field, position), STALEMATE);
}

export const claims = (position: ChieftainPosition, history: History): DrawReason[] =>
  threefoldClaim(position, history, sameness);

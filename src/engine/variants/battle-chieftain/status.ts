import type { DrawReason, Outcome } from '../../rules/outcome.ts';
import { draw, win } from '../../rules/outcome.ts';
import type { Sameness } from '../../rules/history.ts';
import { areSameLists, boardKey, turnKey } from '../../rules/key.ts';
import { fivefold, threefoldClaim } from '../../rules/repetition.ts';
import { movesOf } from '../../rules/listing.ts';
import type { MoveList } from '../../rules/moveList.ts';
import { newMoveList } from '../../rules/moveList.ts';
import { pieceOf } from '../../rules/piece.ts';
import type { Placement } from '../../rules/placement.ts';
import { isNowhere, placementOf } from '../../rules/placement.ts';
import { SIDES, otherSide } from '../../rules/side.ts';
import type { Status } from '../../rules/status.ts';
import { open, over } from '../../rules/status.ts';
import { barredMoves } from './barred.ts';
import type { ChieftainBoard } from './board.ts';
import type { ChieftainMove } from './moves.ts';
import { listMoves, moveOf } from './moves.ts';
import { BERSERKER, kinds } from './pieces.ts';
import type { ChieftainPosition } from './position.ts';

type History = readonly ChieftainPosition[];

/** The part of a key for all that a position holds besides its board and the side to move. */
export const fieldsKey = ({ stage }: ChieftainPosition): number => (stage === 'place' ? 1 : 0);

/** Two positions are the same for the rules of repetition if their strings are equal. */
const sameness: Sameness<ChieftainPosition> = {
  keyOf: (position) => boardKey(position.board) ^ turnKey(position.turn) ^ fieldsKey(position),
  isSame: (one, other) =>
    one.turn === other.turn && one.stage === other.stage && areSameLists(one.board, other.board),
};

const STALEMATE = draw('stalemate');

/** The end of an army: a side without berserkers has lost (Battle Chieftain, end). */
function destroyed(placement: Placement): Outcome | null {
  for (const side of SIDES)
    if (isNowhere(placement, pieceOf(BERSERKER, side))) return win(otherSide(side), 'army-destroyed');
  return null;
}

/** Lists the moves, as if the position had never occurred before, and gives the end. */
export function look(
  field: ChieftainBoard,
  position: ChieftainPosition,
  placement: Placement,
  list: MoveList,
): Outcome | null {
  const end = destroyed(placement);
  if (end) return end;
  listMoves(field, position, placement, list);
  return list.count === 0 ? STALEMATE : null;
}

export function status(
  field: ChieftainBoard,
  position: ChieftainPosition,
  history: History,
): Status<ChieftainMove> {
  const list = newMoveList<ChieftainMove>();
  const end = look(field, position, placementOf(position.board, kinds.length), list);
  if (end) return over(end);
  const repeated = fivefold(position, history, sameness);
  if (repeated) return over(repeated);
  const moves = movesOf(list, moveOf);
  const mayMove = moves.some(({ kind }) => kind === 'move');
  return open(moves, STALEMATE, mayMove ? barredMoves(field, position) : []);
}

export const claims = (position: ChieftainPosition, history: History): DrawReason[] =>
  threefoldClaim(position, history, sameness);

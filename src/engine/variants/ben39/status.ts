import type { DrawReason, Outcome } from '../../rules/outcome.ts';
import { draw, win } from '../../rules/outcome.ts';
import type { Sameness } from '../../rules/history.ts';
import { areSameLists, boardKey, scramble, turnKey } from '../../rules/key.ts';
import { statusBy } from '../../rules/listing.ts';
import type { MoveList } from '../../rules/moveList.ts';
import type { Kind } from '../../rules/piece.ts';
import { pieceOf } from '../../rules/piece.ts';
import type { Placement } from '../../rules/placement.ts';
import { isNowhere } from '../../rules/placement.ts';
import { fivefold, threefoldClaim } from '../../rules/repetition.ts';
import type { Side } from '../../rules/side.ts';
import { BLACK, SIDES, WHITE, otherSide } from '../../rules/side.ts';
import type { Status } from '../../rules/status.ts';
import { over } from '../../rules/status.ts';
import { board } from './board.ts';
import type { Ben39Move } from './move.ts';
import { moveOf } from './move.ts';
import { listMoves } from './moves.ts';
import { KING, kinds } from './pieces.ts';
import type { Ben39Position } from './position.ts';

/** More than a side ever holds of a kind. */
const MOST_HELD = 16;

const handIndex = (kind: Kind, side: Side): number => (kind * 2 + side) * MOST_HELD;

/** The parts of a key for how many pieces of a kind a side holds, at `handIndex` and what follows. */
const handKeys = Int32Array.from({ length: 2 * kinds.length * MOST_HELD }, (_, i) => scramble(i * -1000));

/** The part of a key for a movable square at a place. */
const placeKeys = Int32Array.from(board.sites, (_, site) => scramble(-1 - site));

/** The part of a key for all that a position holds besides its board and the side to move. */
export function fieldsKey({ places, hands }: Ben39Position): number {
  let key = (placeKeys[places[0]] ?? 0) ^ (placeKeys[places[1]] ?? 0);
  const [white, black] = hands;
  for (let kind = 0; kind < white.length; kind++) {
    key ^= handKeys[handIndex(kind, WHITE) + (white[kind] ?? 0)] ?? 0;
    key ^= handKeys[handIndex(kind, BLACK) + (black[kind] ?? 0)] ?? 0;
  }
  return key;
}

/** Two positions are the same for the rules of repetition if their strings are equal. */
const sameness: Sameness<Ben39Position> = {
  keyOf: (position) => boardKey(position.board) ^ turnKey(position.turn) ^ fieldsKey(position),
  isSame: (one, other) =>
    one.turn === other.turn &&
    areSameLists(one.places, other.places) &&
    areSameLists(one.board, other.board) &&
    SIDES.every((side) => areSameLists(one.hands[side], other.hands[side])),
};

const STALEMATE = draw('stalemate');

/** Lists the moves and gives the end: by a captured king or by stalemate (Ben39, winning). */
export function look(position: Ben39Position, placement: Placement, list: MoveList): Outcome | null {
  for (const side of SIDES)
    if (isNowhere(placement, pieceOf(KING, side))) return win(otherSide(side), 'king-captured');
  listMoves(position, placement, list);
  return list.count === 0 ? STALEMATE : null;
}

const statusAlone = statusBy<Ben39Position, Ben39Move>(kinds.length, look, moveOf);

/** The game ends by a captured king, by repetition, or by stalemate (Ben39, winning). */
export function status(position: Ben39Position, history: readonly Ben39Position[]): Status<Ben39Move> {
  const alone = statusAlone(position);
  if (alone.outcome?.reason === 'king-captured') return alone;
  const repeated = fivefold(position, history, sameness);
  return repeated ? over(repeated) : alone;
}

export const claims = (position: Ben39Position, history: readonly Ben39Position[]): DrawReason[] =>
  threefoldClaim(position, history, sameness);

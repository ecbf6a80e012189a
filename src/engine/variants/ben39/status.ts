import { NO_SITE } from '../../topology/site.ts';
import type { DrawReason } from '../../rules/outcome.ts';
import { draw, win } from '../../rules/outcome.ts';
import type { Sameness } from '../../rules/history.ts';
import { areSameBoards, boardKey, scramble, turnKey } from '../../rules/key.ts';
import { fivefold, threefoldClaim } from '../../rules/repetition.ts';
import { SIDES, otherSide } from '../../rules/side.ts';
import type { Status } from '../../rules/status.ts';
import { open, over } from '../../rules/status.ts';
import type { Ben39Move } from './move.ts';
import { generateMoves } from './moves.ts';
import type { Ben39Position } from './position.ts';
import { kingSite } from './position.ts';

/** The part of a key for all that a position holds besides its board and the side to move. */
export function fieldsKey({ places, hands }: Ben39Position): number {
  let key = scramble(-1 - places[0]) ^ scramble(-1 - places[1]);
  for (const side of SIDES)
    for (let kind = 0; kind < hands[side].length; kind++)
      key ^= scramble(((kind * 2 + side) * 16 + (hands[side][kind] ?? 0)) * -1000);
  return key;
}

/** Two positions are the same for the rules of repetition if their strings are equal. */
const sameness: Sameness<Ben39Position> = {
  keyOf: (position) => boardKey(position.board) ^ turnKey(position.turn) ^ fieldsKey(position),
  isSame: (one, other) =>
    one.turn === other.turn &&
    one.places.every((place, i) => place === other.places[i]) &&
    areSameBoards(one.board, other.board) &&
    SIDES.every((side) => one.hands[side].every((count, kind) => count === other.hands[side][kind])),
};

const STALEMATE = draw('stalemate');

/** The game ends by a captured king, by repetition, or by stalemate (Ben39, winning). */
export function status(position: Ben39Position, history: readonly Ben39Position[]): Status<Ben39Move> {
  for (const side of SIDES)
    if (kingSite(position.board, side) === NO_SITE) return over(win(otherSide(side), 'king-captured'));
  const repeated = fivefold(position, history, sameness);
  return repeated ? over(repeated) : open(generateMoves(position), STALEMATE);
}

export const claims = (position: Ben39Position, history: readonly Ben39Position[]): DrawReason[] =>
  threefoldClaim(position, history, sameness);

import { CHECKING, NOISY, fromOf, isPieceCode, toOf } from '../../rules/moveCode.ts';
import type { MoveList } from '../../rules/moveList.ts';
import { kindOf, pieceOf } from '../../rules/piece.ts';
import type { Placement } from '../../rules/placement.ts';
import { firstSite } from '../../rules/placement.ts';
import type { Board } from '../../rules/position.ts';
import { pieceAt } from '../../rules/position.ts';
import type { Site } from '../../topology/site.ts';
import { board as topology } from './board.ts';
import { countStops } from './check.ts';
import { isDropCode } from './move.ts';
import { IMMOBILIZER, KING } from './pieces.ts';
import type { Ben39Position } from './position.ts';

/** By site, how many of the ways to capture the king a piece there would stop. Written anew each time. */
const stops = new Uint8Array(topology.sites.length);

/**
 * Takes off the list those moves of a position in check after which the king could surely still be captured, but leaves
 * one move at least. Most moves are drops, and few drops help: a piece on a crossing is in nobody's way on the squares,
 * and nothing is in the way of a teleport or a rotation. Nor does a capture help unless it takes whatever gives check.
 */
export function keepEscapes(position: Ben39Position, placement: Placement, list: MoveList): void {
  const { board, turn } = position;
  const all = countStops(position, firstSite(placement, pieceOf(KING, turn)), turn, stops);
  const { codes, count } = list;
  let kept = 0;
  for (let i = 0; i < count; i++) {
    const code = codes[i] ?? 0;
    const move = code & ~(NOISY | CHECKING);
    if (
      stops[toOf(move)] === all ||
      !isPieceCode(move) ||
      (!isDropCode(move) && mayMoveAway(board, fromOf(move)))
    )
      codes[kept++] = code;
  }
  list.count = Math.max(1, kept);
}

/** Whether a piece may help wherever it goes: a king leaves the danger, an immobilizer stops what is beside it. */
function mayMoveAway(board: Board, from: Site): boolean {
  const kind = kindOf(pieceAt(board, from));
  return kind === KING || kind === IMMOBILIZER;
}

import { attackLines, attackers } from '../../rules/attacks.ts';
import { fromOf, isPieceCode, toOf } from '../../rules/moveCode.ts';
import type { MoveList } from '../../rules/moveList.ts';
import { kindOf, pieceOf } from '../../rules/piece.ts';
import type { Placement } from '../../rules/placement.ts';
import { firstSite } from '../../rules/placement.ts';
import { pieceAt } from '../../rules/position.ts';
import { otherSide } from '../../rules/side.ts';
import type { Site } from '../../topology/site.ts';
import { mayCaptureKing } from './check.ts';
import { groundOf } from './ground.ts';
import { isDropCode } from './move.ts';
import { IMMOBILIZER, KING } from './pieces.ts';
import type { Ben39Position } from './position.ts';

const NONE: readonly Site[] = [];

/**
 * Takes off the list those moves of a position in check after which the king could surely still be captured, but leaves
 * one move at least. Most moves are drops, and few drops help: a piece on a crossing is in nobody's way on the squares,
 * and nothing is in the way of a teleport or a rotation.
 */
export function keepEscapes(position: Ben39Position, placement: Placement, list: MoveList): void {
  const { board, turn } = position;
  const blocks = blocksOf(position, firstSite(placement, pieceOf(KING, turn)));
  const mayMoveAway = (from: Site) => {
    const kind = kindOf(pieceAt(board, from));
    return kind === KING || kind === IMMOBILIZER;
  };
  const { codes, count } = list;
  let kept = 0;
  for (let i = 0; i < count; i++) {
    const code = codes[i] ?? 0;
    // The codes of captures and of all that moves several pieces are others than those of pieces.
    const mayHelp =
      !isPieceCode(code) || (!isDropCode(code) && mayMoveAway(fromOf(code))) || blocks.includes(toOf(code));
    if (mayHelp) codes[kept++] = code;
  }
  list.count = Math.max(1, kept);
}

/** The squares on which a piece would be in the way of one that attacks the king; none if it can be captured otherwise. */
function blocksOf({ board, turn, places }: Ben39Position, king: Site): readonly Site[] {
  const enemy = otherSide(turn);
  const attacks = groundOf(places).attacks[enemy];
  const first = attackers(attacks, board, king).findIndex((from) => mayCaptureKing(board, from, king, enemy));
  return attackLines(attacks, board, king)[first] ?? NONE;
}

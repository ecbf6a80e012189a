import { at } from '../../at.ts';
import { noteCaptors } from '../../rules/attacks.ts';
import { CHECKING, fromOf, isPieceCode, kindIn, toOf } from '../../rules/moveCode.ts';
import type { MoveList } from '../../rules/moveList.ts';
import { EMPTY, belongsTo, pieceOf } from '../../rules/piece.ts';
import type { Placement } from '../../rules/placement.ts';
import { firstSite, nextSite } from '../../rules/placement.ts';
import { pieceAt } from '../../rules/position.ts';
import { bySide, otherSide } from '../../rules/side.ts';
import type { Site } from '../../topology/site.ts';
import { NO_SITE } from '../../topology/site.ts';
import { board as topology, sitesAround } from './board.ts';
import { groundOf } from './ground.ts';
import { isDropCode } from './move.ts';
import { KING, QUEEN, SPIDER, WIZARD } from './pieces.ts';
import type { Ben39Position } from './position.ts';

/** For each side, its pieces on squares that a wizard or a spider may send against a king, one bit each. */
const sendable = bySide((side) => {
  let pieces = 0;
  for (let kind = KING + 1; kind <= QUEEN; kind++) pieces |= 1 << pieceOf(kind, side);
  return pieces;
});

/** By site, the pieces that would give check from there, one bit each. Written anew each time. */
const checking = new Int32Array(topology.sites.length);

/**
 * Marks the quiet moves on a list that seem to give check because of where the piece arrives: directly, or with the help
 * of a wizard or a spider. Returns whether there are any.
 */
export function markChecks(position: Ben39Position, placement: Placement, list: MoveList): boolean {
  const { board, turn, places } = position;
  const king = firstSite(placement, pieceOf(KING, otherSide(turn)));
  if (king === NO_SITE) return false;
  noteCaptors(groundOf(places).attacks[turn], board, king, checking);
  noteMagic(position, placement, king);
  const { codes, count } = list;
  let isAny = false;
  for (let i = 0; i < count; i++) {
    const code = codes[i] ?? 0;
    if (!isPieceCode(code)) continue;
    const pieces = checking[toOf(code)] ?? 0;
    if (pieces === 0) continue;
    const piece = isDropCode(code) ? pieceOf(kindIn(code), turn) : (board[fromOf(code)] ?? EMPTY);
    if (((pieces >> piece) & 1) === 0) continue;
    codes[i] = code | CHECKING;
    isAny = true;
  }
  return isAny;
}

const note = (site: Site, pieces: number): void => {
  if (site !== NO_SITE) checking[site] = (checking[site] ?? 0) | pieces;
};

/** Notes where wizards, spiders, and the pieces that they would send must arrive. */
function noteMagic({ board, turn }: Ben39Position, placement: Placement, king: Site): void {
  const [wizard, spider] = [pieceOf(WIZARD, turn), pieceOf(SPIDER, turn)];
  const anyPiece = sendable[turn];
  const isOwn = (square: Site) => square !== NO_SITE && belongsTo(pieceAt(board, square), turn);
  const corners = sitesAround(king);
  for (let i = 0; i < corners.length; i++) {
    const corner = at(corners, i);
    if (corner === NO_SITE) continue;
    const around = sitesAround(corner);
    // The king is there among the squares around its corner.
    const here = (i + 2) % around.length;
    const [one, other] = [at(around, (here + 1) % around.length), at(around, (here + 3) % around.length)];
    if (isOwn(one) || isOwn(other)) note(corner, 1 << spider);
    const piece = pieceAt(board, corner);
    if (piece === spider) {
      note(one, anyPiece);
      note(other, anyPiece);
    }
    for (
      let from = firstSite(placement, wizard);
      from !== NO_SITE;
      from = nextSite(placement, wizard, from + 1)
    ) {
      const sent = at(sitesAround(from), here);
      if (isOwn(sent)) note(corner, 1 << wizard);
      if (piece === wizard && from !== corner) note(sent, anyPiece);
    }
    // The other wizard may arrive beside any piece that stands in the same place as the king.
    if (piece === wizard)
      for (
        let from = firstSite(placement, turn);
        from !== NO_SITE;
        from = nextSite(placement, turn, from + 1)
      )
        note(at(sitesAround(from), i), 1 << wizard);
  }
}

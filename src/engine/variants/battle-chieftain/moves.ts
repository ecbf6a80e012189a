import { at } from '../../at.ts';
import type { Site } from '../../topology/site.ts';
import { NO_SITE } from '../../topology/site.ts';
import { countStopped, isAttacked, isAttackedAfter } from '../../rules/attacks.ts';
import type { Effect } from '../../rules/effect.ts';
import type { MapSite } from '../../rules/movementMap.ts';
import { movementMapOf } from '../../rules/movementMap.ts';
import { EMPTY, kindOf, pieceOf, sideOf } from '../../rules/piece.ts';
import type { PieceMove } from '../../rules/pieceMove.ts';
import { pieceMoveCode, pieceMoveEffects, pieceMoveOf } from '../../rules/pieceMove.ts';
import { MOST_SITES, PIECE_BITS, fromOf, isPieceCode, moveCode, toOf } from '../../rules/moveCode.ts';
import type { MoveList } from '../../rules/moveList.ts';
import { addCode } from '../../rules/moveList.ts';
import { addAllMoves } from '../../rules/moveTable.ts';
import type { Placement } from '../../rules/placement.ts';
import { firstSite, isNowhere, isSingle, nextSite, placementOf } from '../../rules/placement.ts';
import { pieceAt } from '../../rules/position.ts';
import type { Side } from '../../rules/side.ts';
import { SIDES, otherSide } from '../../rules/side.ts';
import type { Status } from '../../rules/status.ts';
import type { WorkingBoard } from '../../rules/workingBoard.ts';
import { put, step, workingCopy } from '../../rules/workingBoard.ts';
import type { ChieftainBoard } from './board.ts';
import { BERSERKER, KING, kinds } from './pieces.ts';
import type { ChieftainPosition } from './position.ts';
import { kingSite } from './position.ts';

/** A move, placing a king on the wall, or making a berserker king. */
export type ChieftainMove =
  PieceMove | { readonly kind: 'place'; readonly to: Site } | { readonly kind: 'crown'; readonly to: Site };

/** Whether that side’s king is in check, by where the pieces stand. */
export const isInCheck = (field: ChieftainBoard, position: ChieftainPosition, side: Side): boolean =>
  isChecked(field, position, placementOf(position.board, kinds.length), side);

/**
 * Whether that side’s king is in check: the enemy could capture it by a move. The enemy must also have a
 * king, because without one it would have to spend its turn crowning one (Battle Chieftain, check).
 */
export function isChecked(
  { attacks }: ChieftainBoard,
  { board, stage }: ChieftainPosition,
  placement: Placement,
  side: Side,
): boolean {
  if (stage !== 'game') return false;
  const king = firstSite(placement, pieceOf(KING, side));
  const enemy = otherSide(side);
  return (
    king !== NO_SITE &&
    isAttacked(attacks[enemy], board, king) &&
    !isNowhere(placement, pieceOf(KING, enemy)) &&
    !isNowhere(placement, pieceOf(BERSERKER, enemy)) &&
    !isNowhere(placement, pieceOf(BERSERKER, side))
  );
}

/** Lists all the moves that the rules give the side to move, if the game is not over. */
export function listMoves(
  field: ChieftainBoard,
  position: ChieftainPosition,
  placement: Placement,
  list: MoveList,
): void {
  const { turn, stage } = position;
  list.count = 0;
  if (stage === 'place') addPlacements(list, field, position);
  else if (isNowhere(placement, pieceOf(KING, turn))) addCrownings(list, placement, turn);
  else {
    addAllMoves(list, field.moveTable, position, placement);
    if (!isChecked(field, position, placement, turn)) return;
    if (isMate(field, position, placement, list)) list.count = 0;
    addCrownings(list, placement, turn);
  }
}

/**
 * Whether none of the listed moves of the side to move gets its king out of check (Battle Chieftain, changing the
 * king).
 */
function isMate(
  field: ChieftainBoard,
  { board, turn }: ChieftainPosition,
  placement: Placement,
  { codes, count }: MoveList,
): boolean {
  const attacks = field.attacks[otherSide(turn)];
  const king = firstSite(placement, pieceOf(KING, turn));
  const attackers = countStopped(attacks, board, king, stopped);
  for (let i = 0; i < count; i++) {
    const code = codes[i] ?? 0;
    const [from, to] = [fromOf(code), toOf(code)];
    const captured = pieceAt(board, to);
    // Without a king or an army the enemy gives no check.
    if (captured !== EMPTY && isSingle(placement, captured)) return false;
    if (from !== king && stopped[to] !== attackers) continue;
    // The move may open another line.
    if (!isAttackedAfter(attacks, board, from === king ? to : king, from, to)) return false;
  }
  return true;
}

/** How many of the attackers of a king a piece on each site would stop; counted anew each time. */
const stopped = new Uint8Array(MOST_SITES);

/** Whether the side to move, whose king is in check, is checkmated (Battle Chieftain, changing the king). */
export const mustChange = (field: ChieftainBoard, position: ChieftainPosition, { moves }: Status): boolean =>
  isInCheck(field, position, position.turn) && moves.every(({ kind }) => kind === 'crown');

/** Adds placements on the empty squares of the side’s own wall (Battle Chieftain, placing the kings). */
function addPlacements(list: MoveList, { walls }: ChieftainBoard, { board, turn }: ChieftainPosition): void {
  for (const to of walls[turn]) if (pieceAt(board, to) === EMPTY) addCode(list, moveCode(0, to) | PLACE);
}

/** Any berserker may be made king, even one that is attacked (Battle Chieftain, changing the king). */
function addCrownings(list: MoveList, placement: Placement, turn: Side): void {
  const berserkers = pieceOf(BERSERKER, turn);
  for (
    let to = firstSite(placement, berserkers);
    to !== NO_SITE;
    to = nextSite(placement, berserkers, to + 1)
  )
    addCode(list, moveCode(0, to) | CROWN);
}

/** Which way to move a code has, besides a move of a piece. */
const PLACE = 1 << PIECE_BITS;
const CROWN = 2 << PIECE_BITS;

/** The code of a move. */
export function codeOf(move: ChieftainMove): number {
  switch (move.kind) {
    case 'move':
      return pieceMoveCode(move);
    case 'place':
      return moveCode(0, move.to) | PLACE;
    case 'crown':
      return moveCode(0, move.to) | CROWN;
  }
}

/** Placements and crownings by their codes; each is always the same object. */
const known: ChieftainMove[] = [];

/** The move of a code. */
export function moveOf(code: number): ChieftainMove {
  if (isPieceCode(code)) return pieceMoveOf(code);
  return (known[code] ??= { kind: isCrowning(code) ? 'crown' : 'place', to: toOf(code) });
}

const isCrowning = (code: number): boolean => code >> PIECE_BITS === CROWN >> PIECE_BITS;

export function effects(position: ChieftainPosition, move: ChieftainMove): Effect[] {
  const { board, turn } = position;
  const { to } = move;
  const king = pieceOf(KING, turn);
  const berserker = pieceOf(BERSERKER, turn);
  switch (move.kind) {
    case 'place':
      return [{ kind: 'put', site: to, piece: king }];
    case 'move':
      return pieceMoveEffects(position, move);
    case 'crown': {
      const before = kingSite(board, turn);
      const crown: Effect[] = [
        { kind: 'lift', site: to, piece: berserker },
        { kind: 'put', site: to, piece: king },
      ];
      if (before === NO_SITE) return crown;
      return [
        { kind: 'lift', site: before, piece: king },
        { kind: 'put', site: before, piece: berserker },
        ...crown,
      ];
    }
  }
}

export const play = (position: ChieftainPosition, move: ChieftainMove): ChieftainPosition =>
  playOn(position, codeOf(move), workingCopy(position.board));

/** The same for the code of a move, on a board that has the pieces of the position: its own or a copy. */
export function playOn(position: ChieftainPosition, code: number, board: WorkingBoard): ChieftainPosition {
  const { pieces } = board;
  if (isPieceCode(code)) step(board, fromOf(code), toOf(code));
  else putKing(board, position.turn, toOf(code));
  const isPlacing = position.stage === 'place' && SIDES.some((side) => kingSite(pieces, side) === NO_SITE);
  return { board: pieces, turn: otherSide(position.turn), stage: isPlacing ? 'place' : 'game' };
}

/** The same as the effects of placing a king or of making a berserker king lead to, found more quickly. */
function putKing(board: WorkingBoard, turn: Side, to: Site): void {
  const before = kingSite(board.pieces, turn);
  if (before !== NO_SITE) put(board, before, pieceOf(BERSERKER, turn));
  put(board, to, pieceOf(KING, turn));
}

/** On the enemy’s wall a piece may only capture (Battle Chieftain, movement). */
export function movementMap(
  { topology, movements, walls }: ChieftainBoard,
  { board }: ChieftainPosition,
  site: Site,
): MapSite[] {
  const piece = pieceAt(board, site);
  const barredWall = walls[otherSide(sideOf(piece))];
  return movementMapOf(topology, at(movements[sideOf(piece)], kindOf(piece)), board, site).map(
    (way): MapSite =>
      way.when === 'always' && barredWall.has(way.site) ? { ...way, when: 'capturing' } : way,
  );
}

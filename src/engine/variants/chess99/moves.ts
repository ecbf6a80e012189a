import { at } from '../../at.ts';
import type { Site } from '../../topology/site.ts';
import { NO_SITE } from '../../topology/site.ts';
import type { MapSite } from '../../rules/movementMap.ts';
import { movementMapOf } from '../../rules/movementMap.ts';
import { attackers, isAttackedAfter } from '../../rules/attacks.ts';
import type { Effect } from '../../rules/effect.ts';
import { boardAfterStep, makeEffects } from '../../rules/effect.ts';
import { reach } from '../../rules/movement.ts';
import type { Move } from '../../rules/move.ts';
import type { Kind } from '../../rules/piece.ts';
import { EMPTY, NO_KIND, belongsTo, kindOf, pieceOf, sideOf } from '../../rules/piece.ts';
import type { Board } from '../../rules/position.ts';
import { pieceMove } from '../../rules/pieceMove.ts';
import { NOISY, PIECE_BITS, fromOf, isPieceCode, kindIn, moveCode, toOf } from '../../rules/moveCode.ts';
import type { MoveList } from '../../rules/moveList.ts';
import { addCode, newMoveList } from '../../rules/moveList.ts';
import { addMovesAs } from '../../rules/moveTable.ts';
import type { Placement } from '../../rules/placement.ts';
import { firstSite, nextSite } from '../../rules/placement.ts';
import { pieceAt } from '../../rules/position.ts';
import type { Side } from '../../rules/side.ts';
import { BLACK, otherSide } from '../../rules/side.ts';
import type { WorkingBoard } from '../../rules/workingBoard.ts';
import { step, workingCopy } from '../../rules/workingBoard.ts';
import { board as squares, forward, isOnFirstRank, isOnLastRank } from './board.ts';
import { KING, PAWN, PROMOTIONS, attacks, beside, moveTable, movementOf } from './pieces.ts';
import type { Chess99Position } from './position.ts';

export interface Chess99Move extends Move {
  /** `enPassant` lands on the square passed over; `swap` is a castling, from the king's square. */
  readonly kind: 'move' | 'enPassant' | 'swap';
  readonly from: Site;
  /** The target; `from` itself for a pawn that promotes and stays. */
  readonly to: Site;
  /** The kind that a pawn on its last rank becomes before it moves; `NO_KIND` for all other moves. */
  readonly into: Kind;
}

/** Whether there is a pawn of that side that waits on its last rank to promote. */
export function isWaiting(board: Board, site: Site, side: Side): boolean {
  return pieceAt(board, site) === pieceOf(PAWN, side) && isOnLastRank(site, side);
}

/** Which way to move a code has, besides a move of a piece. */
const EN_PASSANT = 1 << PIECE_BITS;
const SWAP = 2 << PIECE_BITS;

/** The code of a move. */
export function codeOf({ kind, from, to, into }: Chess99Move): number {
  const way = kind === 'enPassant' ? EN_PASSANT : kind === 'swap' ? SWAP : 0;
  return moveCode(from, to, into) | way;
}

/** Moves by their codes; each is always the same object. */
const known: Chess99Move[] = [];

/** The move of a code. */
export function moveOf(code: number): Chess99Move {
  const [from, to, into] = [fromOf(code), toOf(code), kindIn(code)];
  if (isPieceCode(code) && into === NO_KIND) return pieceMove(from, to);
  const kind = isPieceCode(code) ? 'move' : code >> PIECE_BITS === SWAP >> PIECE_BITS ? 'swap' : 'enPassant';
  return (known[code] ??= { kind, from, to, into });
}

/**
 * Lists every action that the rules give the side to move, if the game is not over. Check forbids no action
 * (Chess 99, movement).
 */
export function listMoves(position: Chess99Position, placement: Placement, list: MoveList): void {
  const { board, turn, passedOver } = position;
  const king = pieceOf(KING, turn);
  const pawn = pieceOf(PAWN, turn);
  list.count = 0;
  for (let from = firstSite(placement, turn); from !== NO_SITE; from = nextSite(placement, turn, from + 1)) {
    const piece = board[from] ?? EMPTY;
    if (piece === pawn && isOnLastRank(from, turn)) addPromotions(list, position, from);
    else addMovesAs(list, moveTable, board, from, piece);
    if (piece === king && isOnFirstRank(from, turn)) addCastlings(list, position, from);
  }
  if (passedOver !== NO_SITE) addEnPassant(list, position);
}

/**
 * Adds the castlings: a king on its first rank changes places with a piece of its side beside it (Chess 99,
 * castling).
 */
function addCastlings(list: MoveList, { board, turn }: Chess99Position, from: Site): void {
  for (const to of at(beside, from))
    if (belongsTo(pieceAt(board, to), turn)) addCode(list, moveCode(from, to) | SWAP);
}

/** Adds the moves of a waiting pawn as each kind that it may become (Chess 99, promotion). */
function addPromotions(list: MoveList, { board, turn }: Chess99Position, from: Site): void {
  for (const into of PROMOTIONS) {
    addCode(list, moveCode(from, from, into) | NOISY);
    addMovesAs(list, moveTable, board, from, pieceOf(into, turn), into);
  }
}

/** The site of the pawn that passed over a square. */
const passingPawn = ({ turn, passedOver }: Chess99Position): Site => passedOver + forward(otherSide(turn));

/**
 * Adds the captures by every piece that could capture the pawn if it were pushed back onto the square that it
 * passed over. The square on which it landed is then empty (Chess 99, en passant).
 */
function addEnPassant(list: MoveList, position: Chess99Position): void {
  const { board, turn, passedOver: to } = position;
  const landed = passingPawn(position);
  if (!isAttackedAfter(attacks[turn], board, to, landed, to)) return;
  const pushedBack = boardAfterStep(board, landed, to);
  for (const from of attackers(attacks[turn], pushedBack, to))
    if (!isWaiting(board, from, turn)) addCode(list, moveCode(from, to) | EN_PASSANT | NOISY);
    else
      for (const into of PROMOTIONS)
        if (reach(movementOf(turn, into).capture, pushedBack, from).includes(to))
          addCode(list, moveCode(from, to, into) | EN_PASSANT | NOISY);
}

/** The site of the pawn that can be captured en passant; empty if there is none. */
export function enPassantVictims(position: Chess99Position): Site[] {
  if (position.passedOver === NO_SITE) return [];
  const list = newMoveList();
  addEnPassant(list, position);
  return list.count > 0 ? [passingPawn(position)] : [];
}

/** What a move does, in this order: promotion, capture, movement. */
export function effects(position: Chess99Position, { kind, from, to, into }: Chess99Move): Effect[] {
  const { board, turn } = position;
  if (kind === 'swap') return [{ kind: 'shift', from: [from, to], to: [to, from] }];
  const done: Effect[] = [];
  if (into !== NO_KIND)
    done.push(
      { kind: 'lift', site: from, piece: pieceAt(board, from) },
      { kind: 'put', site: from, piece: pieceOf(into, turn) },
    );
  if (to === from) return done;
  const captured = kind === 'enPassant' ? passingPawn(position) : to;
  const piece = pieceAt(board, captured);
  if (piece !== EMPTY) done.push({ kind: 'lift', site: captured, piece });
  done.push({ kind: 'shift', from: [from], to: [to] });
  return done;
}

export const play = (position: Chess99Position, move: Chess99Move): Chess99Position =>
  playOn(position, codeOf(move), workingCopy(position.board));

/** The same for the code of a move, on a board that has the pieces of the position: its own or a copy. */
export function playOn(position: Chess99Position, code: number, board: WorkingBoard): Chess99Position {
  const { turn, moveNumber } = position;
  const [from, to] = [fromOf(code), toOf(code)];
  const isDoubleStep = position.board[from] === pieceOf(PAWN, turn) && to === from + 2 * forward(turn);
  if (isPieceCode(code) && kindIn(code) === NO_KIND) step(board, from, to);
  else makeEffects(board, effects(position, moveOf(code)));
  return {
    board: board.pieces,
    turn: otherSide(turn),
    passedOver: isDoubleStep ? from + forward(turn) : NO_SITE,
    moveNumber: moveNumber + (turn === BLACK ? 1 : 0),
  };
}

/** The position after a pass: nothing can be captured en passant any more. */
export const pass = (position: Chess99Position): Chess99Position => ({
  ...position,
  turn: otherSide(position.turn),
  passedOver: NO_SITE,
});

/** A pawn that waits to promote moves as every kind that it may become (Chess 99, promotion). */
export function movementMap({ board }: Chess99Position, site: Site): MapSite[] {
  const piece = pieceAt(board, site);
  const side = sideOf(piece);
  const moving = isWaiting(board, site, side) ? PROMOTIONS : [kindOf(piece)];
  return moving.flatMap((kind) => movementMapOf(squares, movementOf(side, kind), board, site));
}

import { at } from '../../at.ts';
import type { Site } from '../../topology/site.ts';
import { NO_SITE } from '../../topology/site.ts';
import type { MapSite } from '../../rules/movementMap.ts';
import { movementMapOf } from '../../rules/movementMap.ts';
import { attackers } from '../../rules/attacks.ts';
import type { Effect } from '../../rules/effect.ts';
import { applyEffects, boardAfterStep } from '../../rules/effect.ts';
import { reach } from '../../rules/movement.ts';
import type { Move } from '../../rules/move.ts';
import type { Kind } from '../../rules/piece.ts';
import { EMPTY, NO_KIND, belongsTo, kindOf, pieceOf, sideOf } from '../../rules/piece.ts';
import type { Board } from '../../rules/position.ts';
import { pieceMove } from '../../rules/pieceMove.ts';
import { newMoves, pushPieceMoves } from '../../rules/pieceMoves.ts';
import { pieceAt } from '../../rules/position.ts';
import type { Side } from '../../rules/side.ts';
import { BLACK, otherSide } from '../../rules/side.ts';
import { board as squares, forward, isOnFirstRank, isOnLastRank } from './board.ts';
import { KING, PAWN, PROMOTIONS, attacks, beside, movementOf, pieceMovements } from './pieces.ts';
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

/**
 * Every action that the rules give the side to move, if the game is not over; null if that side has no king,
 * which a search of its own would find more slowly. Check forbids no action (Chess 99, movement).
 */
export function generateMoves(position: Chess99Position): Chess99Move[] | null {
  const { board, turn } = position;
  const movements = pieceMovements[turn];
  const king = pieceOf(KING, turn);
  const pawn = pieceOf(PAWN, turn);
  const moves: Chess99Move[] = newMoves();
  let hasKing = false;
  for (let from = 0; from < board.length; from++) {
    const piece = board[from] ?? EMPTY;
    const movement = movements[piece];
    if (movement === undefined) continue;
    if (piece === pawn && isOnLastRank(from, turn)) moves.push(...promotions(position, from));
    else pushPieceMoves(moves, movement, board, from);
    if (piece === king) {
      hasKing = true;
      if (isOnFirstRank(from, turn)) pushCastlings(moves, position, from);
    }
  }
  if (!hasKing) return null;
  if (position.passedOver !== NO_SITE) for (const move of enPassantMoves(position)) moves.push(move);
  return moves;
}

/** Both castlings of a king, by its square. Moves never change, so one object serves every position. */
const castlings: readonly (readonly Chess99Move[])[] = beside.map((sites, from) =>
  sites.map((to) => ({ kind: 'swap', from, to, into: NO_KIND })),
);

/**
 * Adds the castlings: a king on its first rank changes places with a piece of its side beside it (Chess 99,
 * castling).
 */
function pushCastlings(moves: Chess99Move[], { board, turn }: Chess99Position, from: Site): void {
  for (const castling of at(castlings, from))
    if (belongsTo(pieceAt(board, castling.to), turn)) moves.push(castling);
}

/** The moves of a waiting pawn as each kind that it may become (Chess 99, promotion). */
function promotions({ board, turn }: Chess99Position, from: Site): Chess99Move[] {
  return PROMOTIONS.flatMap((into) => {
    const moves: Chess99Move[] = newMoves();
    pushPieceMoves(moves, movementOf(turn, into), board, from);
    return [pieceMove(from, from), ...moves].map((move) => ({ ...move, into }));
  });
}

/** The site of the pawn that passed over a square. */
const passingPawn = ({ turn, passedOver }: Chess99Position): Site => passedOver + forward(otherSide(turn));

/**
 * The captures by every piece that could capture the pawn if it were pushed back onto the square that it
 * passed over. The square on which it landed is then empty (Chess 99, en passant).
 */
function enPassantMoves(position: Chess99Position): Chess99Move[] {
  const { board, turn, passedOver: to } = position;
  if (to === NO_SITE) return [];
  const pushedBack = boardAfterStep(board, passingPawn(position), to);
  const moves: Chess99Move[] = newMoves();
  for (const from of attackers(attacks[turn], pushedBack, to))
    if (!isWaiting(board, from, turn)) moves.push({ kind: 'enPassant', from, to, into: NO_KIND });
    else
      for (const into of PROMOTIONS)
        if (reach(movementOf(turn, into).capture, pushedBack, from).includes(to))
          moves.push({ kind: 'enPassant', from, to, into });
  return moves;
}

/** The site of the pawn that can be captured en passant; empty if there is none. */
export const enPassantVictims = (position: Chess99Position): Site[] =>
  enPassantMoves(position).length > 0 ? [passingPawn(position)] : [];

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

/** Whether a piece just goes to another square and captures what stands there. */
const isPlain = ({ kind, into }: Chess99Move): boolean => kind === 'move' && into === NO_KIND;

export function play(position: Chess99Position, move: Chess99Move): Chess99Position {
  const { board, turn, moveNumber } = position;
  const isDoubleStep =
    pieceAt(board, move.from) === pieceOf(PAWN, turn) && move.to === move.from + 2 * forward(turn);
  return {
    board: isPlain(move)
      ? boardAfterStep(board, move.from, move.to)
      : applyEffects(board, effects(position, move)),
    turn: otherSide(turn),
    passedOver: isDoubleStep ? move.from + forward(turn) : NO_SITE,
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

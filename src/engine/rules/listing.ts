import { at } from '../at.ts';
import type { Site } from '../topology/site.ts';
import { NO_SITE } from '../topology/site.ts';
import type { Move } from './move.ts';
import { CHECKING, NOISY, fromOf, isPieceCode, toOf } from './moveCode.ts';
import type { MoveList } from './moveList.ts';
import { addCode, newMoveList } from './moveList.ts';
import type { Outcome } from './outcome.ts';
import type { Piece } from './piece.ts';
import { EMPTY } from './piece.ts';
import { isPieceMove } from './pieceMove.ts';
import type { Placement } from './placement.ts';
import { placementOf } from './placement.ts';
import type { Position } from './position.ts';
import type { Status } from './status.ts';
import { over } from './status.ts';
import type { Searching } from './searching.ts';
import type { Variant } from './variant.ts';
import type { WorkingBoard } from './workingBoard.ts';
import { put } from './workingBoard.ts';

/**
 * How a search lists and plays the moves of a variant. A move is told by the list that it is in and its index
 * there. The rules are those of the variant, without a history: a search knows itself what came before.
 */
export interface Listing<P extends Position = Position, M extends Move = Move> {
  /** Lists all legal moves, and gives the outcome if the game is over; then the list does not count. */
  look(position: P, placement: Placement, list: MoveList<M>): Outcome | null;
  /** Lists the given moves of a position. */
  fill(position: P, list: MoveList<M>, moves: readonly M[]): void;
  moveAt(list: MoveList<M>, index: number): M;
  /**
   * The position after a move, on a board that has the pieces of the position: its own, which then is that of both, or a
   * copy.
   */
  playOn(position: P, list: MoveList<M>, index: number, board: WorkingBoard): P;
  /**
   * Where a move begins if it is a piece’s own, which changes nothing on the board but there and where it ends;
   * else `NO_SITE`.
   */
  fromAt(list: MoveList<M>, index: number): Site;
  /** Where such a move ends. */
  toAt(list: MoveList<M>, index: number): Site;
  /** As in `Searching`. */
  capturedAt(position: P, list: MoveList<M>, index: number): Piece;
  /** Whether a move captures or forces something. */
  isNoisyAt(position: P, list: MoveList<M>, index: number): boolean;
  slotAt(list: MoveList<M>, index: number): number;
  isInDanger(position: P, placement: Placement): boolean;
  /** Whether the side to move surely wins by its next action; that may be found out without its moves. */
  winsAtOnce(position: P, placement: Placement): boolean;
  /**
   * Takes moves off the list of a position in danger that surely do not help, and after which the game is lost at once.
   * Always the same ones, and leaves one at least.
   */
  keepEscapes(position: P, placement: Placement, list: MoveList<M>): void;
  /**
   * Marks those quiet moves on the list that seem to bring what the enemy has at stake into danger, where that is known.
   * Returns whether there are any.
   */
  markChecks(position: P, placement: Placement, list: MoveList<M>): boolean;
  /** Whether such moves can be told. */
  readonly knowsChecks: boolean;
  /** Whether a move is marked so. */
  isCheckAt(list: MoveList<M>, index: number): boolean;
}

/** What a variant with codes for its moves says of them. */
export interface CodedMoves<P extends Position, M extends Move> {
  readonly look: (position: P, placement: Placement, list: MoveList<M>) => Outcome | null;
  readonly codeOf: (move: M) => number;
  readonly moveOf: (code: number) => M;
  readonly playOn: (position: P, code: number, board: WorkingBoard) => P;
  readonly captured: (position: P, code: number) => Piece;
  readonly isForcing: (position: P, code: number) => boolean;
  readonly slotOf: (code: number) => number;
  readonly isInDanger: (position: P, placement: Placement) => boolean;
  /** As in `Listing`; left out where it takes the moves to know. */
  readonly winsAtOnce?: (position: P, placement: Placement) => boolean;
  /** As in `Listing`; left out where no such moves are known. */
  readonly keepEscapes?: (position: P, placement: Placement, list: MoveList<M>) => void;
  /** As in `Listing`, by the bit `CHECKING`; left out where it is not known. */
  readonly markChecks?: (position: P, placement: Placement, list: MoveList<M>) => boolean;
}

const isUnknown = (): boolean => false;
const leaveList = (): void => undefined;

const codeAt = ({ codes }: MoveList, index: number): number => (codes[index] ?? 0) & ~(NOISY | CHECKING);

/** The listing of a variant by the codes of its moves. */
export const codedListing = <P extends Position, M extends Move>(coded: CodedMoves<P, M>): Listing<P, M> => ({
  look: coded.look,
  fill: (position, list, moves) => {
    list.count = 0;
    for (const move of moves) {
      const code = coded.codeOf(move);
      const isNoisy = coded.captured(position, code) !== EMPTY || coded.isForcing(position, code);
      addCode(list, isNoisy ? code | NOISY : code);
    }
  },
  moveAt: (list, index) => coded.moveOf(codeAt(list, index)),
  playOn: (position, list, index, board) => coded.playOn(position, codeAt(list, index), board),
  fromAt: (list, index) => {
    const code = codeAt(list, index);
    return isPieceCode(code) ? fromOf(code) : NO_SITE;
  },
  toAt: (list, index) => toOf(codeAt(list, index)),
  capturedAt: (position, list, index) => coded.captured(position, codeAt(list, index)),
  isNoisyAt: (_, { codes }, index) => ((codes[index] ?? 0) & NOISY) !== 0,
  slotAt: (list, index) => coded.slotOf(codeAt(list, index)),
  isInDanger: coded.isInDanger,
  winsAtOnce: coded.winsAtOnce ?? isUnknown,
  keepEscapes: coded.keepEscapes ?? leaveList,
  markChecks: coded.markChecks ?? isUnknown,
  knowsChecks: coded.markChecks !== undefined,
  isCheckAt: ({ codes }, index) => ((codes[index] ?? 0) & CHECKING) !== 0,
});

const NO_HISTORY: readonly never[] = [];

/** The listing of a variant by its moves themselves. */
export const plainListing = <P extends Position, M extends Move>(
  variant: Variant<P, M>,
  searching: Searching<P, M>,
): Listing<P, M> => ({
  look: (position, _, list) => {
    const { outcome, moves } = variant.status(position, NO_HISTORY);
    list.moves = moves;
    list.count = moves.length;
    return outcome;
  },
  fill: (_, list, moves) => {
    list.moves = moves;
    list.count = moves.length;
  },
  moveAt: ({ moves }, index) => at(moves, index),
  playOn: (position, { moves }, index, board) => {
    const after = variant.play(position, at(moves, index));
    for (let site = 0; site < after.board.length; site++) {
      const piece = after.board[site] ?? EMPTY;
      if (piece !== board.pieces[site]) put(board, site, piece);
    }
    return { ...after, board: board.pieces };
  },
  fromAt: ({ moves }, index) => {
    const move: Move = at(moves, index);
    return isPieceMove(move) ? move.from : NO_SITE;
  },
  toAt: ({ moves }, index) => {
    const move: Move = at(moves, index);
    return isPieceMove(move) ? move.to : NO_SITE;
  },
  capturedAt: (position, { moves }, index) => searching.captured(position, at(moves, index)),
  isNoisyAt: (position, { moves }, index) =>
    searching.captured(position, at(moves, index)) !== EMPTY ||
    searching.isForcing(position, at(moves, index)),
  slotAt: ({ moves }, index) => searching.slotOf(at(moves, index)),
  isInDanger: (position) => searching.isInDanger(position),
  winsAtOnce: isUnknown,
  keepEscapes: leaveList,
  markChecks: isUnknown,
  knowsChecks: false,
  isCheckAt: isUnknown,
});

/** What a variant with codes for its moves tells of the moves themselves. */
export const searchingBy = <P extends Position, M extends Move>({
  codeOf,
  captured,
  isForcing,
  slotOf,
}: CodedMoves<P, M>): Pick<Searching<P, M>, 'captured' | 'isForcing' | 'slotOf'> => ({
  captured: (position, move) => captured(position, codeOf(move)),
  isForcing: (position, move) => isForcing(position, codeOf(move)),
  slotOf: (move) => slotOf(codeOf(move)),
});

/** The status of a position, by the function that lists the moves in codes. */
export const statusBy =
  <P extends Position, M extends Move>(
    kinds: number,
    look: CodedMoves<P, M>['look'],
    moveOf: CodedMoves<P, M>['moveOf'],
  ) =>
  (position: P): Status<M> => {
    const list = newMoveList<M>();
    const outcome = look(position, placementOf(position.board, kinds), list);
    return outcome ? over(outcome) : { outcome, moves: movesOf(list, moveOf), forbidden: NONE };
  };

const NONE: readonly never[] = [];

/** The moves whose codes are in a list. */
export function movesOf<M extends Move>({ codes, count }: MoveList, moveOf: (code: number) => M): M[] {
  const moves: M[] = [];
  for (let i = 0; i < count; i++) moves.push(moveOf((codes[i] ?? 0) & ~NOISY));
  return moves;
}

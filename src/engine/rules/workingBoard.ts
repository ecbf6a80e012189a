import type { Site } from '../topology/site.ts';
import type { Piece } from './piece.ts';
import { EMPTY } from './piece.ts';
import type { Board } from './position.ts';

/**
 * A board on which moves are made in place and taken back, so that a search need not copy one for every move. It
 * remembers its changes.
 */
export interface WorkingBoard {
  readonly pieces: Piece[];
  /** Three numbers for each change: the site, what stood there before, and what stands there now. */
  readonly changes: number[];
  /** How many of these numbers count. */
  count: number;
}

/** A copy of a board, to work on. */
export const workingCopy = (board: Board): WorkingBoard => ({
  pieces: board.slice(),
  changes: [],
  count: 0,
});

/** Puts a piece on a site in place of what is there; `EMPTY` takes that away. */
export function put(board: WorkingBoard, site: Site, piece: Piece): void {
  const { pieces, changes, count } = board;
  changes[count] = site;
  changes[count + 1] = pieces[site] ?? EMPTY;
  changes[count + 2] = piece;
  board.count = count + 3;
  pieces[site] = piece;
}

/** Moves a piece from one site to another, and takes away what stands there. */
export function step(board: WorkingBoard, from: Site, to: Site): void {
  const piece = board.pieces[from] ?? EMPTY;
  put(board, from, EMPTY);
  put(board, to, piece);
}

/** Takes back the changes, the last one first, until so many of their numbers are left. */
export function takeBack(board: WorkingBoard, count: number): void {
  const { pieces, changes } = board;
  while (board.count > count) {
    board.count -= 3;
    pieces[changes[board.count] ?? 0] = changes[board.count + 1] ?? EMPTY;
  }
}

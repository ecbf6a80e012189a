import { at } from '../at.ts';
import type { Site } from '../topology/site.ts';
import type { Move } from './move.ts';
import { EMPTY, sideOf } from './piece.ts';
import type { PieceMove } from './pieceMove.ts';
import { pieceMove } from './pieceMove.ts';
import type { Board } from './position.ts';

/**
 * All the moves of a movement on an empty board, in one list: those from a site stand between `starts[site]` and
 * `starts[site + 1]`, line after line, each from near to far. A leap is a line of one move.
 */
export interface Lines {
  readonly moves: readonly PieceMove[];
  readonly starts: Int32Array;
  /** For each move where the line after its own begins: a piece where the move goes ends the line. */
  readonly nextLines: Int32Array;
}

/** The lines of the leaps and rays from each site. */
export function linesOf(
  leaps: readonly (readonly Site[])[],
  rays: readonly (readonly (readonly Site[])[])[],
): Lines {
  const moves: PieceMove[] = [];
  const nextLines: number[] = [];
  const starts = leaps.map((targets, from) => {
    const start = moves.length;
    for (const line of [...targets.map((target) => [target]), ...at(rays, from)]) {
      const next = moves.length + line.length;
      for (const to of line) {
        moves.push(pieceMove(from, to));
        nextLines.push(next);
      }
    }
    return start;
  });
  return { moves, starts: Int32Array.of(...starts, moves.length), nextLines: Int32Array.from(nextLines) };
}

/**
 * Adds the moves along the lines from a site: to empty sites if they are quiet, to those of enemies if they capture.
 * The inner loop of all that looks ahead in a game: it makes no object and calls nothing that others call.
 */
export function pushAlong(
  found: Move[],
  { moves, starts, nextLines }: Lines,
  board: Board,
  from: Site,
  isQuiet: boolean,
  isCapture: boolean,
): void {
  const side = sideOf(board[from] ?? EMPTY);
  const end = starts[from + 1] ?? 0;
  for (let i = starts[from] ?? end; i < end;) {
    const move = moves[i];
    if (!move) return;
    const piece = board[move.to] ?? EMPTY;
    if (piece === EMPTY) {
      if (isQuiet) found.push(move);
      i++;
    } else {
      if (isCapture && sideOf(piece) !== side) found.push(move);
      i = nextLines[i] ?? end;
    }
  }
}

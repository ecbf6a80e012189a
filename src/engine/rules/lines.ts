import { at } from '../at.ts';
import type { Site } from '../topology/site.ts';
import type { Movement } from './movement.ts';
import type { PieceMove } from './pieceMove.ts';
import { pieceMove } from './pieceMove.ts';

/**
 * All the moves of a kind of piece on an empty board, in one list. The moves from a site are those from
 * `starts[site]` up to `starts[site + 1]`, line after line, each line from near to far. A leap is a line of
 * one move.
 */
export interface Lines {
  readonly starts: Int32Array;
  /** Where each move goes. */
  readonly targets: Int16Array;
  /** For each target, the move made if it is empty; undefined if the piece only captures there. */
  readonly quiet: readonly (PieceMove | undefined)[];
  /** For each target, the move made if an enemy stands there; undefined if the piece captures nothing there. */
  readonly capture: readonly (PieceMove | undefined)[];
  /** For each target, the index where the next line begins: a piece on the target ends its line. */
  readonly nextLines: Int32Array;
}

/** The lines of a movement and whether the piece uses it to go to empty sites, to capture, or both. */
interface Part {
  readonly movement: Movement;
  readonly isQuiet: boolean;
  readonly isCapture: boolean;
}

/**
 * The lines of a kind of piece that goes to empty sites by one movement and captures by another, which may be
 * the same. If a site of `captureOnly` is empty, the piece passes over it but cannot stop there.
 */
export function linesOf(quiet: Movement, capture: Movement, captureOnly: ReadonlySet<Site>): Lines {
  const parts: readonly Part[] =
    quiet === capture
      ? [{ movement: quiet, isQuiet: true, isCapture: true }]
      : [
          { movement: capture, isQuiet: false, isCapture: true },
          { movement: quiet, isQuiet: true, isCapture: false },
        ];
  const targets: Site[] = [];
  const nextLines: number[] = [];
  const quietMoves: (PieceMove | undefined)[] = [];
  const captures: (PieceMove | undefined)[] = [];
  const starts = quiet.leaps.map((_, from) => {
    const start = targets.length;
    for (const { movement, isQuiet, isCapture } of parts)
      for (const line of [
        ...at(movement.leaps, from).map((target) => [target]),
        ...at(movement.rays, from),
      ]) {
        const next = targets.length + line.length;
        for (const to of line) {
          const move = pieceMove(from, to);
          targets.push(to);
          nextLines.push(next);
          quietMoves.push(isQuiet && !captureOnly.has(to) ? move : undefined);
          captures.push(isCapture ? move : undefined);
        }
      }
    return start;
  });
  return {
    starts: Int32Array.of(...starts, targets.length),
    targets: Int16Array.from(targets),
    quiet: quietMoves,
    capture: captures,
    nextLines: Int32Array.from(nextLines),
  };
}

import { at } from '../at.ts';
import type { Site } from '../topology/site.ts';
import type { Movement } from './movement.ts';

/**
 * All the moves of a kind of piece on an empty board, in one list. Those from a site are from `starts[site]` up to
 * `starts[site + 1]`, line after line, each line from near to far. A leap is a line of one move.
 */
export interface Steps {
  readonly starts: Int32Array;
  /**
   * For each move, from the low end: its target, in seven bits; whether it can be made if the target is empty, and
   * if an enemy stands there; and by how much further the next line begins: a piece on the target ends its line.
   */
  readonly steps: Int32Array;
}

/** Where a step says what it says, as shifts. */
export const QUIET = 7;
export const CAPTURE = 8;
export const NEXT = 9;

export const targetOf = (step: number): Site => step & ((1 << QUIET) - 1);

/** The lines of a movement and whether the piece uses it to go to empty sites, to capture, or both. */
interface Part {
  readonly movement: Movement;
  readonly isQuiet: boolean;
  readonly isCapture: boolean;
}

/**
 * The steps of a kind of piece that goes to empty sites by one movement and captures by another, which may be
 * the same. If a site of `captureOnly` is empty, the piece passes over it but cannot stop there.
 */
export function stepsOf(quiet: Movement, capture: Movement, captureOnly: ReadonlySet<Site>): Steps {
  const parts: readonly Part[] =
    quiet === capture
      ? [{ movement: quiet, isQuiet: true, isCapture: true }]
      : [
          { movement: capture, isQuiet: false, isCapture: true },
          { movement: quiet, isQuiet: true, isCapture: false },
        ];
  const steps: number[] = [];
  const starts = quiet.leaps.map((_, from) => {
    const start = steps.length;
    for (const { movement, isQuiet, isCapture } of parts) {
      const add = (to: Site, left: number) => {
        const mayStop = isQuiet && !captureOnly.has(to);
        steps.push(to | (mayStop ? 1 << QUIET : 0) | (isCapture ? 1 << CAPTURE : 0) | (left << NEXT));
      };
      for (const to of at(movement.leaps, from)) add(to, 1);
      for (const ray of at(movement.rays, from))
        ray.forEach((to, i) => {
          add(to, ray.length - i);
        });
    }
    return start;
  });
  return { starts: Int32Array.of(...starts, steps.length), steps: Int32Array.from(steps) };
}

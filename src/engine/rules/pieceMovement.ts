import type { Site } from '../topology/site.ts';
import type { Lines } from './lines.ts';
import { linesOf } from './lines.ts';
import type { Movement } from './movement.ts';

/** How a kind of piece moves: where to when it captures nothing, and where to when it captures. */
export interface PieceMovement {
  readonly quiet: Movement;
  readonly capture: Movement;
  /** Both as moves, to be generated quickly. */
  readonly lines: Lines;
}

const NO_SITES: ReadonlySet<Site> = new Set();

/**
 * How a kind moves that goes to empty sites by one movement and captures by another. Where a site of `captureOnly` is
 * empty, it goes over it and not to it.
 */
export const pieceMovement = (
  quiet: Movement,
  capture: Movement,
  captureOnly: ReadonlySet<Site> = NO_SITES,
): PieceMovement => ({ quiet, capture, lines: linesOf(quiet, capture, captureOnly) });

/** How a kind moves that captures as it moves. */
export const alike = (movement: Movement): PieceMovement => pieceMovement(movement, movement);

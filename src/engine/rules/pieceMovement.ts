import type { Site } from '../topology/site.ts';
import type { Lines } from './lines.ts';
import { linesOf } from './lines.ts';
import type { Movement } from './movement.ts';

/** How a kind of piece moves: where it goes when it captures nothing, and where when it captures. */
export interface PieceMovement {
  readonly quiet: Movement;
  readonly capture: Movement;
  /** Both as moves, so that they are generated quickly. */
  readonly lines: Lines;
}

const NO_SITES: ReadonlySet<Site> = new Set();

/**
 * The movement of a kind that goes to empty sites by one movement and captures by another. If a site of
 * `captureOnly` is empty, the piece passes over it but cannot stop there.
 */
export const pieceMovement = (
  quiet: Movement,
  capture: Movement,
  captureOnly: ReadonlySet<Site> = NO_SITES,
): PieceMovement => ({ quiet, capture, lines: linesOf(quiet, capture, captureOnly) });

/** The movement of a kind that captures as it moves. */
export const alike = (movement: Movement): PieceMovement => pieceMovement(movement, movement);

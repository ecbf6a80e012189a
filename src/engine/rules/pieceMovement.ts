import type { Site } from '../topology/site.ts';
import type { Movement } from './movement.ts';
import type { Steps } from './steps.ts';
import { stepsOf } from './steps.ts';

/** How a kind of piece moves: where it goes when it captures nothing, and where when it captures. */
export interface Gait {
  readonly quiet: Movement;
  readonly capture: Movement;
}

/** The gait of a kind of piece with what generates its moves. */
export interface PieceMovement extends Gait {
  /** Both in one list, so that moves are generated quickly. */
  readonly steps: Steps;
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
): PieceMovement => ({ quiet, capture, steps: stepsOf(quiet, capture, captureOnly) });

/** The movement of a kind that captures as it moves. */
export const alike = (movement: Movement): PieceMovement => pieceMovement(movement, movement);

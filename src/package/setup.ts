/**
 * Setting up positions: a draft may break every rule of its game until it is judged. Positions are also read from diagrams
 * and drawn as such, and compared.
 *
 * @module oddboard/setup
 */
export { readDiagram } from '../engine/setup/diagram.ts';
export { writeDiagram } from '../engine/setup/diagramDrawing.ts';
export { differencesBetween } from '../engine/setup/differences.ts';
export { draftOf, judge, readDraft, textOf } from '../engine/setup/draft.ts';
export {
  clearDraft,
  heldIn,
  startDraft,
  withDiagram,
  withField,
  withGroundMoved,
  withHeld,
  withPiece,
  withPieceMoved,
  withSidesSwapped,
} from '../engine/setup/draftEdits.ts';

export type { NamedPiece, PlacedPiece } from '../engine/rules/argument.ts';
export type { Difference, DifferenceMessage, HeldDifference } from '../engine/setup/differences.ts';
export type { Shown } from '../engine/setup/diagramLines.ts';
export type { Draft } from '../engine/setup/draft.ts';

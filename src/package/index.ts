/**
 * Games of any variant: their positions, legal moves and ends. It needs no page and no other package. The rules of a
 * variant come from `oddboard/variants/…`.
 *
 * @module oddboard
 */
export { legalActions, readAction, withActions } from '../engine/game/action.ts';
export { candidatesOf, narrow, nextChoices, settledMove } from '../engine/game/candidates.ts';
export { agreedDraw, claimsIn, mayEnd, resignationBy, timeoutOf } from '../engine/game/ending.ts';
export { whyNot } from '../engine/game/explain.ts';
export {
  canTakeBack,
  currentPosition,
  effectsOfStep,
  historyAt,
  newGame,
  outcomeOf,
  positionAt,
  redo,
  statusAt,
  takeBackTo,
  withEnding,
  withMove,
} from '../engine/game/game.ts';
export { perft } from '../engine/game/perft.ts';
export { pickHeld, pickSite } from '../engine/rules/move.ts';
export { draw, readOutcome, win, writeOutcome } from '../engine/rules/outcome.ts';
export { EMPTY, kindOf, sideOf } from '../engine/rules/piece.ts';
export { pieceAt } from '../engine/rules/position.ts';
export { unwrap } from '../engine/rules/result.ts';
export { BLACK, WHITE, otherSide } from '../engine/rules/side.ts';
export { shapeOf, siteNamed } from '../engine/topology/topology.ts';

export type { Candidate } from '../engine/game/candidates.ts';
export type { Game, Step } from '../engine/game/game.ts';
export type { Effect, ShiftMotion } from '../engine/rules/effect.ts';
export type { Held, HeldOne } from '../engine/rules/hand.ts';
export type { Hint } from '../engine/rules/hint.ts';
export type { Lens, LensView, Lit } from '../engine/rules/lens.ts';
export type { Mark } from '../engine/rules/mark.ts';
export type { Message } from '../engine/rules/message.ts';
export type { Metadata } from '../engine/rules/metadata.ts';
export type { Choice, Move, Origin, Path } from '../engine/rules/move.ts';
export type { Condition, Manner, MapSite } from '../engine/rules/movementMap.ts';
export type { Notation } from '../engine/rules/notation.ts';
export type { DrawReason, Outcome, WinReason } from '../engine/rules/outcome.ts';
export type { Kind, KindInfo, Piece } from '../engine/rules/piece.ts';
export type { Board, Position } from '../engine/rules/position.ts';
export type { Reason, Reasons } from '../engine/rules/reason.ts';
export type { Remark } from '../engine/rules/remark.ts';
export type { Result } from '../engine/rules/result.ts';
export type {
  ChoiceField,
  HandsField,
  NumberField,
  Picture,
  PlacesField,
  Setup,
  SetupBoard,
  SetupField,
  SiteField,
  TurnField,
} from '../engine/rules/setup.ts';
export type { BySide, Side } from '../engine/rules/side.ts';
export type { Status } from '../engine/rules/status.ts';
export type { Terrain } from '../engine/rules/terrain.ts';
export type { Variant } from '../engine/rules/variant.ts';
export type { Point, Site, SiteShape, Vector } from '../engine/topology/site.ts';
export type { EdgeLabel, Topology } from '../engine/topology/topology.ts';

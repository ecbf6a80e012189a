import { at } from '../../../src/engine/at.ts';
import { movementReason, notToMove, samePlace } from '../../../src/engine/rules/commonReasons.ts';
import type { Origin } from '../../../src/engine/rules/move.ts';
import { pickedSite } from '../../../src/engine/rules/move.ts';
import { kindOf } from '../../../src/engine/rules/piece.ts';
import type { Position } from '../../../src/engine/rules/position.ts';
import { pieceAt } from '../../../src/engine/rules/position.ts';
import type { Reason } from '../../../src/engine/rules/reason.ts';
import { unexplained } from '../../../src/engine/rules/reason.ts';
import type { Scene } from '../../../src/engine/rules/scene.ts';
import { kindOn, pieceOn, siteName } from '../../../src/engine/rules/scene.ts';
import type { Site } from '../../../src/engine/topology/site.ts';
import { board as topology, kinds, movements } from './pieces.ts';

export function explain(
  position: Position,
  _history: unknown,
  _status: unknown,
  origin: Origin,
  to: Site,
): Reason {
  const from = pickedSite(origin);
  const scene: Scene = { ...position, topology, kinds };
  const movement = at(movements[scene.turn], kindOf(pieceAt(scene.board, from)));
  return (
    notToMove(scene, from) ??
    samePlace(scene, from, to) ??
    movementReason(scene, movement, from, to, kindOn(scene, from).name) ??
    unexplained(`${pieceOn(scene, from)} to ${siteName(scene, to)}`)
  );
}

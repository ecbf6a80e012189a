import { at } from '../at.ts';
import type { Topology } from '../topology/topology.ts';
import { movementReason, notToMove, samePlace } from './commonReasons.ts';
import { pickedSite } from './move.ts';
import type { PieceMovement } from './pieceMovement.ts';
import type { KindInfo } from './piece.ts';
import { kindOf } from './piece.ts';
import { pieceAt } from './position.ts';
import type { Reasons } from './reason.ts';
import { unexplained } from './reason.ts';
import type { Scene } from './scene.ts';
import { kindOn, pieceOn, siteName } from './scene.ts';
import type { BySide } from './side.ts';

/** Why a piece cannot go somewhere, in a variant where only its movement decides. */
export const plainReasons = (
  topology: Topology,
  kinds: readonly KindInfo[],
  movements: BySide<readonly PieceMovement[]>,
): Reasons => ({
  explain(position, _history, _status, origin, to) {
    const from = pickedSite(origin);
    const scene: Scene = { ...position, topology, kinds };
    const movement = at(movements[scene.turn], kindOf(pieceAt(scene.board, from)));
    return (
      notToMove(scene, from) ??
      samePlace(scene, from, to) ??
      movementReason(scene, movement, from, to, kindOn(scene, from).name) ??
      unexplained(`${pieceOn(scene, from)} to ${siteName(scene, to)}`)
    );
  },
});

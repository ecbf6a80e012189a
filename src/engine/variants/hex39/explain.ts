import { at } from '../../at.ts';
import type { Site } from '../../topology/site.ts';
import { movementReason, notToMove, samePlace } from '../../rules/commonReasons.ts';
import type { Origin } from '../../rules/move.ts';
import { pickedSite } from '../../rules/move.ts';
import { kindOf } from '../../rules/piece.ts';
import { pieceMove } from '../../rules/pieceMove.ts';
import type { Position } from '../../rules/position.ts';
import { pieceAt } from '../../rules/position.ts';
import { unexplained } from '../../rules/reason.ts';
import type { Scene } from '../../rules/scene.ts';
import { kindOn, pieceOn, siteName } from '../../rules/scene.ts';
import { board as topology } from './board.ts';
import type { Hex39Reason } from './message.ts';
import { kinds, movements } from './pieces.ts';
import { repeatedPly, wouldRepeat } from './repetition.ts';

/**
 * Why a piece cannot go from one hex to another. The rulebook has a section for each kind of piece, under its
 * name.
 */
export function explain(
  position: Position,
  history: readonly Position[],
  _: unknown,
  origin: Origin,
  to: Site,
): Hex39Reason {
  const from = pickedSite(origin);
  const scene: Scene = { ...position, topology, kinds };
  const absent = notToMove(scene, from) ?? samePlace(scene, from, to);
  if (absent) return absent;
  const movement = at(movements[scene.turn], kindOf(pieceAt(scene.board, from)));
  const hindered = movementReason(scene, movement, from, to, kindOn(scene, from).name);
  if (hindered) return hindered;
  const ply = repeatedPly(position, history, pieceMove(from, to));
  return ply === -1
    ? unexplained(`${pieceOn(scene, from)} to ${siteName(scene, to)}`)
    : wouldRepeat(history, ply);
}

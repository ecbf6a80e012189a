import { at } from '../../at.ts';
import type { Site } from '../../topology/site.ts';
import { movementReason, notToMove, samePlace } from '../../rules/commonReasons.ts';
import { kindOf } from '../../rules/piece.ts';
import type { Position } from '../../rules/position.ts';
import { pieceAt } from '../../rules/position.ts';
import type { Reason } from '../../rules/reason.ts';
import { because, unexplained } from '../../rules/reason.ts';
import type { Scene } from '../../rules/scene.ts';
import { kindOn, pieceOn, siteName } from '../../rules/scene.ts';
import { board as topology, kinds, movements } from './army.ts';
import { play, repeated } from './moves.ts';

/** Why one does not go from a hex to another. The rulebook has the pieces under their names. */
export function explain(position: Position, past: readonly Position[], from: Site, to: Site): Reason {
  const scene: Scene = { ...position, topology, kinds };
  const absent = notToMove(scene, from) ?? samePlace(scene, from, to);
  if (absent) return absent;
  const movement = at(movements[scene.turn], kindOf(pieceAt(scene.board, from)));
  const hindered = movementReason(scene, movement, from, to, kindOn(scene, from).name);
  if (hindered) return hindered;
  const ply = repeated(past, play(position, { kind: 'move', from, to }));
  return ply === -1 ? unexplained(`${pieceOn(scene, from)} to ${siteName(scene, to)}`) : wouldRepeat(ply);
}

/** That a move would lead to the position after so many moves again (Hex 39, repetition). */
export function wouldRepeat(ply: number): Reason {
  const when = ply === 0 ? 'at the start' : `after move ${String(ply)}`;
  return because(
    'would repeat',
    'repetition',
    `That would repeat the position ${when}; no position may occur twice.`,
  );
}

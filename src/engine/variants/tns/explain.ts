import { at } from '../../at.ts';
import type { Site } from '../../topology/site.ts';
import { movementReason, notToMove, occupied, samePlace } from '../../rules/commonReasons.ts';
import type { Origin } from '../../rules/move.ts';
import type { Kind } from '../../rules/piece.ts';
import { kindOf } from '../../rules/piece.ts';
import { pieceAt } from '../../rules/position.ts';
import { because, unexplained } from '../../rules/reason.ts';
import type { Scene } from '../../rules/scene.ts';
import { pieceOn, siteName } from '../../rules/scene.ts';
import { FERZ, kinds, movements } from './pieces.ts';
import { colourTaken } from './colour.ts';
import type { TnsPosition } from './position.ts';
import { droppableKinds } from './hands.ts';
import type { TnsReason } from './message.ts';
import { sceneOf } from './scene.ts';

/** Why a piece cannot go from one square to another, or be dropped from the hand on a square. */
export function explain(
  position: TnsPosition,
  _history: unknown,
  _status: unknown,
  from: Origin,
  to: Site,
): TnsReason {
  const scene = sceneOf(position);
  return from.kind === 'hand'
    ? whyNotDropped(position, scene, kindOf(from.piece), to)
    : whyNotMoved(position, scene, from.site, to);
}

function whyNotMoved(position: TnsPosition, scene: Scene, from: Site, to: Site): TnsReason {
  const absent = notToMove(scene, from);
  if (absent) return absent;
  if (position.stage === 'drop') return hasMoved(position);
  const movement = at(movements, kindOf(pieceAt(scene.board, from)));
  return (
    samePlace(scene, from, to) ??
    movementReason(scene, movement, from, to, 'pieces') ??
    unexplained(`${pieceOn(scene, from)} to ${siteName(scene, to)}`)
  );
}

/**
 * The reason for a move after the move of this turn has been made; it says what is left to do (TNS, a turn).
 */
function hasMoved({ hands, turn: side }: TnsPosition): TnsReason {
  const due = hands[side].filter(({ turnsLeft }) => turnsLeft === 1);
  if (due.length === 0) return because('moved already', 'turn', { id: 'tns/moved-already', side });
  const names = [...new Set(due.map(({ kind }) => at(kinds, kind).name))];
  return because('drop due', 'hands', { id: 'tns/drop-due', side, kinds: names });
}

/** Why a piece in the hand of the side to move cannot be dropped there (TNS, a turn). */
function whyNotDropped(position: TnsPosition, scene: Scene, kind: Kind, to: Site): TnsReason {
  const { name } = at(kinds, kind);
  if (position.stage === 'move')
    return because('move first', 'turn', { id: 'tns/move-first', side: scene.turn });
  if (!droppableKinds(position).includes(kind))
    return because('captured this turn', 'hands', { id: 'tns/captured-this-turn', kind: name });
  return (
    occupied(scene, to, 'turn') ??
    (kind === FERZ ? colourTaken(position, to) : null) ??
    unexplained(`${name} dropped on ${siteName(scene, to)}`)
  );
}

import { at } from '../../at.ts';
import { attackers, isAttacked } from '../../rules/attacks.ts';
import { blocked, movementReason, notToMove, occupied, samePlace } from '../../rules/commonReasons.ts';
import { hindranceTo } from '../../rules/hindrance.ts';
import { pickedSite } from '../../rules/move.ts';
import { EMPTY, kindOf, pieceOf } from '../../rules/piece.ts';
import { pieceAt } from '../../rules/position.ts';
import type { Reasons } from '../../rules/reason.ts';
import { because, unexplained } from '../../rules/reason.ts';
import type { Scene } from '../../rules/scene.ts';
import { kindOn, pieceOn, siteName } from '../../rules/scene.ts';
import { otherSide } from '../../rules/side.ts';
import type { Status } from '../../rules/status.ts';
import type { Site } from '../../topology/site.ts';
import { NO_SITE } from '../../topology/site.ts';
import { shapeOf } from '../../topology/topology.ts';
import type { ChieftainBoard } from './board.ts';
import type { ChieftainReason } from './message.ts';
import { mustChange } from './moves.ts';
import { BERSERKER, KING, kinds } from './pieces.ts';
import type { ChieftainPosition } from './position.ts';
import { kingSite } from './position.ts';

/** The reasons on one of the boards. */
export const reasonsOn = (field: ChieftainBoard): Reasons<ChieftainPosition> => ({
  explain: (position, _, status, from, to) => explain(field, position, status, pickedSite(from), to),
});

/**
 * Why no move goes from one square to another. While kings are placed or crowned, one pick makes a move; if
 * the second square would do alone, the answer says so.
 */
function explain(
  field: ChieftainBoard,
  position: ChieftainPosition,
  status: Status,
  from: Site,
  to: Site,
): ChieftainReason {
  const scene: Scene = { ...position, topology: field.topology, kinds };
  const { board, turn } = scene;
  if (position.stage === 'place') return whyNotPlaced(field, scene, from, to);
  const king = kingSite(board, turn);
  if (king === NO_SITE) return whyNotCrowned(scene, to);
  const absent = notToMove(scene, from);
  if (absent) return absent;
  if (mustChange(field, position, status))
    return because(
      'king must change',
      'changing-king',
      { id: 'battle-chieftain/king-must-change', side: turn },
      attackers(field.attacks[otherSide(turn)], board, king),
    );
  return (
    samePlace(scene, from, to) ??
    whyNoChange(field, scene, from, to) ??
    whyOverGap(field, scene, from, to) ??
    movementReason(scene, movementOn(field, scene, from), from, to, kindOn(scene, from).name) ??
    whyNotOnWall(field, scene, to) ??
    unexplained(`${pieceOn(scene, from)} to ${siteName(scene, to)}`)
  );
}

const movementOn = ({ movements }: ChieftainBoard, { board, turn }: Scene, site: Site) =>
  at(movements[turn], kindOf(pieceAt(board, site)));

/** Why the king cannot be placed there (Battle Chieftain, placing the kings). */
function whyNotPlaced({ walls }: ChieftainBoard, scene: Scene, from: Site, to: Site): ChieftainReason {
  const side = scene.turn;
  const reason: ChieftainReason | null = walls[side].has(to)
    ? occupied(scene, to, 'placing')
    : because('king to be placed', 'placing', {
        id: 'battle-chieftain/not-own-wall',
        side,
        site: siteName(scene, to),
      });
  if (!reason) return onePick(scene, to, 'placing');
  return from === to
    ? reason
    : because('king to be placed', 'placing', { id: 'battle-chieftain/king-to-be-placed', side });
}

/** Why two picks crown no king, for a side that has none (Battle Chieftain, crowning). */
function whyNotCrowned(scene: Scene, to: Site): ChieftainReason {
  if (pieceAt(scene.board, to) === pieceOf(BERSERKER, scene.turn)) return onePick(scene, to, 'crowning');
  return because('king to be crowned', 'crowning', {
    id: 'battle-chieftain/king-to-be-crowned',
    side: scene.turn,
  });
}

/** The reason for a second pick of a square that makes an action by itself. */
const onePick = (scene: Scene, site: Site, rule: string): ChieftainReason =>
  because('same place', rule, { id: 'battle-chieftain/one-pick-is-enough', site: siteName(scene, site) });

/**
 * Why a king cannot change with a berserker, whichever was picked first; null if the player did not try that.
 */
function whyNoChange(field: ChieftainBoard, scene: Scene, from: Site, to: Site): ChieftainReason | null {
  const { board, turn } = scene;
  const pair = [from, to].map((site) => pieceAt(board, site));
  if (!pair.includes(pieceOf(KING, turn)) || !pair.includes(pieceOf(BERSERKER, turn))) return null;
  const enemy = otherSide(turn);
  const crownsFirst =
    kingSite(board, enemy) === NO_SITE && isAttacked(field.attacks[enemy], board, kingSite(board, turn));
  const isInWay = hindranceTo(movementOn(field, scene, from), board, from, to)?.kind === 'own piece there';
  return because(
    'king not in check',
    'changing-king',
    { id: 'battle-chieftain/king-not-in-check', side: turn, crownsFirst },
    isInWay ? [to] : [],
  );
}

/**
 * A reason if a berserker would have to cross a gap on its rank or file, or a piece before the gap; else null.
 */
function whyOverGap(
  { topology, movements }: ChieftainBoard,
  scene: Scene,
  from: Site,
  to: Site,
): ChieftainReason | null {
  const flight = at(at(movements[scene.turn], KING).capture.rays, from).find((ray) => ray.includes(to));
  if (kindOf(pieceAt(scene.board, from)) !== BERSERKER || !flight) return null;
  const line = [from, ...flight.slice(0, flight.indexOf(to) + 1)];
  const isApart = (near: Site, far: Site) => {
    const [a, b] = [shapeOf(topology, near), shapeOf(topology, far)];
    return Math.abs(a.column - b.column) + Math.abs(a.row - b.row) > 1;
  };
  const beyond = line.findIndex((site, i) => i > 0 && isApart(at(line, i - 1), site));
  if (beyond === -1) return null;
  const obstacle = line.slice(1, beyond).find((site) => pieceAt(scene.board, site) !== EMPTY);
  if (obstacle !== undefined) return blocked(scene, from, obstacle, 'berserker');
  return because('gap', 'berserker', {
    id: 'battle-chieftain/gap',
    near: siteName(scene, at(line, beyond - 1)),
    far: siteName(scene, at(line, beyond)),
  });
}

/**
 * A reason if a move would end on an empty square of the enemy's wall; else null (Battle Chieftain,
 * movement).
 */
function whyNotOnWall({ walls }: ChieftainBoard, scene: Scene, to: Site): ChieftainReason | null {
  const side = scene.turn;
  if (!walls[otherSide(side)].has(to) || pieceAt(scene.board, to) !== EMPTY) return null;
  return because('wall', 'walls', { id: 'battle-chieftain/wall', side, site: siteName(scene, to) });
}

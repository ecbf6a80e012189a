import { at } from '../../at.ts';
import type { Site } from '../../topology/site.ts';
import { shapeOf } from '../../topology/topology.ts';
import { movementReason, notToMove, samePlace } from '../../rules/commonReasons.ts';
import type { Origin } from '../../rules/move.ts';
import { pickedSite } from '../../rules/move.ts';
import { belongsTo, kindOf, pieceOf } from '../../rules/piece.ts';
import { pieceAt } from '../../rules/position.ts';
import { because, unexplained } from '../../rules/reason.ts';
import type { Scene } from '../../rules/scene.ts';
import { kindOn, pieceOn, siteName } from '../../rules/scene.ts';
import { isOnFirstRank, board as topology } from './board.ts';
import type { Chess99Reason } from './message.ts';
import { isWaiting } from './moves.ts';
import { KING, beside, kinds, movementOf, waitingMovement } from './pieces.ts';
import type { Chess99Position } from './position.ts';

/** Why a piece cannot go from one square to another. No reason has to do with check (Chess 99, movement). */
export function explain(
  position: Chess99Position,
  _history: unknown,
  _status: unknown,
  origin: Origin,
  to: Site,
): Chess99Reason {
  const from = pickedSite(origin);
  const scene: Scene = { ...position, topology, kinds };
  const absent = notToMove(scene, from);
  if (absent) return absent;
  if (isWaiting(scene.board, from, scene.turn)) return whyNotWaiting(scene, from, to);
  const movement = movementOf(scene.turn, kindOf(pieceAt(scene.board, from)));
  return (
    samePlace(scene, from, to) ??
    whyNoCastling(scene, from, to) ??
    movementReason(scene, movement, from, to, ruleOf(scene, from)) ??
    unexplained(`${pieceOn(scene, from)} to ${siteName(scene, to)}`)
  );
}

/** The section of a kind: pawns and paladins have their own, under their names. */
function ruleOf(scene: Scene, from: Site): string {
  const { name } = kindOn(scene, from);
  return name === 'pawn' || name === 'paladin' ? name : 'pieces';
}

/** Why a king cannot change places; null if nobody would expect that it could. */
function whyNoCastling(scene: Scene, from: Site, to: Site): Chess99Reason | null {
  const { board, turn } = scene;
  const isKing = (site: Site) => pieceAt(board, site) === pieceOf(KING, turn);
  if (at(beside, from).includes(to)) {
    const isPair = belongsTo(pieceAt(board, to), turn) && (isKing(from) || isKing(to));
    return isPair
      ? because('own piece there', 'castling', { id: 'chess99/changes-on-first-rank-only' }, [to])
      : null;
  }
  const isSameRank = shapeOf(topology, from).row === shapeOf(topology, to).row;
  return isKing(from) && isSameRank && isOnFirstRank(from, turn)
    ? because('no such movement', 'castling', {
        id: 'chess99/castles-beside-only',
        start: siteName(scene, from),
        goal: siteName(scene, to),
      })
    : null;
}

/**
 * Why a pawn that waits on its last rank cannot go somewhere as the kind that it becomes (Chess 99,
 * promotion).
 */
function whyNotWaiting(scene: Scene, from: Site, to: Site): Chess99Reason {
  const [start, goal] = [siteName(scene, from), siteName(scene, to)];
  if (from === to) return because('same place', 'promotion', { id: 'chess99/waiting-pawn-is-there', start });
  const reason = movementReason(scene, waitingMovement, from, to, 'promotion');
  if (reason?.kind === 'no such movement')
    return { ...reason, text: { id: 'chess99/waiting-pawn-does-not-go', start, goal } };
  return reason ?? unexplained(`pawn on ${start} to ${goal}`);
}

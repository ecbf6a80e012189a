import type { Site } from '../topology/site.ts';
import type { PieceMovement } from './movement.ts';
import { hindranceTo } from './hindrance.ts';
import { EMPTY, belongsTo, withArticle } from './piece.ts';
import { pieceAt } from './position.ts';
import type { Reason } from './reason.ts';
import { because } from './reason.ts';
import type { Scene } from './scene.ts';
import { capital, kindOn, pieceOn, siteName, small } from './scene.ts';
import { otherSide, sideName } from './side.ts';

/** The section that every rulebook begins with. */
export const BOARD = 'board';

/** That nothing stands on the site, or a piece of the side that is not to move; else null. */
export function notToMove(scene: Scene, from: Site): Reason | null {
  const piece = pieceAt(scene.board, from);
  if (piece === EMPTY) return because('nothing there', BOARD, `Nothing stands on ${siteName(scene, from)}.`);
  if (belongsTo(piece, scene.turn)) return null;
  const [turn, owner] = [sideName(scene.turn), sideName(otherSide(scene.turn))];
  return because(
    'not your turn',
    BOARD,
    `It is ${turn}’s turn, and the ${pieceOn(scene, from)} is ${owner}’s.`,
  );
}

/** That a piece stands already where it would go; null for two sites. */
export const samePlace = (scene: Scene, from: Site, to: Site): Reason | null =>
  from === to
    ? because('same place', BOARD, `The ${kindOn(scene, from).name} is on ${siteName(scene, from)} already.`)
    : null;

/** What keeps a piece of the side to move from going to another site by that movement; null if nothing does. */
export function movementReason(
  scene: Scene,
  movement: PieceMovement,
  from: Site,
  to: Site,
  rule: string,
): Reason | null {
  const hindrance = hindranceTo(movement, scene.board, from, to);
  if (hindrance === null) return null;
  const { kind } = hindrance;
  const info = kindOn(scene, from);
  const piece = capital(withArticle(info));
  const way = `from ${siteName(scene, from)} to ${siteName(scene, to)}`;
  switch (kind) {
    case 'no such movement':
      return because(kind, rule, `${piece} does not go ${way}: ${small(info.movement)}.`);
    case 'blocked':
      return because(
        kind,
        rule,
        `The ${pieceOn(scene, from)} is blocked by the ${pieceOn(scene, hindrance.by)}.`,
        [hindrance.by],
      );
    case 'own piece there':
      return because(
        kind,
        rule,
        `${sideName(scene.turn)}’s own ${kindOn(scene, to).name} stands on ${siteName(scene, to)}.`,
        [to],
      );
    case 'cannot capture':
      return because(
        kind,
        rule,
        `${piece} goes ${way} only without capturing, and ${withArticle(kindOn(scene, to))} stands there.`,
        [to],
      );
    case 'nothing to capture':
      return because(kind, rule, `${piece} goes ${way} only to capture, and nothing stands there.`);
  }
}

/** That something stands where a piece would come onto the board; else null. */
export const occupied = (scene: Scene, to: Site, rule: string): Reason | null =>
  pieceAt(scene.board, to) === EMPTY
    ? null
    : because(
        'occupied',
        rule,
        `${capital(withArticle(kindOn(scene, to)))} stands on ${siteName(scene, to)}, and a piece comes onto the board where nothing stands.`,
        [to],
      );

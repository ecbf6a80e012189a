import type { Site } from '../../topology/site.ts';
import { NO_SITE } from '../../topology/site.ts';
import type { Reason } from '../../rules/reason.ts';
import { because, unexplained } from '../../rules/reason.ts';
import { pieceOn } from '../../rules/scene.ts';
import { otherSide, sideName } from '../../rules/side.ts';
import { colourTaker } from './hands.ts';
import type { TnsMove } from './moves.ts';
import { writeMove } from './notation.ts';
import type { TnsPosition } from './position.ts';
import { sceneOf } from './scene.ts';

/** That a held ferz may not come to the colour of a square; null if it may (TNS, a turn, 4). */
export function colourTaken(position: TnsPosition, site: Site): Reason | null {
  const scene = sceneOf(position);
  const owner = otherSide(scene.turn);
  const taker = colourTaker(scene.board, owner, site);
  if (taker === NO_SITE) return null;
  return because(
    'colour taken',
    'colour',
    `${sideName(owner)}’s ${pieceOn(scene, taker)} stands on this colour already, so that no ferz is dropped on it.`,
    [taker],
  );
}

/** Only the drop of a ferz is ever forbidden, for the colour of its square (TNS, a turn, 4). */
export const whyForbidden = (position: TnsPosition, _: unknown, move: TnsMove): Reason =>
  (move.kind === 'drop' ? colourTaken(position, move.to) : null) ?? unexplained(writeMove(position, move));

import type { Site } from '../../topology/site.ts';
import { NO_SITE } from '../../topology/site.ts';
import type { Reason } from '../../rules/reason.ts';
import { because } from '../../rules/reason.ts';
import { pieceOn } from '../../rules/scene.ts';
import { otherSide, sideName } from '../../rules/side.ts';
import type { TnsPosition } from './hands.ts';
import { colourTaker } from './hands.ts';
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

import { placedPiece } from '../../rules/argument.ts';
import type { Site } from '../../topology/site.ts';
import { NO_SITE } from '../../topology/site.ts';
import { because } from '../../rules/reason.ts';
import { otherSide } from '../../rules/side.ts';
import type { TnsPosition } from './hands.ts';
import { colourTaker } from './hands.ts';
import type { TnsReason } from './message.ts';
import { sceneOf } from './scene.ts';

/** That a held ferz may not come to the colour of a square; null if it may (TNS, a turn, 4). */
export function colourTaken(position: TnsPosition, site: Site): TnsReason | null {
  const scene = sceneOf(position);
  const taker = colourTaker(scene.board, otherSide(scene.turn), site);
  if (taker === NO_SITE) return null;
  return because('colour taken', 'colour', { id: 'tns/colour-taken', taker: placedPiece(scene, taker) }, [
    taker,
  ]);
}

import { placedPiece } from '../../rules/argument.ts';
import type { Site } from '../../topology/site.ts';
import { NO_SITE } from '../../topology/site.ts';
import { because, unexplained } from '../../rules/reason.ts';
import { otherSide } from '../../rules/side.ts';
import { colourTaker } from './hands.ts';
import type { TnsReason } from './message.ts';
import type { TnsMove } from './move.ts';
import { writeMove } from './notation.ts';
import type { TnsPosition } from './position.ts';
import { sceneOf } from './scene.ts';

/**
 * A reason if a held ferz may not be dropped on a square because of its colour; else null (TNS, a turn, 4).
 */
export function colourTaken(position: TnsPosition, site: Site): TnsReason | null {
  const scene = sceneOf(position);
  const taker = colourTaker(scene.board, otherSide(scene.turn), site);
  if (taker === NO_SITE) return null;
  return because('colour taken', 'colour', { id: 'tns/colour-taken', taker: placedPiece(scene, taker) }, [
    taker,
  ]);
}

/** Only the drop of a ferz can be forbidden, because of the colour of its square (TNS, a turn, 4). */
export const whyForbidden = (position: TnsPosition, _: unknown, move: TnsMove): TnsReason =>
  (move.kind === 'drop' ? colourTaken(position, move.to) : null) ?? unexplained(writeMove(position, move));

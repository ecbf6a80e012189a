import { at } from '../../at.ts';
import { belongsTo, EMPTY, kindOf, pieceOf } from '../../rules/piece.ts';
import { pieceAt, sitesOf } from '../../rules/position.ts';
import type { Reason } from '../../rules/reason.ts';
import { because, unexplained } from '../../rules/reason.ts';
import { pieceOn } from '../../rules/scene.ts';
import { otherSide, sideName } from '../../rules/side.ts';
import type { Site } from '../../topology/site.ts';
import { NO_SITE } from '../../topology/site.ts';
import { KING, WIZARD } from './pieces.ts';
import { nameOf } from './board.ts';
import { rotations, squaresAround, teleportTravels } from './magic.ts';
import type { Travel } from './move.ts';
import type { Ben39Position } from './position.ts';
import { isHaven } from './corners.ts';
import { noCastle, sceneOf } from './words.ts';

/** Why a wizard does not teleport what is on a square (Ben39, wizards). */
export function whyNoTeleport(position: Ben39Position, wizard: Site, square: Site): Reason {
  const { board, turn } = position;
  const [name, side] = [nameOf(square), sideName(turn)];
  if (!squaresAround(position, wizard).includes(square))
    return because(
      'not around it',
      'teleport',
      `A wizard teleports only what is on the squares around it, and ${name} is not one of those around ${nameOf(wizard)}.`,
    );
  if (sitesOf(board, pieceOf(WIZARD, turn)).length < 2)
    return because(
      'one wizard',
      'teleport',
      `${side} has only one wizard on the board, and it takes two to teleport.`,
    );
  const piece = pieceAt(board, square);
  if (piece === EMPTY)
    return because('nothing there', 'teleport', `Nothing stands on ${name} that could be teleported.`);
  if (!belongsTo(piece, turn))
    return because(
      'enemy piece',
      'teleport',
      `A wizard teleports pieces of its own side only, and the ${pieceOn(sceneOf(position), square)} is ${sideName(otherSide(turn))}’s.`,
    );
  const reasons = teleportTravels(position, wizard, square).map((travel) => whyNoTravel(position, travel));
  return reasons.find((reason) => reason !== null) ?? unexplained(`teleport of ${name}`);
}

/** Why a king may not travel so; null if it may, and for other pieces (Ben39, king). */
function whyNoTravel({ board, turn }: Ben39Position, { from, to }: Travel): Reason | null {
  if (kindOf(pieceAt(board, from)) !== KING) return null;
  if (to === NO_SITE)
    return because(
      'off the board',
      'teleport',
      `There is no square in the place of ${nameOf(from)} at the other wizard, and a king is never sent off the board.`,
    );
  const bare = [from, to].find((square) => !isHaven(board, square, turn));
  return bare === undefined ? null : noCastle(turn, bare);
}

/**
 * Why a spider does nothing with a square around it: a rotation turns all squares around it, and its
 * direction is not a square. Null for other squares (Ben39, spiders).
 */
export function whyNoRotation(position: Ben39Position, spider: Site, square: Site): Reason | null {
  const { board, turn } = position;
  const squares = squaresAround(position, spider);
  if (!squares.includes(square)) return null;
  const own = squares.filter((other) => other !== NO_SITE && belongsTo(pieceAt(board, other), turn));
  const [name, side] = [nameOf(spider), sideName(turn)];
  if (own.length === 0)
    return because(
      'nothing there',
      'rotation',
      `No piece of ${side}’s stands on the squares around ${name} for the spider to rotate.`,
    );
  if (rotations(position, spider).length > 0)
    return because(
      'direction to be chosen',
      'rotation',
      `The spider on ${name} rotates all pieces of its side around it together, clockwise or counterclockwise.`,
    );
  const king = own.find((other) => kindOf(pieceAt(board, other)) === KING);
  return king === undefined
    ? unexplained(`rotation by the spider on ${name}`)
    : whyNotRotated(position, squares, king);
}

/** Why a king keeps those around a spider from being rotated either way. */
function whyNotRotated({ board, turn }: Ben39Position, squares: readonly Site[], king: Site): Reason {
  if (!isHaven(board, king, turn)) return noCastle(turn, king);
  const here = squares.indexOf(king);
  const next = [1, 3].map((way) => at(squares, (here + way) % 4)).filter((square) => square !== NO_SITE);
  const [only, another] = next;
  if (only !== undefined && another === undefined) return noCastle(turn, only);
  return because(
    next.length === 0 ? 'off the board' : 'no castle',
    next.length === 0 ? 'rotation' : 'castles-and-king',
    next.length === 0
      ? `A rotation would take the king on ${nameOf(king)} off the board, which may not happen to a king.`
      : `A rotation would take the king on ${nameOf(king)} to ${next.map(nameOf).join(' or ')}, where no castle of ${sideName(turn)}’s is at a corner.`,
  );
}

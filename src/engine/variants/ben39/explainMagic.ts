import { at } from '../../at.ts';
import { placedPiece } from '../../rules/argument.ts';
import { belongsTo, EMPTY, kindOf, pieceOf } from '../../rules/piece.ts';
import { pieceAt, sitesOf } from '../../rules/position.ts';
import { because, unexplained } from '../../rules/reason.ts';
import type { Site } from '../../topology/site.ts';
import { NO_SITE } from '../../topology/site.ts';
import { KING, WIZARD } from './pieces.ts';
import { nameOf } from './board.ts';
import { rotations, squaresAround, teleportTravels } from './magic.ts';
import { noCastle } from './noCastle.ts';
import type { Travel } from './move.ts';
import type { Ben39Position } from './position.ts';
import { isHaven } from './corners.ts';
import type { Ben39Reason } from './reasonMessage.ts';
import { sceneOf } from './scene.ts';

/** Why a wizard cannot teleport what is on a square (Ben39, wizards). */
export function whyNoTeleport(position: Ben39Position, wizard: Site, square: Site): Ben39Reason {
  const { board, turn } = position;
  const name = nameOf(square);
  if (!squaresAround(position, wizard).includes(square))
    return because('not around it', 'teleport', {
      id: 'ben39/not-around-wizard',
      square: name,
      wizard: nameOf(wizard),
    });
  if (sitesOf(board, pieceOf(WIZARD, turn)).length < 2)
    return because('one wizard', 'teleport', { id: 'ben39/one-wizard', side: turn });
  const piece = pieceAt(board, square);
  if (piece === EMPTY)
    return because('nothing there', 'teleport', { id: 'ben39/nothing-to-teleport', square: name });
  if (!belongsTo(piece, turn))
    return because('enemy piece', 'teleport', {
      id: 'ben39/teleports-own-only',
      piece: placedPiece(sceneOf(position), square),
    });
  const reasons = teleportTravels(position, wizard, square).map((travel) => whyNoTravel(position, travel));
  return reasons.find((reason) => reason !== null) ?? unexplained(`teleport of ${name}`);
}

/** Why a king may not make that travel; null if it may, and for other pieces (Ben39, king). */
function whyNoTravel({ board, turn }: Ben39Position, { from, to }: Travel): Ben39Reason | null {
  if (kindOf(pieceAt(board, from)) !== KING) return null;
  if (to === NO_SITE)
    return because('off the board', 'teleport', { id: 'ben39/teleported-off', square: nameOf(from) });
  const bare = [from, to].find((square) => !isHaven(board, square, turn));
  return bare === undefined ? null : noCastle(turn, bare);
}

/**
 * Why a spider cannot act on a square around it that chooses no direction: a rotation turns all squares around it. Null for
 * other squares (Ben39, spiders).
 */
export function whyNoRotation(position: Ben39Position, spider: Site, square: Site): Ben39Reason | null {
  const { board, turn } = position;
  const squares = squaresAround(position, spider);
  if (!squares.includes(square)) return null;
  const own = squares.filter((other) => other !== NO_SITE && belongsTo(pieceAt(board, other), turn));
  const name = nameOf(spider);
  if (own.length === 0)
    return because('nothing there', 'rotation', { id: 'ben39/nothing-to-rotate', side: turn, spider: name });
  const directions = rotations(position, spider).flatMap((move) =>
    move.kind === 'rotate' ? [move.clockwise] : [],
  );
  if (directions.length > 0)
    return because('direction to be chosen', 'rotation', {
      id: 'ben39/direction-to-be-chosen',
      spider: name,
      directions,
    });
  const king = own.find((other) => kindOf(pieceAt(board, other)) === KING);
  return king === undefined
    ? unexplained(`rotation by the spider on ${name}`)
    : whyNotRotated(position, squares, king);
}

/** Why a king prevents both rotations by a spider. */
function whyNotRotated({ board, turn }: Ben39Position, squares: readonly Site[], king: Site): Ben39Reason {
  if (!isHaven(board, king, turn)) return noCastle(turn, king);
  const here = squares.indexOf(king);
  const next = [1, 3].map((way) => at(squares, (here + way) % 4)).filter((square) => square !== NO_SITE);
  const [only, another] = next;
  if (only !== undefined && another === undefined) return noCastle(turn, only);
  return next.length === 0
    ? because('off the board', 'rotation', { id: 'ben39/rotated-off', square: nameOf(king) })
    : because('no castle', 'castles-and-king', {
        id: 'ben39/rotated-from-castle',
        side: turn,
        square: nameOf(king),
        goals: next.map(nameOf),
      });
}

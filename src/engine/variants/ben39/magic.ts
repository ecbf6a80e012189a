import { at } from '../../at.ts';
import type { Site } from '../../topology/site.ts';
import { NO_SITE } from '../../topology/site.ts';
import { belongsTo, kindOf, pieceOf, sideOf } from '../../rules/piece.ts';
import { pieceAt, sitesOf } from '../../rules/position.ts';
import { KING, SPIDER, WIZARD } from './pieces.ts';
import { sitesAround } from './board.ts';
import { isHaven } from './corners.ts';
import { groundOf } from './ground.ts';
import type { Ben39Move, Travel } from './move.ts';
import type { Ben39Position } from './position.ts';

/** The squares around a crossing, clockwise; `NO_SITE` for those that do not exist now. */
export const squaresAround = ({ places }: Ben39Position, crossing: Site): readonly Site[] => {
  const { exists } = groundOf(places);
  return sitesAround(crossing).map((square) => (exists[square] ? square : NO_SITE));
};

/** Which pieces go where when a wizard teleports the piece on a square beside it (Ben39, wizards). */
export function teleportTravels(position: Ben39Position, wizard: Site, from: Site): Travel[] {
  const { board, turn } = position;
  const other = sitesOf(board, pieceOf(WIZARD, turn)).find((site) => site !== wizard) ?? NO_SITE;
  const to = at(squaresAround(position, other), squaresAround(position, wizard).indexOf(from));
  const isExchange = to !== NO_SITE && belongsTo(pieceAt(board, to), turn);
  return isExchange
    ? [
        { from, to },
        { from: to, to: from },
      ]
    : [{ from, to }];
}

/** The teleports by one wizard; it needs the other. */
export function teleports(position: Ben39Position, wizard: Site): Ben39Move[] {
  const { board, turn } = position;
  if (sitesOf(board, pieceOf(WIZARD, turn)).length < 2) return [];
  return squaresAround(position, wizard)
    .filter((from) => from !== NO_SITE && belongsTo(pieceAt(board, from), turn))
    .filter((from) => mayTravel(position, teleportTravels(position, wizard, from)))
    .map((from) => ({ kind: 'teleport', wizard, from }));
}

/** Which pieces go where when a spider turns all the pieces of its side around it (Ben39, spiders). */
export function rotationTravels(position: Ben39Position, spider: Site, clockwise: boolean): Travel[] {
  const squares = squaresAround(position, spider);
  return squares.flatMap((from, i) =>
    from !== NO_SITE && belongsTo(pieceAt(position.board, from), position.turn)
      ? [{ from, to: at(squares, (i + (clockwise ? 1 : 3)) % 4) }]
      : [],
  );
}

/** The rotations by one spider; there must be something to turn. */
export function rotations(position: Ben39Position, spider: Site): Ben39Move[] {
  const { board, turn, places } = position;
  const { exists } = groundOf(places);
  let hasPiece = false;
  let hasKing = false;
  for (const square of sitesAround(spider)) {
    if (!exists[square] || !belongsTo(pieceAt(board, square), turn)) continue;
    hasPiece = true;
    if (kindOf(pieceAt(board, square)) === KING) hasKing = true;
  }
  if (!hasPiece) return [];
  const both = [true, false].map((clockwise): Ben39Move => ({ kind: 'rotate', spider, clockwise }));
  // No rule limits where other pieces go, so without a king nothing needs to be checked.
  if (!hasKing) return both;
  return both.filter(
    (move) =>
      move.kind === 'rotate' && mayTravel(position, rotationTravels(position, spider, move.clockwise)),
  );
}

/** Whether no king among the travelling pieces breaks its rule or leaves the board (Ben39, king). */
const mayTravel = ({ board }: Ben39Position, travels: readonly Travel[]): boolean =>
  travels.every(({ from, to }) => {
    const piece = pieceAt(board, from);
    const side = sideOf(piece);
    return (
      kindOf(piece) !== KING || (to !== NO_SITE && isHaven(board, from, side) && isHaven(board, to, side))
    );
  });

/**
 * The sites to which a teleport or a rotation can send a piece, which captures any enemy there. A movable
 * square captures nothing (Ben39, wizards; spiders; movable squares).
 */
export function magicCaptures(position: Ben39Position): Site[] {
  const { board, turn } = position;
  const sent = sitesOf(board, pieceOf(WIZARD, turn))
    .flatMap((wizard) => teleports(position, wizard))
    .flatMap((move) =>
      // The first piece travels to the other wizard; a second one would only change places with it.
      move.kind === 'teleport' ? teleportTravels(position, move.wizard, move.from).slice(0, 1) : [],
    );
  const turned = sitesOf(board, pieceOf(SPIDER, turn))
    .flatMap((spider) => rotations(position, spider))
    .flatMap((move) =>
      move.kind === 'rotate' ? rotationTravels(position, move.spider, move.clockwise) : [],
    );
  return [...new Set([...sent, ...turned].map(({ to }) => to).filter((to) => to !== NO_SITE))];
}

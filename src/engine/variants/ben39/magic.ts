import { at } from '../../at.ts';
import type { Site } from '../../topology/site.ts';
import { NO_SITE } from '../../topology/site.ts';
import { movesOf } from '../../rules/listing.ts';
import type { MoveList } from '../../rules/moveList.ts';
import { addCode, newMoveList } from '../../rules/moveList.ts';
import { NOISY } from '../../rules/moveCode.ts';
import type { Piece } from '../../rules/piece.ts';
import { EMPTY, belongsTo, kindOf, pieceOf, sideOf } from '../../rules/piece.ts';
import type { Board } from '../../rules/position.ts';
import { pieceAt, sitesOf } from '../../rules/position.ts';
import type { Side } from '../../rules/side.ts';
import { KING, SPIDER, WIZARD } from './pieces.ts';
import { sitesAround } from './board.ts';
import { isHaven } from './corners.ts';
import { groundOf } from './ground.ts';
import type { Ben39Move, Travel } from './move.ts';
import { moveOf, rotationCode, teleportCode } from './move.ts';
import type { Ben39Position } from './position.ts';

/** The squares around a crossing, clockwise; `NO_SITE` for those that do not exist now. */
export const squaresAround = ({ places }: Ben39Position, crossing: Site): readonly Site[] =>
  at(groundOf(places).squaresAround, crossing);

/** The site of that side’s wizard that is not on `wizard`; `NO_SITE` if there is none. */
function otherWizard(board: Board, turn: Side, wizard: Site): Site {
  const piece = pieceOf(WIZARD, turn);
  const first = board.indexOf(piece);
  return first === wizard ? board.indexOf(piece, wizard + 1) : first;
}

/** Which pieces go where when a wizard teleports the piece on a square beside it (Ben39, wizards). */
export function teleportTravels(position: Ben39Position, wizard: Site, from: Site): Travel[] {
  const { board, turn } = position;
  const other = otherWizard(board, turn, wizard);
  const to = at(squaresAround(position, other), squaresAround(position, wizard).indexOf(from));
  const isExchange = to !== NO_SITE && belongsTo(pieceAt(board, to), turn);
  return isExchange
    ? [
        { from, to },
        { from: to, to: from },
      ]
    : [{ from, to }];
}

/** Adds the teleports by one wizard to the other. */
export function addTeleports(list: MoveList, position: Ben39Position, wizard: Site, other: Site): void {
  const { board, turn } = position;
  const origins = squaresAround(position, wizard);
  const goals = squaresAround(position, other);
  for (let i = 0; i < origins.length; i++) {
    const [from, to] = [at(origins, i), at(goals, i)];
    if (from === NO_SITE || !belongsTo(pieceAt(board, from), turn)) continue;
    if (!mayTravel(board, from, to)) continue;
    const isExchange = to !== NO_SITE && belongsTo(pieceAt(board, to), turn);
    if (isExchange && !mayTravel(board, to, from)) continue;
    addCode(list, teleportCode(wizard, from) | (enemyOn(board, turn, to) === EMPTY ? 0 : NOISY));
  }
}

/** The first enemy piece on which a rotation would land one of the side to move. */
export function takenByRotation(
  { board: pieces, turn }: Ben39Position,
  spider: Site,
  clockwise: boolean,
): Piece {
  const around = sitesAround(spider);
  for (let i = 0; i < around.length; i++) {
    const from = at(around, i);
    if (from === NO_SITE || !belongsTo(pieceAt(pieces, from), turn)) continue;
    const captured = enemyOn(pieces, turn, at(around, (i + (clockwise ? 1 : 3)) % around.length));
    if (captured !== EMPTY) return captured;
  }
  return EMPTY;
}

/** The enemy piece on a square; a square that does not exist now is empty. */
export function enemyOn(pieces: Board, turn: Side, square: Site): Piece {
  const piece = square === NO_SITE ? EMPTY : pieceAt(pieces, square);
  return belongsTo(piece, turn) ? EMPTY : piece;
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

/** Adds the rotations by one spider; there must be something to turn. */
export function addRotations(list: MoveList, position: Ben39Position, spider: Site): void {
  const { board, turn } = position;
  const squares = squaresAround(position, spider);
  let hasPiece = false;
  let hasKing = false;
  for (let i = 0; i < squares.length; i++) {
    const square = at(squares, i);
    if (square === NO_SITE || !belongsTo(pieceAt(board, square), turn)) continue;
    hasPiece = true;
    if (kindOf(pieceAt(board, square)) === KING) hasKing = true;
  }
  if (!hasPiece) return;
  // No rule limits where other pieces go, so without a king nothing needs to be checked.
  for (const clockwise of [true, false]) {
    if (hasKing && !mayRotate(position, turn, spider, clockwise)) continue;
    const captured = takenByRotation(position, spider, clockwise);
    addCode(list, rotationCode(spider, clockwise) | (captured === EMPTY ? 0 : NOISY));
  }
}

/** Whether that side's pieces around a spider may all be turned around it. */
function mayRotate(position: Ben39Position, side: Side, spider: Site, clockwise: boolean): boolean {
  const { board } = position;
  const squares = squaresAround(position, spider);
  for (let i = 0; i < squares.length; i++) {
    const from = at(squares, i);
    if (from === NO_SITE || !belongsTo(pieceAt(board, from), side)) continue;
    if (!mayTravel(board, from, at(squares, (i + (clockwise ? 1 : 3)) % 4))) return false;
  }
  return true;
}

/** Whether the piece is no king, or one that neither breaks its rule nor leaves the board (Ben39, king). */
function mayTravel(board: Board, from: Site, to: Site): boolean {
  const piece = pieceAt(board, from);
  const side = sideOf(piece);
  return kindOf(piece) !== KING || (to !== NO_SITE && isHaven(board, from, side) && isHaven(board, to, side));
}

/** The teleports by one wizard. */
function teleports(position: Ben39Position, wizard: Site): Ben39Move[] {
  const list = newMoveList<Ben39Move>();
  const other = otherWizard(position.board, position.turn, wizard);
  if (other !== NO_SITE) addTeleports(list, position, wizard, other);
  return movesOf(list, moveOf);
}

/** The rotations by one spider. */
export function rotations(position: Ben39Position, spider: Site): Ben39Move[] {
  const list = newMoveList<Ben39Move>();
  addRotations(list, position, spider);
  return movesOf(list, moveOf);
}

/** Whether a teleport or a rotation by that side, if it were to move, could capture what stands on a square. */
export function reachesByMagic(position: Ben39Position, side: Side, square: Site): boolean {
  const { board } = position;
  const corners = sitesAround(square);
  for (let i = 0; i < corners.length; i++) {
    const corner = at(corners, i);
    // The square lies around its corner where the corner does not lie around the square.
    const here = (i + 2) % corners.length;
    const piece = pieceAt(board, corner);
    if (piece === pieceOf(WIZARD, side) && teleportsOnto(position, side, corner, here)) return true;
    if (piece === pieceOf(SPIDER, side) && rotatesOnto(position, side, corner, here)) return true;
  }
  return false;
}

/**
 * Counts into `counts`, for each square from which a teleport or a rotation by that side could send a piece to a square,
 * how many of them could. Returns how many there are in all.
 */
export function countMagicOrigins(
  position: Ben39Position,
  side: Side,
  square: Site,
  counts: Uint8Array,
): number {
  const { board } = position;
  const corners = sitesAround(square);
  let count = 0;
  const add = (from: Site) => {
    counts[from] = (counts[from] ?? 0) + 1;
    count++;
  };
  for (let i = 0; i < corners.length; i++) {
    const corner = at(corners, i);
    const here = (i + 2) % corners.length;
    const piece = pieceAt(board, corner);
    if (piece === pieceOf(WIZARD, side) && teleportsOnto(position, side, corner, here))
      add(at(squaresAround(position, otherWizard(board, side, corner)), here));
    if (piece !== pieceOf(SPIDER, side)) continue;
    for (const clockwise of [true, false]) {
      const from = at(squaresAround(position, corner), (here + (clockwise ? 3 : 1)) % 4);
      if (rotatesFrom(position, side, corner, from, clockwise)) add(from);
    }
  }
  return count;
}

/** Whether the side’s other wizard could send something to the square at that place around a wizard. */
function teleportsOnto(position: Ben39Position, side: Side, wizard: Site, place: number): boolean {
  const { board } = position;
  const other = otherWizard(board, side, wizard);
  if (other === NO_SITE) return false;
  const from = at(squaresAround(position, other), place);
  const to = at(squaresAround(position, wizard), place);
  return from !== NO_SITE && belongsTo(pieceAt(board, from), side) && mayTravel(board, from, to);
}

/** Whether a spider of that side could turn something to the square at that place around it. */
function rotatesOnto(position: Ben39Position, side: Side, spider: Site, place: number): boolean {
  const squares = squaresAround(position, spider);
  return (
    rotatesFrom(position, side, spider, at(squares, (place + 3) % 4), true) ||
    rotatesFrom(position, side, spider, at(squares, (place + 1) % 4), false)
  );
}

/** Whether a spider of that side could turn what is on a square around it. */
const rotatesFrom = (
  position: Ben39Position,
  side: Side,
  spider: Site,
  from: Site,
  clockwise: boolean,
): boolean =>
  from !== NO_SITE &&
  belongsTo(pieceAt(position.board, from), side) &&
  mayRotate(position, side, spider, clockwise);

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

import { at } from '../../at.ts';
import type { Site } from '../../topology/site.ts';
import { NO_SITE } from '../../topology/site.ts';
import type { PieceMovement } from '../../rules/pieceMovement.ts';
import type { MapSite } from '../../rules/movementMap.ts';
import { movementMapOf } from '../../rules/movementMap.ts';
import { EMPTY, belongsTo, kindOf, sideOf } from '../../rules/piece.ts';
import { pieceMove } from '../../rules/pieceMove.ts';
import { destinations, newMoves, pushPieceMoves } from '../../rules/pieceMoves.ts';
import type { Board } from '../../rules/position.ts';
import { pieceAt } from '../../rules/position.ts';
import type { Side } from '../../rules/side.ts';
import { otherSide } from '../../rules/side.ts';
import { CASTLE, DIAGONAL_CASTLE, IMMOBILIZER, KING, SPIDER, WIZARD, isLineKind, kinds } from './pieces.ts';
import { sitesAround, board as topology } from './board.ts';
import { carriages } from './carriage.ts';
import { isFrozen, isHaven } from './corners.ts';
import { groundOf } from './ground.ts';
import type { Ben39Position } from './position.ts';
import { heldCount } from './position.ts';
import type { Ben39Move } from './move.ts';
import { rotations, teleports } from './magic.ts';

/** Every action that the rules give the side to move, if the game is not over (Ben39, a turn). */
export function generateMoves(position: Ben39Position): Ben39Move[] {
  const { board, turn, places } = position;
  const movements = groundOf(places).movements[turn];
  const moves: Ben39Move[] = newMoves();
  for (let from = 0; from < board.length; from++) {
    const piece = pieceAt(board, from);
    if (!belongsTo(piece, turn)) continue;
    const kind = kindOf(piece);
    if (kind === KING) moves.push(...kingMoves(position, at(movements, kind), from));
    else if (isLineKind(kind) || !isFrozen(board, from))
      pushPieceMoves(moves, at(movements, kind), board, from);
    if (kind === WIZARD) moves.push(...teleports(position, from));
    if (kind === SPIDER) moves.push(...rotations(position, from));
  }
  pushDrops(moves, position);
  moves.push(...carriages(position));
  // The copy is as long as it must be, and unlike the list itself always new to the collector: see `play`.
  return moves.slice();
}

/** A king goes only from and to squares with a castle of its side at a corner (Ben39, king). */
function kingMoves({ board, turn }: Ben39Position, movement: PieceMovement, from: Site): Ben39Move[] {
  if (isFrozen(board, from) || !isHaven(board, from, turn)) return [];
  return destinations(movement, board, from)
    .filter((to) => isHaven(board, to, turn))
    .map((to) => pieceMove(from, to));
}

/** Drops by kind, then by site; each is always the same object. */
const dropMoves: readonly (readonly Ben39Move[])[] = kinds.map((_, into) =>
  topology.sites.map((_shape, to) => ({ kind: 'drop', into, to })),
);

/** Adds the drops from the hand; a castle can be dropped with either step first (Ben39, drops). */
function pushDrops(moves: Ben39Move[], position: Ben39Position): void {
  const { board, turn, places } = position;
  const dropSites = groundOf(places).dropSites[turn];
  for (let kind = 0; kind < dropSites.length; kind++) {
    if (heldCount(position, turn, kind) === 0) continue;
    for (const into of kind === CASTLE ? CASTLES : [kind]) {
      const drops = at(dropMoves, into);
      for (const to of at(dropSites, kind)) {
        const drop = board[to] === EMPTY ? drops[to] : undefined;
        if (drop && (kind !== IMMOBILIZER || !wouldFreeze(position, to))) moves.push(drop);
      }
    }
  }
}

const CASTLES = [CASTLE, DIAGONAL_CASTLE];

/** Whether an immobilizer there would immobilize an enemy at once, which a drop may not do. */
function wouldFreeze({ board, turn }: Ben39Position, crossing: Site): boolean {
  for (const square of sitesAround(crossing)) if (isEnemy(board, turn, square)) return true;
  return false;
}

/** The squares around a crossing where enemies of the side to move stand. */
export const enemiesAround = ({ board, turn }: Ben39Position, crossing: Site): Site[] =>
  sitesAround(crossing).filter((square) => isEnemy(board, turn, square));

const isEnemy = (board: Board, turn: Side, square: Site): boolean =>
  square !== NO_SITE && belongsTo(pieceAt(board, square), otherSide(turn));

/**
 * An immobilized piece cannot move, and a king moves only between squares with a castle (Ben39, king;
 * immobilized).
 */
export function movementMap({ board, places }: Ben39Position, site: Site): MapSite[] {
  const piece = pieceAt(board, site);
  if (piece === EMPTY) return [];
  const [kind, side] = [kindOf(piece), sideOf(piece)];
  if (!isLineKind(kind) && isFrozen(board, site)) return [];
  const ways = movementMapOf(topology, at(groundOf(places).movements[side], kind), board, site);
  if (kind !== KING) return ways;
  return isHaven(board, site, side) ? ways.filter((way) => isHaven(board, way.site, side)) : [];
}

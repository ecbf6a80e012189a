import { at } from '../../at.ts';
import type { Site } from '../../topology/site.ts';
import { NO_SITE } from '../../topology/site.ts';
import type { MapSite } from '../../rules/movementMap.ts';
import { movementMapOf } from '../../rules/movementMap.ts';
import type { Kind } from '../../rules/piece.ts';
import { EMPTY, NO_KIND, belongsTo, kindOf, pieceOf, sideOf } from '../../rules/piece.ts';
import { moveCode, toOf } from '../../rules/moveCode.ts';
import type { MoveList } from '../../rules/moveList.ts';
import { addCode, reserve } from '../../rules/moveList.ts';
import { addMovesAs } from '../../rules/moveTable.ts';
import type { Placement } from '../../rules/placement.ts';
import { firstSite, nextSite } from '../../rules/placement.ts';
import type { Board } from '../../rules/position.ts';
import { pieceAt } from '../../rules/position.ts';
import type { Side } from '../../rules/side.ts';
import { otherSide } from '../../rules/side.ts';
import { CASTLE, DIAGONAL_CASTLE, IMMOBILIZER, KING, SPIDER, WIZARD, isLineKind } from './pieces.ts';
import { sitesAround, board as topology } from './board.ts';
import { addCarriages } from './carriage.ts';
import { isFrozen, isHaven } from './corners.ts';
import { groundOf } from './ground.ts';
import type { Ben39Position } from './position.ts';
import { dropCode } from './move.ts';
import { addRotations, addTeleports } from './magic.ts';

/** Lists every action that the rules give the side to move, if the game is not over (Ben39, a turn). */
export function listMoves(position: Ben39Position, placement: Placement, list: MoveList): void {
  const { board, turn, places } = position;
  const { moveTable } = groundOf(places);
  list.count = 0;
  for (let from = firstSite(placement, turn); from !== NO_SITE; from = nextSite(placement, turn, from + 1)) {
    const piece = pieceAt(board, from);
    const kind = kindOf(piece);
    if (isLineKind(kind)) addMovesAs(list, moveTable, board, from, piece);
    else if (!isFrozen(board, from)) {
      if (kind === KING) addKingMoves(list, position, from);
      else addMovesAs(list, moveTable, board, from, piece);
    }
    if (kind === WIZARD) addTeleportsFrom(list, position, placement, from);
    if (kind === SPIDER) addRotations(list, position, from);
  }
  addDrops(list, position);
  addCarriages(list, position);
}

/** Adds the teleports by one wizard; it needs the other. */
function addTeleportsFrom(list: MoveList, position: Ben39Position, placement: Placement, wizard: Site): void {
  const piece = pieceOf(WIZARD, position.turn);
  const first = firstSite(placement, piece);
  const other = first === wizard ? nextSite(placement, piece, wizard + 1) : first;
  if (other !== NO_SITE) addTeleports(list, position, wizard, other);
}

/** A king goes only from and to squares with a castle of its side at a corner (Ben39, king). */
function addKingMoves(list: MoveList, { board, turn, places }: Ben39Position, from: Site): void {
  if (!isHaven(board, from, turn)) return;
  let kept = list.count;
  addMovesAs(list, groundOf(places).moveTable, board, from, pieceOf(KING, turn));
  const { codes, count } = list;
  for (let i = kept; i < count; i++) {
    const code = codes[i] ?? 0;
    if (isHaven(board, toOf(code), turn)) codes[kept++] = code;
  }
  list.count = kept;
}

/** The codes of drops on the empty ones of some sites, without a kind; written anew whenever other sites count. */
const drops = new Int32Array(topology.sites.length);

/** Adds the drops from the hand; a castle can be dropped with either step first (Ben39, drops). */
function addDrops(list: MoveList, position: Ben39Position): void {
  const { board, turn, places, hands } = position;
  const dropSites = groundOf(places).dropSites[turn];
  const held = hands[turn];
  let listed: Int16Array | null = null;
  let empty = 0;
  for (let kind = 0; kind < dropSites.length; kind++) {
    if (held[kind] === 0) continue;
    const sites = at(dropSites, kind);
    if (sites !== listed) {
      listed = sites;
      empty = 0;
      for (const site of sites) {
        // A code that does not count is overwritten: that takes less than to jump over it.
        drops[empty] = dropCode(NO_KIND, site);
        empty += board[site] === EMPTY ? 1 : 0;
      }
    }
    if (kind === IMMOBILIZER) addImmobilizerDrops(list, position, empty);
    else addDropsOf(list, kind, empty);
    if (kind === CASTLE) addDropsOf(list, DIAGONAL_CASTLE, empty);
  }
}

/** Adds the first so many of the `drops`, of a kind. */
function addDropsOf(list: MoveList, into: Kind, empty: number): void {
  reserve(list, empty);
  const { codes } = list;
  const kind = moveCode(0, 0, into);
  let { count } = list;
  for (let i = 0; i < empty; i++) codes[count++] = kind | (drops[i] ?? 0);
  list.count = count;
}

/** The crossings around the squares where enemies of the side to move stand; others are `0`. Written anew each time. */
const nearEnemies = new Uint8Array(topology.sites.length);

/** Adds the drops of the immobilizer, which may not immobilize an enemy at once. */
function addImmobilizerDrops(list: MoveList, { board, turn, places }: Ben39Position, empty: number): void {
  nearEnemies.fill(0);
  const enemy = otherSide(turn);
  const { squares } = groundOf(places);
  for (let i = 0; i < squares.length; i++) {
    const square = at(squares, i);
    if (!belongsTo(pieceAt(board, square), enemy)) continue;
    const corners = sitesAround(square);
    for (let j = 0; j < corners.length; j++) nearEnemies[at(corners, j)] = 1;
  }
  for (let i = 0; i < empty; i++) {
    const to = toOf(drops[i] ?? 0);
    if (nearEnemies[to] === 0) addCode(list, dropCode(IMMOBILIZER, to));
  }
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
  const ways = movementMapOf(topology, at(groundOf(places).gaits[side], kind), board, site);
  if (kind !== KING) return ways;
  return isHaven(board, site, side) ? ways.filter((way) => isHaven(board, way.site, side)) : [];
}

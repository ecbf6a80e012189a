import { at } from '../at.ts';
import type { Site } from '../topology/site.ts';
import type { PieceMovement } from './movement.ts';
import type { Kind, Piece } from './piece.ts';
import { EMPTY, pieceOf } from './piece.ts';
import type { Board } from './position.ts';
import { pieceAt, sitesOf } from './position.ts';
import type { BySide, Side } from './side.ts';
import { SIDES, otherSide } from './side.ts';

/** A set of pieces, one bit each. */
type PieceSet = number;

const has = (set: PieceSet, piece: Piece): boolean => ((set >> piece) & 1) === 1;

/** A site, and the pieces that capture from there: for a line, if all before it is empty. */
interface Origin {
  readonly site: Site;
  pieces: PieceSet;
}

/** One side's captures read backwards: for each site, from where it can be captured. */
export interface Attacks {
  readonly leaps: readonly (readonly Origin[])[];
  readonly rays: readonly (readonly (readonly Origin[])[])[];
}

/** As many kinds as a set of pieces can hold, no kind included. */
const MOST_KINDS = 16;

/**
 * Turns a side's capturing movements round. The movements are indexed by kind.
 * @throws RangeError when there are more than 15 kinds.
 */
export function attacksOf(side: Side, movements: readonly PieceMovement[]): Attacks {
  if (movements.length > MOST_KINDS)
    throw new RangeError(`A variant has ${String(MOST_KINDS - 1)} kinds of pieces at most.`);
  const size = at(movements, 0).capture.leaps.length;
  const leaps = Array.from({ length: size }, (): Origin[] => []);
  const rays = Array.from({ length: size }, (): Origin[][] => []);
  movements.forEach(({ capture: movement }, kind) => {
    const piece = 1 << pieceOf(kind, side);
    movement.leaps.forEach((targets, from) => {
      for (const target of targets) {
        const origins = at(leaps, target);
        const known = origins.find(({ site }) => site === from);
        if (known) known.pieces |= piece;
        else origins.push({ site: from, pieces: piece });
      }
    });
    movement.rays.forEach((lines, from) => {
      for (const line of lines)
        line.forEach((target, i) => {
          addWayBack(at(rays, target), [...line.slice(0, i).reverse(), from], piece);
        });
    });
  });
  return { leaps, rays };
}

/** Adds a line from a target back to its slider: to a line known already if one continues the other. */
function addWayBack(lines: Origin[][], way: readonly Site[], pieces: PieceSet): void {
  let line = lines.find((known) => way.every((site, i) => i >= known.length || known[i]?.site === site));
  if (!line) lines.push((line = []));
  for (const site of way.slice(line.length)) line.push({ site, pieces: 0 });
  at(line, way.length - 1).pieces |= pieces;
}

/** Whether the side of these attacks could capture a piece that stands on the site. */
export function isAttacked({ leaps, rays }: Attacks, board: Board, site: Site): boolean {
  for (const origin of at(leaps, site)) if (has(origin.pieces, pieceAt(board, origin.site))) return true;
  for (const ray of at(rays, site))
    for (const origin of ray) {
      const piece = pieceAt(board, origin.site);
      if (piece === EMPTY) continue;
      if (has(origin.pieces, piece)) return true;
      break;
    }
  return false;
}

/** Where pieces of that kind stand that the other side could capture, were it to move; White’s first. */
export const attackedSites = (attacks: BySide<Attacks>, board: Board, kind: Kind): Site[] =>
  SIDES.flatMap((side) =>
    sitesOf(board, pieceOf(kind, side)).filter((site) => isAttacked(attacks[otherSide(side)], board, site)),
  );

/** A piece that could capture on a site, and the sites in between, where another could stop it. */
interface Attacker {
  readonly from: Site;
  readonly between: readonly Site[];
}

function attackersOf({ leaps, rays }: Attacks, board: Board, site: Site): Attacker[] {
  const found: Attacker[] = [];
  for (const origin of at(leaps, site))
    if (has(origin.pieces, pieceAt(board, origin.site))) found.push({ from: origin.site, between: [] });
  for (const ray of at(rays, site)) {
    const nearest = ray.findIndex((origin) => pieceAt(board, origin.site) !== EMPTY);
    if (nearest === -1) continue;
    const { site: from, pieces } = at(ray, nearest);
    if (has(pieces, pieceAt(board, from)))
      found.push({ from, between: ray.slice(0, nearest).map((origin) => origin.site) });
  }
  return found;
}

/** The sites from which the side of these attacks could capture a piece that stands on the site. */
export const attackers = (attacks: Attacks, board: Board, site: Site): Site[] =>
  attackersOf(attacks, board, site).map(({ from }) => from);

/** For each piece that could capture on the site, the sites in between, where another could stop it. */
export const attackLines = (attacks: Attacks, board: Board, site: Site): (readonly Site[])[] =>
  attackersOf(attacks, board, site).map(({ between }) => between);

/** The sites whose piece is all that stands between an attacker on a line and the site. */
export function shields({ rays }: Attacks, board: Board, site: Site): Site[] {
  const found: Site[] = [];
  for (const ray of at(rays, site)) {
    let shield: Site | undefined;
    for (const origin of ray) {
      const piece = pieceAt(board, origin.site);
      if (piece === EMPTY) continue;
      if (shield === undefined) {
        shield = origin.site;
        continue;
      }
      if (has(origin.pieces, piece)) found.push(shield);
      break;
    }
  }
  return found;
}

import { at } from '../at.ts';
import type { Site } from '../topology/site.ts';
import { NO_SITE } from '../topology/site.ts';
import type { PieceMovement } from './pieceMovement.ts';
import type { Kind, Piece } from './piece.ts';
import { EMPTY, pieceOf } from './piece.ts';
import type { Board } from './position.ts';
import { sitesOf } from './position.ts';
import type { BySide, Side } from './side.ts';
import { SIDES, otherSide } from './side.ts';

/** A set of pieces, one bit each. */
type PieceSet = number;

/** The index of no origin. */
export const NO_ORIGIN = -1;

const has = (set: PieceSet, piece: Piece): boolean => ((set >> piece) & 1) === 1;

/** A site and the pieces that capture from it. On a line they do so only if every site before it is empty. */
interface Origin {
  readonly site: Site;
  pieces: PieceSet;
}

/**
 * One side's captures read backwards, in one list. The origins from which a site can be captured are those
 * from `starts[site]` up to `starts[site + 1]`, line after line, each line from near to far. A leap is a line
 * of one origin.
 */
export interface Attacks {
  readonly starts: Int32Array;
  readonly origins: Int16Array;
  /** For each origin, the pieces that capture from there if every site before it on the line is empty. */
  readonly pieces: Int32Array;
  /**
   * For each origin, the index where the next line begins: a piece there that does not capture ends the line.
   */
  readonly nextLines: Int32Array;
}

/** How many kinds a set of pieces can hold, counting `NO_KIND`. */
const MOST_KINDS = 16;

/** By site, the lines on which it can be captured, each from near to far. */
export type AttackLines = readonly (readonly (readonly Origin[])[])[];

/**
 * Turns a side's capturing movements into its attacks. The movements are indexed by kind.
 * @throws RangeError when there are more than 15 kinds.
 */
export const attacksOf = (side: Side, movements: readonly PieceMovement[]): Attacks =>
  listed(linesOf(side, movements), () => true);

/**
 * The attacks while only some sites exist: those of the movements `within` them, but found much sooner. `lines` are those
 * on the whole board.
 */
export const attacksWithin = (exists: readonly boolean[], lines: AttackLines): Attacks =>
  listed(lines, (site) => exists[site] === true);

/** The lines of a side's attacks, from its movements as in `attacksOf`. */
export function linesOf(side: Side, movements: readonly PieceMovement[]): AttackLines {
  if (movements.length > MOST_KINDS)
    throw new RangeError(`A variant has ${String(MOST_KINDS - 1)} kinds of pieces at most.`);
  const size = at(movements, 0).capture.leaps.length;
  const leaps = Array.from({ length: size }, (): Origin[] => []);
  const rays = Array.from({ length: size }, (): Origin[][] => []);
  // Kinds that slide alike share their lines.
  const sliders = new Map<readonly Site[], Origin>();
  movements.forEach(({ capture: movement }, kind) => {
    const piece = 1 << pieceOf(kind, side);
    movement.leaps.forEach((targets, from) => {
      for (const target of targets) addPieces(at(leaps, target), from, piece);
    });
    movement.rays.forEach((lines, from) => {
      for (const line of lines) {
        const slider = sliders.get(line);
        if (slider) slider.pieces |= piece;
        else sliders.set(line, { site: from, pieces: piece });
      }
    });
  });
  for (const [line, { site: from, pieces }] of sliders)
    line.forEach((target, i) => {
      addWayBack(at(rays, target), [...line.slice(0, i).reverse(), from], pieces);
    });
  return leaps.map((origins, site) => [...origins.map((origin) => [origin]), ...at(rays, site)]);
}

function addPieces(origins: Origin[], from: Site, pieces: PieceSet): void {
  const known = origins.find(({ site }) => site === from);
  if (known) known.pieces |= pieces;
  else origins.push({ site: from, pieces });
}

/** The lines of all sites that are there in one list, each up to the first site on it that is not. */
function listed(lines: AttackLines, isThere: (site: Site) => boolean): Attacks {
  const all: Origin[] = [];
  const nextLines: number[] = [];
  const starts = lines.map((own, target) => {
    const start = all.length;
    for (const line of isThere(target) ? own : []) {
      for (const origin of line) {
        if (!isThere(origin.site)) break;
        all.push(origin);
      }
      while (nextLines.length < all.length) nextLines.push(all.length);
    }
    return start;
  });
  return {
    starts: Int32Array.of(...starts, all.length),
    origins: Int16Array.from(all, ({ site }) => site),
    pieces: Int32Array.from(all, ({ pieces }) => pieces),
    nextLines: Int32Array.from(nextLines),
  };
}

/**
 * Adds a line from a target back to its slider. It extends a known line if one of the two continues the
 * other.
 */
function addWayBack(lines: Origin[][], way: readonly Site[], pieces: PieceSet): void {
  let line = lines.find((known) => way.every((site, i) => i >= known.length || known[i]?.site === site));
  if (!line) lines.push((line = []));
  for (const site of way.slice(line.length)) line.push({ site, pieces: 0 });
  at(line, way.length - 1).pieces |= pieces;
}

const startOf = ({ starts }: Attacks, site: Site): number => starts[site] ?? 0;
const endOf = ({ starts }: Attacks, site: Site): number => starts[site + 1] ?? 0;

/**
 * The index of the next origin from `index` up to `end` whose piece could capture; `end` if there is none.
 * The line of the origin at `index` must be empty before it.
 */
function nextAttacker(
  { origins, pieces, nextLines }: Attacks,
  board: Board,
  index: number,
  end: number,
): number {
  let i = index;
  while (i < end) {
    const piece = board[origins[i] ?? 0] ?? EMPTY;
    if (piece === EMPTY) i++;
    else if (has(pieces[i] ?? 0, piece)) return i;
    else i = nextLines[i] ?? end;
  }
  return end;
}

/** Whether the side of these attacks could capture a piece that stands on the site. */
export function isAttacked(attacks: Attacks, board: Board, site: Site): boolean {
  const end = endOf(attacks, site);
  return nextAttacker(attacks, board, startOf(attacks, site), end) < end;
}

/** The same after a piece of the other side has gone from one site to another, and has captured what stood there. */
export function isAttackedAfter(attacks: Attacks, board: Board, site: Site, from: Site, to: Site): boolean {
  const { origins, pieces, nextLines } = attacks;
  const end = endOf(attacks, site);
  let i = startOf(attacks, site);
  while (i < end) {
    const origin = origins[i] ?? 0;
    const piece = origin === from ? EMPTY : (board[origin] ?? EMPTY);
    if (origin === to) i = nextLines[i] ?? end;
    else if (piece === EMPTY) i++;
    else if (has(pieces[i] ?? 0, piece)) return true;
    else i = nextLines[i] ?? end;
  }
  return false;
}

/**
 * The sites of the pieces of that kind that the other side could capture if it were to move; White’s first.
 */
export const attackedSites = (attacks: BySide<Attacks>, board: Board, kind: Kind): Site[] =>
  SIDES.flatMap((side) =>
    sitesOf(board, pieceOf(kind, side)).filter((site) => isAttacked(attacks[otherSide(side)], board, site)),
  );

/** Notes for each site which pieces would capture on a site if they stood there, one bit each. */
export function noteCaptors(attacks: Attacks, board: Board, site: Site, captors: Int32Array): void {
  const { origins, pieces, nextLines } = attacks;
  const end = endOf(attacks, site);
  captors.fill(0);
  let i = startOf(attacks, site);
  while (i < end) {
    const origin = origins[i] ?? 0;
    captors[origin] = (captors[origin] ?? 0) | (pieces[i] ?? 0);
    if (board[origin] === EMPTY) i++;
    else i = nextLines[i] ?? end;
  }
}

/** The index of the first origin whose piece could capture on the site; `NO_ORIGIN` if there is none. */
export function firstAttacker(attacks: Attacks, board: Board, site: Site): number {
  const end = endOf(attacks, site);
  const found = nextAttacker(attacks, board, startOf(attacks, site), end);
  return found < end ? found : NO_ORIGIN;
}

/** The same of those after an origin whose piece could. */
export function attackerAfter(attacks: Attacks, board: Board, site: Site, index: number): number {
  const end = endOf(attacks, site);
  const found = nextAttacker(attacks, board, attacks.nextLines[index] ?? end, end);
  return found < end ? found : NO_ORIGIN;
}

/** The indices of the origins whose pieces could capture on the site. */
function attackersOf(attacks: Attacks, board: Board, site: Site): number[] {
  const found: number[] = [];
  for (
    let i = firstAttacker(attacks, board, site);
    i !== NO_ORIGIN;
    i = attackerAfter(attacks, board, site, i)
  )
    found.push(i);
  return found;
}

/** The sites from which the side of these attacks could capture a piece that stands on the site. */
export const attackers = (attacks: Attacks, board: Board, site: Site): Site[] =>
  attackersOf(attacks, board, site).map((i) => attacks.origins[i] ?? NO_SITE);

/**
 * For each piece that could capture on the site, the sites in between, where another piece could block it.
 */
export const attackLines = (attacks: Attacks, board: Board, site: Site): (readonly Site[])[] =>
  attackersOf(attacks, board, site).map((attacker) => sitesBefore(attacks, attacker));

/**
 * Counts into `counts`, for each site, how many of those that could capture on the site a piece there would stop: by
 * taking their place, or by standing in between. Returns how many there are.
 */
export function countStopped(attacks: Attacks, board: Board, site: Site, counts: Uint8Array): number {
  const { nextLines } = attacks;
  const end = endOf(attacks, site);
  let count = 0;
  counts.fill(0);
  for (
    let i = nextAttacker(attacks, board, startOf(attacks, site), end);
    i < end;
    i = nextAttacker(attacks, board, nextLines[i] ?? end, end)
  ) {
    count++;
    addStopped(attacks, i, counts);
  }
  return count;
}

/** Counts the sites where a piece would stop the one of an origin from capturing, once more. */
export function addStopped({ origins, nextLines }: Attacks, index: number, counts: Uint8Array): void {
  for (let i = index; nextLines[i] === nextLines[index]; i--) {
    const origin = origins[i] ?? 0;
    counts[origin] = (counts[origin] ?? 0) + 1;
  }
}

/** The sites of a line before one of its origins, by the index of that origin. */
function sitesBefore({ origins, nextLines }: Attacks, index: number): Site[] {
  const sites: Site[] = [];
  for (let i = index - 1; nextLines[i] === nextLines[index]; i--) sites.push(origins[i] ?? NO_SITE);
  return sites.reverse();
}

/** The sites whose piece is the only one between an attacker on a line and the site. */
export function shields(attacks: Attacks, board: Board, site: Site): Site[] {
  const { origins, pieces, nextLines } = attacks;
  const found: Site[] = [];
  const end = endOf(attacks, site);
  for (let line = startOf(attacks, site); line < end;) {
    const next = nextLines[line] ?? end;
    let shield = NO_SITE;
    for (let i = line; i < next; i++) {
      const origin = origins[i] ?? 0;
      const piece = board[origin] ?? EMPTY;
      if (piece === EMPTY) continue;
      if (shield !== NO_SITE) {
        if (has(pieces[i] ?? 0, piece)) found.push(shield);
        break;
      }
      shield = origin;
    }
    line = next;
  }
  return found;
}

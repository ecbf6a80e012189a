import { expect } from 'vitest';
import { at } from '../../src/engine/at.ts';
import { notesOn } from '../../src/engine/game/notes.ts';
import { commonKindFor } from '../../src/engine/game/showcase.ts';
import type { MapSite } from '../../src/engine/rules/movementMap.ts';
import { EMPTY, pieceOf } from '../../src/engine/rules/piece.ts';
import type { Position } from '../../src/engine/rules/position.ts';
import { pieceAt } from '../../src/engine/rules/position.ts';
import { pieceLetter } from '../../src/engine/setup/positionText.ts';
import { isAbsent } from '../../src/engine/rules/terrain.ts';
import type { Side } from '../../src/engine/rules/side.ts';
import { BLACK, WHITE, otherSide } from '../../src/engine/rules/side.ts';
import type { Variant } from '../../src/engine/rules/variant.ts';
import type { Site } from '../../src/engine/topology/site.ts';
import { shapeOf } from '../../src/engine/topology/topology.ts';
import { siteOf } from './play.ts';
import { tidy } from './diagram.ts';

/**
 * The signs of a movement map in a diagram. Empty sites: `+` a step, `*` a leap, `~` a slide, for moving and
 * capturing; `-` only for moving, `/` only for capturing. Occupied sites: `%` an enemy piece that can be
 * captured, `#` a piece of its own side that it guards. Letters and `.` are not part of the map.
 */
function signOf(when: MapSite['when'], how: MapSite['how'], isEmpty: boolean): string {
  switch (when) {
    case 'guarding':
      return '#';
    case 'moving':
      return '-';
    case 'capturing':
      return isEmpty ? '/' : '%';
    case 'always':
      return isEmpty ? { step: '+', leap: '*', slide: '~' }[how] : '%';
  }
}

/**
 * The board of a diagram, on the variant’s terrain at the start: the existing sites of the same kind as
 * `from`, ranks from the top. Signs stand for an empty site or for a piece of the most common kind.
 */
export function boardOf(variant: Variant, from: string, diagram: string): Position {
  const sites = sitesLike(variant, siteOf(variant, from)).flat();
  const signs = [...diagram.replaceAll(/\s/g, '')];
  if (signs.length !== sites.length)
    throw new Error(`The diagram has ${String(signs.length)} sites, not ${String(sites.length)}.`);
  const board = variant.start.board.map(() => EMPTY);
  const letters = variant.kinds.map(({ letter }) => letter);
  const shown = at(signs, sites.indexOf(siteOf(variant, from)));
  const side = sideOfLetter(shown);
  sites.forEach((site, i) => {
    const sign = at(signs, i);
    if (sign === '%') board[site] = pieceOf(commonKindFor(variant, site), otherSide(side));
    else if (sign === '#') board[site] = pieceOf(commonKindFor(variant, site), side);
    else if (/[a-z]/i.test(sign))
      board[site] = pieceOf(letters.indexOf(sign.toUpperCase()), sideOfLetter(sign));
  });
  return { ...variant.start, board };
}

const sideOfLetter = (letter: string): Side => (letter === letter.toUpperCase() ? WHITE : BLACK);

/** The diagram of the movement map of the piece on a site. */
export function movementMapDiagram(variant: Variant, position: Position, from: string): string {
  const site = siteOf(variant, from);
  const signs = new Map<Site, string>();
  for (const { site: goal, how, when } of variant.movementMap(position, site).toReversed())
    signs.set(goal, signOf(when, how, pieceAt(position.board, goal) === EMPTY));
  return sitesLike(variant, site)
    .map((rank) => rank.map((other) => signs.get(other) ?? letterOn(variant, position, other)).join(' '))
    .join('\n');
}

/**
 * Expects the piece on a site to have exactly the movement map of the diagram; `put` adds what it does not
 * draw.
 */
export function expectMovementMap(
  variant: Variant,
  from: string,
  diagram: string,
  put: (position: Position) => Position = (position) => position,
): void {
  const position = put(boardOf(variant, from, diagram));
  expect(movementMapDiagram(variant, position, from)).toBe(tidy(diagram));
}

/** The movement map as text, sorted: `slide capturing e5`. */
export const movementMapWords = (variant: Variant, position: Position, from: string): string[] =>
  variant
    .movementMap(position, siteOf(variant, from))
    .map(({ site, how, when }) => `${how} ${when} ${shapeOf(variant.topology, site).name}`)
    .sort();

/** The existing sites of the same kind, rank by rank from the top. */
function sitesLike(variant: Variant, site: Site): Site[][] {
  const { topology } = variant;
  const { terrain } = notesOn(variant, variant.start);
  const { kind } = shapeOf(topology, site);
  return topology.ranks
    .map((rank) =>
      rank.filter((other) => shapeOf(topology, other).kind === kind && !isAbsent(terrain, other)),
    )
    .filter((rank) => rank.length > 0);
}

function letterOn({ kinds }: Variant, { board }: Position, site: Site): string {
  const piece = pieceAt(board, site);
  return piece === EMPTY ? '.' : pieceLetter(kinds, piece);
}

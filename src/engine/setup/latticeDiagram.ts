import type { Piece } from '../rules/piece.ts';
import { EMPTY } from '../rules/piece.ts';
import { pieceWithLetter } from './positionText.ts';
import type { Result } from '../rules/result.ts';
import { success } from '../rules/result.ts';
import type { Variant } from '../rules/variant.ts';
import type { Site } from '../topology/site.ts';
import { NO_SITE } from '../topology/site.ts';
import type { Topology } from '../topology/topology.ts';
import { shapeOf } from '../topology/topology.ts';
import type { DiagramLine, Shown } from './diagramLines.ts';
import { linesOf } from './diagramLines.ts';
import { diagramFailure } from './diagramMessage.ts';
import { placesFieldOf } from './groundText.ts';

/** How many characters one column of the lattice takes. */
export const COLUMN = 2;

/** The characters that draw the lines, corners and shades of a board. */
const FRAME = ' +-|:.';
/** Fills a movable square. */
export const MOVABLE = '#';
/** Stands before or around a black piece. */
const STAR = '*';

/**
 * Reads a diagram of squares and the crossings of their lines: lines such as `+---+` and `|:P:|` alternate,
 * with four characters for each square. A piece may stand one character beside its place, for instance
 * because of its star.
 */
export function readLattice(variant: Variant, text: string): Result<Shown> {
  const { topology } = variant;
  const split = linesOf(topology, text, () => true);
  if (!split.ok) return split;
  const { lines, firstColumn } = split.value;
  const left = firstColumn >= 0 ? firstColumn : leftOf(lines);
  const board = topology.sites.map((): Piece => EMPTY);
  const movable = new Set<Site>();
  for (const line of lines)
    for (const [place, sign] of [...line.text].entries()) {
      if (FRAME.includes(sign) || sign === STAR) continue;
      const site = siteNear(topology, line, place - left);
      if (site === NO_SITE) return diagramFailure({ id: 'diagram/no-place', line: line.written, sign });
      if (sign === MOVABLE) {
        if (placesFieldOf(variant)?.sites.includes(site) !== true)
          return diagramFailure({
            id: 'diagram/no-movable-square',
            line: line.written,
            site: shapeOf(topology, site).name,
          });
        movable.add(site);
        continue;
      }
      const isStarred = [place - 1, place + 1].some((beside) => line.text[beside] === STAR);
      const piece = pieceWithLetter(variant.kinds, isStarred ? sign.toLowerCase() : sign);
      if (piece === undefined) return diagramFailure({ id: 'diagram/no-piece', line: line.written, sign });
      if (board[site] !== EMPTY)
        return diagramFailure({
          id: 'diagram/two-pieces',
          line: line.written,
          site: shapeOf(topology, site).name,
        });
      board[site] = piece;
    }
  return success({
    board,
    ranks: lines.map(({ rank }) => rank),
    places: movable.size > 0 ? [...movable] : null,
  });
}

/** The left edge of the drawing. */
const leftOf = (lines: readonly DiagramLine[]): number =>
  Math.min(...lines.map(({ text }) => text.search(/[^ ]/)));

/** The site at a place in a line, or one character beside it; `NO_SITE` if there is none. */
function siteNear(topology: Topology, { rank }: DiagramLine, place: number): Site {
  const distance = (site: Site) => Math.abs(shapeOf(topology, site).column * COLUMN - place);
  const [nearest] = rank.toSorted((a, b) => distance(a) - distance(b));
  return nearest !== undefined && distance(nearest) <= 1 ? nearest : NO_SITE;
}

import { at } from '../at.ts';
import { EMPTY } from '../rules/piece.ts';
import { pieceAt } from '../rules/position.ts';
import { pieceLetter } from './positionText.ts';
import type { SiteShape } from '../topology/site.ts';
import { hasCrossings, shapeOf } from '../topology/topology.ts';
import type { Draft } from './draft.ts';
import { placesOf } from './draft.ts';
import { placesFieldOf } from './groundText.ts';
import { COLUMN, MOVABLE } from './latticeDiagram.ts';

/** Room for the numbers of the ranks. */
const MARGIN = 4;

/** The lines by row of the lattice; a line grows when something is written into it. */
type Canvas = Map<number, string[]>;

/**
 * Draws a diagram that `readDiagram` can read: numbered ranks from the top, letters for the pieces, each in
 * its place, upper case for White; the columns' letters below.
 */
export function writeDiagram(draft: Draft): string {
  const { variant, board } = draft;
  const { topology, kinds } = variant;
  const places = placesOf(draft);
  const isMovable = new Set(placesFieldOf(variant)?.sites ?? []);
  const crossed = hasCrossings(topology);
  const canvas: Canvas = new Map();
  if (crossed)
    for (const [site, shape] of topology.sites.entries())
      if (shape.kind === 'square' && (!isMovable.has(site) || places.includes(site)))
        drawCell(canvas, shape, places.includes(site) ? MOVABLE : shape.shade === 0 ? ':' : ' ');
  for (const [site, shape] of topology.sites.entries()) {
    const piece = pieceAt(board, site);
    if (piece !== EMPTY) write(canvas, shape.column * step(shape), shape.row, pieceLetter(kinds, piece));
    else if (!crossed) write(canvas, shape.column * step(shape), shape.row, '.');
  }
  const rows = topology.ranks.map((rank) => shapeOf(topology, at(rank, 0)).row);
  const lines = rows.map((row) => String(row + 1).padEnd(MARGIN) + rowOf(canvas, row));
  for (const column of new Set(topology.sites.map((shape) => shape.column)))
    write(canvas, column * step(at(topology.sites, 0)), -1, String.fromCharCode(97 + column));
  return [...lines, ' '.repeat(MARGIN) + rowOf(canvas, -1)].join('\n');
}

/** The characters per column. Columns of hexes are half a hex apart, so they take one character each. */
const step = ({ kind }: SiteShape): number => (kind === 'hex' ? 1 : COLUMN);

/** A square with its sides and corners. */
function drawCell(canvas: Canvas, { column, row }: SiteShape, filling: string): void {
  const left = column * COLUMN - 2;
  for (const inside of [1, 2, 3]) {
    write(canvas, left + inside, row, filling);
    for (const line of [row - 1, row + 1]) write(canvas, left + inside, line, '-');
  }
  for (const side of [left, left + 4]) {
    write(canvas, side, row, '|');
    for (const line of [row - 1, row + 1]) write(canvas, side, line, '+');
  }
}

function write(canvas: Canvas, place: number, row: number, sign: string): void {
  const line = canvas.get(row) ?? [];
  line[place] = sign;
  canvas.set(row, line);
}

function rowOf(canvas: Canvas, row: number): string {
  const line = canvas.get(row) ?? [];
  return Array.from({ length: line.length }, (_, place) => line[place] ?? ' ').join('');
}

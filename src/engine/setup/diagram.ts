import { at } from '../at.ts';
import type { Piece } from '../rules/piece.ts';
import { EMPTY } from '../rules/piece.ts';
import { pieceWithLetter } from './positionText.ts';
import type { Result } from '../rules/result.ts';
import { success } from '../rules/result.ts';
import { BLACK, otherSide } from '../rules/side.ts';
import type { Variant } from '../rules/variant.ts';
import type { Site } from '../topology/site.ts';
import { shapeOf } from '../topology/topology.ts';
import type { DiagramLine, Shown } from './diagramLines.ts';
import { linesOf } from './diagramLines.ts';
import { diagramFailure } from './diagramMessage.ts';
import { readLattice } from './latticeDiagram.ts';

/** The characters that may stand for an empty site; so may none at all, in a cell. */
const EMPTY_SIGNS = '.-_·:+';

/**
 * Reads a diagram of a board: a line for each rank and a letter for each piece, upper case for White. Sites
 * may be single characters, with or without spaces, or cells between bars, where a star makes a piece
 * Black's. Gaps of the board may be drawn or left out. On boards with crossings, the place in the line
 * decides the site.
 */
export function readDiagram(variant: Variant, text: string): Result<Shown> {
  const { topology } = variant;
  if (topology.sites.some(({ kind }) => kind === 'crossing')) return readLattice(variant, text);
  const hasBars = text.includes('|');
  const split = linesOf(topology, text, (line) => !hasBars || line.includes('|'));
  if (!split.ok) return split;
  const { lines } = split.value;
  const signs = lines.map((line) => (hasBars ? cellsOf(line) : [...line.text.replaceAll(' ', '')]));
  const field = variant.setup.picture?.field;
  const isPicture = field !== undefined && signs.some((line) => line.includes(field));
  const board = topology.sites.map((): Piece => EMPTY);
  for (const [i, line] of lines.entries()) {
    const sites = sitesShown(variant, line, at(signs, i));
    if (!sites.ok) return sites;
    for (const { site, sign } of sites.value) {
      const piece = isPicture ? readPictureSign(variant, line, site, sign) : readSign(variant, line, sign);
      if (!piece.ok) return piece;
      board[site] = piece.value;
    }
  }
  return success({ board, ranks: lines.map(({ rank }) => rank), places: null });
}

const cellsOf = ({ text }: DiagramLine): string[] =>
  text
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.replaceAll(/[ :#]/g, ''));

interface SignOnSite {
  readonly site: Site;
  readonly sign: string;
}

/**
 * Assigns the signs of a line to sites: the line has one sign for each site, or for each column of the board.
 */
function sitesShown(
  { topology }: Variant,
  { written, rank }: DiagramLine,
  signs: readonly string[],
): Result<SignOnSite[]> {
  if (signs.length === rank.length) return success(rank.map((site, i) => ({ site, sign: at(signs, i) })));
  const isBoxed = topology.sites.every(({ kind }) => kind === 'square');
  if (!isBoxed || signs.length !== topology.width)
    return diagramFailure({
      id: 'diagram/other-places',
      line: written,
      shown: signs.length,
      places: rank.length,
    });
  const shown: SignOnSite[] = [];
  for (const [column, sign] of signs.entries()) {
    const site = rank.find((other) => shapeOf(topology, other).column === column);
    if (site !== undefined) shown.push({ site, sign });
    else if (!EMPTY_SIGNS.includes(sign))
      return diagramFailure({ id: 'diagram/no-square', line: written, sign });
  }
  return success(shown);
}

function readSign(variant: Variant, { written }: DiagramLine, sign: string): Result<Piece> {
  const letter = sign.replaceAll('*', '');
  if (EMPTY_SIGNS.includes(letter)) return success(EMPTY);
  const piece = pieceWithLetter(variant.kinds, sign.includes('*') ? letter.toLowerCase() : letter);
  return piece === undefined
    ? diagramFailure({ id: 'diagram/no-piece', line: written, sign })
    : success(piece);
}

/** Reads a sign of the inventor's picture, in which letters stand for the ground too. */
function readPictureSign(variant: Variant, line: DiagramLine, site: Site, sign: string): Result<Piece> {
  const { picture } = variant.setup;
  if (!picture || sign === picture.field) return success(EMPTY);
  if (sign.toUpperCase() !== picture.wall) {
    const swapsCase = picture.upper === BLACK;
    const isUpper = sign === sign.toUpperCase();
    const letter = isUpper ? sign.toLowerCase() : sign.toUpperCase();
    return readSign(variant, line, swapsCase ? letter : sign);
  }
  const owner = sign === picture.wall ? picture.upper : otherSide(picture.upper);
  const isThere = variant
    .terrain(variant.start)
    .some((other) => other.site === site && other.kind === 'wall' && other.side === owner);
  return isThere ? success(EMPTY) : diagramFailure({ id: 'diagram/no-wall', line: line.written, owner });
}

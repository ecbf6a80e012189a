import { EMPTY } from '../../src/engine/rules/piece.ts';
import type { Move } from '../../src/engine/rules/move.ts';
import type { Position } from '../../src/engine/rules/position.ts';
import { pieceAt } from '../../src/engine/rules/position.ts';
import { pieceLetter } from '../../src/engine/setup/positionText.ts';
import type { Variant } from '../../src/engine/rules/variant.ts';
import type { Site } from '../../src/engine/topology/site.ts';
import { goalsFrom } from './play.ts';
import { valueOf } from './result.ts';

/**
 * The position of a diagram: ranks from the top, one character for each existing site, `.` for an empty one.
 * Spaces are ignored, so that ranks may be indented to the shape of the board. `fields` are the rest of the
 * position string.
 * @throws Error with the variant's message when it refuses the position.
 */
export function positionFrom<P extends Position, M extends Move>(
  variant: Variant<P, M>,
  diagram: string,
  fields: string,
): P {
  const board = ranksOf(diagram)
    .map((rank) => rank.replaceAll(/\.+/g, (run) => String(run.length)))
    .join('/');
  return valueOf(variant.readPosition(`${board} ${fields}`));
}

/** The diagram of a position’s board, for comparison with a `tidy` one. */
export function diagramOf<P extends Position, M extends Move>(variant: Variant<P, M>, position: P): string {
  return drawn(variant, (site) => letterOn(variant, position, site));
}

/** The diagram with `*` on the empty sites that can be reached from a site, and `x` on the occupied ones. */
export function goalsDiagram<P extends Position, M extends Move>(
  variant: Variant<P, M>,
  position: P,
  from: string,
): string {
  const goals = goalsFrom(variant, position, from);
  return drawn(variant, (site) => {
    const letter = letterOn(variant, position, site);
    if (!goals.has(site)) return letter;
    return letter === '.' ? '*' : 'x';
  });
}

/** A diagram in standard form: a line for each rank, a space between sites. */
export const tidy = (diagram: string): string =>
  ranksOf(diagram)
    .map((rank) => [...rank].join(' '))
    .join('\n');

const ranksOf = (diagram: string): string[] =>
  diagram
    .split('\n')
    .map((line) => line.replaceAll(' ', ''))
    .filter((line) => line !== '');

const drawn = ({ topology }: Pick<Variant, 'topology'>, letter: (site: Site) => string): string =>
  topology.ranks.map((rank) => rank.map(letter).join(' ')).join('\n');

function letterOn({ kinds }: Pick<Variant, 'kinds'>, { board }: Position, site: Site): string {
  const piece = pieceAt(board, site);
  return piece === EMPTY ? '.' : pieceLetter(kinds, piece);
}

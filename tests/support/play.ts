import type { Move } from '../../src/engine/rules/move.ts';
import type { Piece } from '../../src/engine/rules/piece.ts';
import type { Position } from '../../src/engine/rules/position.ts';
import { pieceWithLetter } from '../../src/engine/setup/positionText.ts';
import type { Variant } from '../../src/engine/rules/variant.ts';
import type { Site } from '../../src/engine/topology/site.ts';
import { NO_SITE } from '../../src/engine/topology/site.ts';
import { siteNamed } from '../../src/engine/topology/topology.ts';

/** The action strings of a position, sorted. */
export function actionsOf<P extends Position, M extends Move>(
  variant: Variant<P, M>,
  position: P,
  history: readonly P[] = [],
): string[] {
  return variant
    .status(position, history)
    .moves.map((move) => variant.writeMove(position, move))
    .sort();
}

/** The action strings of the moves that begin with picking a site, sorted. */
export function actionsFrom<P extends Position, M extends Move>(
  variant: Variant<P, M>,
  position: P,
  from: string,
): string[] {
  return movesFrom(variant, position, from)
    .map(({ move }) => variant.writeMove(position, move))
    .sort();
}

/** The sites that may be picked after a site. */
export function goalsFrom<P extends Position, M extends Move>(
  variant: Variant<P, M>,
  position: P,
  from: string,
): ReadonlySet<Site> {
  const seconds = movesFrom(variant, position, from).map(({ path: [, second] }) => second);
  return new Set(seconds.flatMap((second) => (second?.kind === 'site' ? [second.site] : [])));
}

function movesFrom<P extends Position, M extends Move>(variant: Variant<P, M>, position: P, from: string) {
  const site = siteOf(variant, from);
  return variant
    .status(position, [])
    .moves.flatMap((move) => variant.paths(position, move).map((path) => ({ move, path })))
    .filter(({ path: [first] }) => first?.kind === 'site' && first.site === site);
}

/**
 * The position after some actions.
 * @throws Error if one of them is not legal.
 */
export function after<P extends Position, M extends Move>(
  variant: Variant<P, M>,
  position: P,
  ...actions: readonly string[]
): P {
  const history: P[] = [];
  let current = position;
  for (const action of actions) {
    const move = variant
      .status(current, history)
      .moves.find((legal) => variant.writeMove(current, legal) === action);
    if (!move) throw new Error(`${action} is not legal in ${variant.writePosition(current)}`);
    history.push(current);
    current = variant.play(current, move);
  }
  return current;
}

/**
 * The piece with a letter: White’s in upper case, Black’s in lower case.
 * @throws RangeError if the game has no such piece, which is a mistake in a test.
 */
export function pieceLettered({ kinds }: Pick<Variant, 'kinds'>, letter: string): Piece {
  const piece = pieceWithLetter(kinds, letter);
  if (piece === undefined) throw new RangeError(`No piece ${letter}`);
  return piece;
}

/** @throws RangeError if the board has no such site, which is a mistake in a test. */
export function siteOf({ topology }: Pick<Variant, 'topology'>, name: string): Site {
  const site = siteNamed(topology, name);
  if (site === NO_SITE) throw new RangeError(`No site ${name}`);
  return site;
}

import * as fc from 'fast-check';
import { at } from '../../src/engine/at.ts';
import { registry } from './registry.ts';
import type { Game } from '../../src/engine/game/game.ts';
import { movesAt, newGame, outcomeOf, withMove } from '../../src/engine/game/game.ts';
import { EMPTY } from '../../src/engine/rules/piece.ts';
import type { Position } from '../../src/engine/rules/position.ts';
import type { Variant } from '../../src/engine/rules/variant.ts';

/**
 * Far more values than a position has moves or a board has pairs of sites, so each is about equally likely.
 */
const pick = fc.nat(1_000_000);

/** Useful games are long; by default fast-check would limit its arrays to ten. */
const picks = (maxLength: number) => fc.array(pick, { maxLength, size: 'max' });

/**
 * Games of up to `longest` random moves, of any variant if none is named; some end sooner. They begin at the
 * start or at a disordered start, since waiting pawns, captured armies and other late features are rare in
 * random play. Fewer picks make a shorter game and a tidier start, so a failure shrinks to those.
 */
export function games(longest = 100, ...variants: readonly Variant[]): fc.Arbitrary<Game> {
  return fc
    .record({
      variant: fc.constantFrom(...(variants.length > 0 ? variants : registry)),
      disorder: fc.oneof(fc.constant([]), picks(90)),
      moves: picks(longest),
    })
    .map(({ variant, disorder, moves }) =>
      randomGame(newGame(variant, disordered(variant, disorder)), moves),
    );
}

function randomGame(game: Game, picks: readonly number[]): Game {
  let current = game;
  for (const number of picks) {
    if (outcomeOf(current)) break;
    const moves = movesAt(current, current.steps.length);
    current = withMove(current, at(moves, number % moves.length));
  }
  return current;
}

/**
 * The start after moving the contents of some sites to others, one by one, if the rules allow the position.
 */
function disordered(variant: Variant, picks: readonly number[]): Position {
  const size = variant.topology.sites.length;
  let position = variant.start;
  for (const number of picks) {
    const board = [...position.board];
    const from = number % size;
    const to = Math.floor(number / size) % size;
    [board[from], board[to]] = [EMPTY, at(board, from)];
    const read = variant.readPosition(variant.writePosition({ ...position, board }));
    if (read.ok && !variant.status(read.value, []).outcome) position = read.value;
  }
  return position;
}

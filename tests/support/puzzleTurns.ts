import { finish } from '../../src/engine/finish.ts';
import { withActions } from '../../src/engine/game/action.ts';
import type { Game } from '../../src/engine/game/game.ts';
import { currentPosition, movesAt, newGame, outcomeOf, withMove } from '../../src/engine/game/game.ts';
import { notationAt } from '../../src/engine/record/notation.ts';
import { unwrap } from '../../src/engine/rules/result.ts';
import { mainLine } from '../../src/engine/search/proof/mainLine.ts';
import { defendTask } from '../../src/engine/search/proof/defence.ts';
import type { Puzzle } from '../../src/puzzles/puzzle.ts';
import { proofOf } from './puzzleProof.ts';
import { variantNamed } from './registry.ts';

/** The game that ends in the position of a puzzle. */
export function gameOfPuzzle({ variant: id, start, actions }: Puzzle): Game {
  const variant = variantNamed(id);
  return unwrap(withActions(newGame(variant, unwrap(variant.readPosition(start))), actions));
}

/** The notations of the turn that begins the win of a puzzle. */
export function dueTurn(puzzle: Puzzle): string[] {
  let game = gameOfPuzzle(puzzle);
  const { turn } = currentPosition(game);
  const notations: string[] = [];
  for (const action of mainLine(proofOf(puzzle))) {
    if (currentPosition(game).turn !== turn) break;
    game = unwrap(withActions(game, [action]));
    notations.push(notationAt(game, game.steps.length));
  }
  return notations;
}

/** The notations of a turn of one or two actions that does not win, though the game goes on after it and its answer. */
export function wrongTurn(puzzle: Puzzle): string[] {
  const game = gameOfPuzzle(puzzle);
  const { variant, start, turns } = puzzle;
  for (const after of turnsAfter(game, 2)) {
    const actions = after.steps.map(({ action }) => action);
    const defence = finish(unwrap(defendTask({ variant, start, actions, turns: turns - 1, draws: false })));
    if (defence.kind === 'saved' && defence.wins === 0)
      return after.steps.slice(game.steps.length).map((_, i) => notationAt(after, game.steps.length + i + 1));
  }
  throw new Error('Every short turn wins.');
}

/** The games after each turn of at most so many actions that does not end the game. */
function turnsAfter(game: Game, most: number): Game[] {
  const { turn } = currentPosition(game);
  return movesAt(game, game.steps.length).flatMap((move) => {
    const after = withMove(game, move);
    if (outcomeOf(after)) return [];
    if (currentPosition(after).turn !== turn) return [after];
    return most > 1 ? turnsAfter(after, most - 1) : [];
  });
}

import type { Game } from '../../src/engine/game/game.ts';
import { currentPosition, movesAt, newGame, outcomeOf, withMove } from '../../src/engine/game/game.ts';
import type { Position } from '../../src/engine/rules/position.ts';
import { EMPTY } from '../../src/engine/rules/piece.ts';
import type { Variant } from '../../src/engine/rules/variant.ts';
import { randomNumbers } from './randomGames.ts';

/** The number of turns of both sides together. */
export const TURNS = 1000;

/** Enough to find a move that neither captures nor ends the game, if there is one. */
const PEACEFUL_TRIES = 30;
const TRIES = 60;

/**
 * A legal game of the given number of turns: random moves that do not end the game, and do not capture if
 * another is found. It is shorter if the rules end every game sooner.
 */
export function longGame(variant: Variant, turns: number): Game {
  const next = randomNumbers(1);
  let game = newGame(variant);
  for (let made = 0; made < turns;) {
    const longer = oneMore(game, next);
    if (!longer) return game;
    if (currentPosition(longer).turn !== currentPosition(game).turn) made++;
    game = longer;
  }
  return game;
}

function oneMore(game: Game, next: () => number): Game | null {
  const moves = movesAt(game, game.steps.length);
  const size = armySize(currentPosition(game));
  for (let i = 0; i < TRIES; i++) {
    const move = moves[Math.floor(next() * moves.length)];
    if (!move) return null;
    const longer = withMove(game, move);
    if (i < PEACEFUL_TRIES && armySize(currentPosition(longer)) < size) continue;
    if (!outcomeOf(longer)) return longer;
  }
  return null;
}

const armySize = ({ board }: Position): number => board.filter((piece) => piece !== EMPTY).length;

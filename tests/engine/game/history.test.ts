import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { at } from '../../../src/engine/at.ts';
import { claimsIn } from '../../../src/engine/game/ending.ts';
import type { Game } from '../../../src/engine/game/game.ts';
import {
  currentPosition,
  effectsOfStep,
  movesAt,
  newGame,
  outcomeOf,
  historyAt,
  redo,
  takeBackTo,
  withMove,
} from '../../../src/engine/game/game.ts';
import { applyEffects, reverseEffects } from '../../../src/engine/rules/effect.ts';
import { battleChieftains } from '../../../src/engine/variants/battle-chieftain/battleChieftain.ts';
import { hex39 } from '../../../src/engine/variants/hex39/hex39.ts';
import { games } from '../../support/randomGame.ts';

/** Takes steps back, redoes some of them, and plays on; each number stands for one of these. */
function wandered(game: Game, numbers: readonly number[]): Game {
  let current = game;
  for (const number of numbers) {
    const moves = movesAt(current, current.steps.length);
    if (number % 3 === 0) current = takeBackTo(current, Math.max(0, current.steps.length - (number % 5)));
    else if (number % 3 === 1) current = redo(current);
    else if (moves.length > 0) current = withMove(current, at(moves, number % moves.length));
  }
  return current;
}

const wanderings = fc.array(fc.nat(1_000_000), { maxLength: 60, size: 'max' });

/** How often the position with a given string has occurred. */
function counts({ variant, ...game }: Game): (text: string) => number {
  const texts = historyAt({ variant, ...game }, game.steps.length).map((other) =>
    variant.writePosition(other),
  );
  return (text) => texts.filter((other) => other === text).length;
}

test('a move is legal in Hex 39 if it repeats no position of the game, however the game was reached', () => {
  fc.assert(
    fc.property(games(60, hex39), wanderings, (begun, numbers) => {
      const game = wandered(begun, numbers);
      const position = currentPosition(game);
      const times = counts(game);
      const expected = hex39
        .status(position, [])
        .moves.filter((move) => times(hex39.writePosition(hex39.play(position, move))) === 0);
      expect(movesAt(game, game.steps.length)).toEqual(expected);
      expect(outcomeOf(game)).toEqual(
        hex39.status(position, []).outcome ??
          (expected.length === 0 ? { winner: 1 - position.turn, reason: 'no-moves' } : null),
      );
    }),
  );
});

/** Makes a move that puts the same side’s last one back; null if there is none. */
function undoing(game: Game): Game | null {
  const { variant, steps } = game;
  const position = currentPosition(game);
  const board = applyEffects(position.board, reverseEffects(effectsOfStep(game, steps.length - 1)));
  const move = movesAt(game, steps.length).find(
    (other) => variant.play(position, other).board.join() === board.join(),
  );
  return move ? withMove(game, move) : null;
}

test('repetitions are counted along the line that was played, not along lines that were tried', () => {
  const field = battleChieftains.standard;
  // The kings are placed, and each side makes a move that it can reverse.
  let game = [1, 2, 3, 4].reduce(
    (before) => withMove(before, at(movesAt(before, before.steps.length), 0)),
    newGame(field),
  );
  const begun = game.steps.length;
  while (!outcomeOf(game)) {
    const further = undoing(game);
    if (!further) throw new Error('There is no way back.');
    // Lines that are only tried leave no trace.
    for (const move of movesAt(further, further.steps.length)) outcomeOf(withMove(further, move));
    game = redo(takeBackTo(further, further.steps.length - 1));
    const times = 1 + counts(game)(game.variant.writePosition(currentPosition(game)));
    expect(outcomeOf(game)?.reason === 'fivefold').toBe(times >= 5);
    if (!outcomeOf(game)) expect(claimsIn(game)).toEqual(times >= 3 ? ['threefold'] : []);
  }
  expect(game.steps.length).toBe(begun + 14);
});

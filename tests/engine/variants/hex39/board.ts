import { expect } from 'vitest';
import { withActions } from '../../../../src/engine/game/action.ts';
import type { Game } from '../../../../src/engine/game/game.ts';
import { currentPosition, newGame, outcomeOf, historyAt } from '../../../../src/engine/game/game.ts';
import type { Outcome } from '../../../../src/engine/rules/outcome.ts';
import { writeOutcome } from '../../../../src/engine/rules/outcome.ts';
import type { Position } from '../../../../src/engine/rules/position.ts';
import { hex39 } from '../../../../src/engine/variants/hex39/hex39.ts';
import { goalsDiagram, positionFrom, tidy } from '../../../support/diagram.ts';
import { actionsOf } from '../../../support/play.ts';
import { valueOf } from '../../../support/result.ts';

/** The position of a diagram with White to move. */
export const white = (diagram: string): Position => positionFrom(hex39, diagram, 'w');

/** The position of a diagram with Black to move. */
export const black = (diagram: string): Position => positionFrom(hex39, diagram, 'b');

/**
 * Expects a piece of the side to move to go to exactly the hexes marked in the diagram: `*` is an empty hex,
 * `x` one with an enemy pawn on it.
 */
export function expectGoals(from: string, side: 'white' | 'black', diagram: string): void {
  const empty = diagram.replaceAll('*', '.');
  const position = side === 'white' ? white(empty.replaceAll('x', 'p')) : black(empty.replaceAll('x', 'P'));
  expect(goalsDiagram(hex39, position, from)).toBe(tidy(diagram));
}

/** The game that begins at a position, after some actions. */
export const game = (start: Position, ...actions: readonly string[]): Game =>
  valueOf(withActions(newGame(hex39, start), actions));

/** The action strings that are legal at the end of a game, sorted. */
export const actionsIn = (played: Game): string[] =>
  actionsOf(hex39, currentPosition(played), historyAt(played, played.steps.length));

const text = (outcome: Outcome | null): string | null => outcome && writeOutcome(outcome);

/** The outcome, as text, of a game that begins at a position; null if it is not over. */
export const endOf = (position: Position): string | null => text(hex39.status(position, []).outcome);

/** The outcome of a game as text; null while it goes on. */
export const endIn = (played: Game): string | null => text(outcomeOf(played));

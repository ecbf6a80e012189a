import { expect } from 'vitest';
import { withActions } from '../../../../src/engine/game/action.ts';
import type { Game } from '../../../../src/engine/game/game.ts';
import { newGame } from '../../../../src/engine/game/game.ts';
import { writeOutcome } from '../../../../src/engine/rules/outcome.ts';
import type { Position } from '../../../../src/engine/rules/position.ts';
import type { Variant } from '../../../../src/engine/rules/variant.ts';
import { shapeOf } from '../../../../src/engine/topology/topology.ts';
import type { TnsPosition } from '../../../../src/engine/variants/tns/position.ts';
import { tns } from '../../../../src/engine/variants/tns/tns.ts';
import { goalsDiagram, positionFrom, tidy } from '../../../support/diagram.ts';
import { valueOf } from '../../../support/result.ts';

/** The variant, as code sees it that knows no particular variant. */
const variant: Variant = tns;

/** The position of a diagram with White to move, or to drop in stage `d`. */
export const white = (diagram: string, hands = '-', stage: 'm' | 'd' = 'm'): TnsPosition =>
  positionFrom(tns, diagram, `w ${hands} ${stage}`);

/** The position of a diagram with Black to move, or to drop in stage `d`. */
export const black = (diagram: string, hands = '-', stage: 'm' | 'd' = 'm'): TnsPosition =>
  positionFrom(tns, diagram, `b ${hands} ${stage}`);

/**
 * Expects a white piece to go to exactly the squares marked in the diagram: `*` is an empty square, `x` one
 * with an enemy knight on it.
 */
export function expectGoals(from: string, diagram: string): void {
  const position = white(diagram.replaceAll('*', '.').replaceAll('x', 'n'));
  expect(goalsDiagram(tns, position, from)).toBe(tidy(diagram));
}

/** Side to move, hands and stage, as written after the board. */
export const fieldsOf = (position: Position): string =>
  variant.writePosition(position).split(' ').slice(1).join(' ');

/** The outcome, as text, of a game that begins at a position; null if it is not over. */
export function endOf(position: TnsPosition): string | null {
  const outcome = tns.status(position, []).outcome;
  return outcome && writeOutcome(outcome);
}

/** The squares of kings in check, as the board shows them. */
export const checks = (position: TnsPosition): string[] =>
  tns
    .marks(position)
    .map(({ site }) => shapeOf(tns.topology, site).name)
    .sort();

/** The game that begins at a position, after some actions. */
export const game = (start: TnsPosition, ...actions: readonly string[]): Game =>
  valueOf(withActions(newGame(tns, start), actions));

import { expect, test } from 'vitest';
import { chess99 } from '../../../../src/engine/variants/chess99/chess99.ts';
import { shapeOf } from '../../../../src/engine/topology/topology.ts';
import type { Chess99Position } from '../../../../src/engine/variants/chess99/position.ts';
import { diagramOf } from '../../../support/diagram.ts';
import { actionsOf, after } from '../../../support/play.ts';
import { black, white } from './board.ts';
import { say } from '../../../../src/words/say.ts';

const shown = (position: Chess99Position): string[] =>
  chess99.marks(position).map(({ site, label }) => `${shapeOf(chess99.topology, site).name} ${say(label)}`);

test('nothing is marked at the start', () => {
  expect(shown(chess99.start)).toEqual([]);
});

test('kings in check, waiting pawns and the passed-over square are marked', () => {
  const position = white(`
    . . . P . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    k . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . B . P . .
    . p . . . . . . K
  `);
  expect(shown(after(chess99, position, 'g2-g4'))).toEqual([
    'd9 waiting to promote',
    'b1 waiting to promote',
    'g3 passed over by White’s pawn',
  ]);
  expect(shown(after(chess99, position, 'e2-d1'))).toEqual([
    'd9 waiting to promote',
    'b1 waiting to promote',
  ]);
  expect(shown(after(chess99, position, 'e2-g4', 'a5-a6'))).toEqual([
    'a6 in check',
    'd9 waiting to promote',
    'b1 waiting to promote',
  ]);
});

test('a captured king is no longer in check', () => {
  const position = black(`
    . . . . r . . . k
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . K . . . .
  `);
  expect(shown(position)).toEqual(['e1 in check']);
  expect(shown(after(chess99, position, 'e9-e1'))).toEqual([]);
});

test('the other side’s threats are found on the same board, without captures en passant', () => {
  const position = after(chess99, chess99.start, 'e2-e4');
  const threats = chess99.pass(position);
  expect(diagramOf(chess99, threats)).toBe(diagramOf(chess99, position));
  expect(actionsOf(chess99, threats)).toContain('e4-e6');
  expect(shown(threats)).toEqual([]);
});

import { Chess } from 'chess.js';
import { expect, test } from 'vitest';
import { withActions } from '../../../src/engine/game/action.ts';
import { newGame, takeBackTo } from '../../../src/engine/game/game.ts';
import { notationAt, notationsOf } from '../../../src/engine/record/notation.ts';
import type { Variant } from '../../../src/engine/rules/variant.ts';
import { chess99 } from '../../../src/engine/variants/chess99/chess99.ts';
import { orthodox } from '../../support/orthodox/orthodox.ts';
import { valueOf } from '../../support/result.ts';

const CROWDED = [
  'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w - -',
  '4k3/P6P/8/1N1N1N2/8/1N1N1N2/8/4K3 w - -',
  '1Q1Q1Q2/8/1Q3Q2/8/1Q1Q1Q2/8/k7/7K w - -',
  'R6R/8/3r4/8/8/R2pR3/2P1P3/k1K5 w - -',
];

test.each(CROWDED)('in orthodox chess, notation is the usual one, apart from checks: %s', (text) => {
  const position = valueOf(orthodox.readPosition(text));
  const others = new Chess(`${text} 0 1`).moves().map((san) => san.replace(/[+#]$/, ''));
  expect(notationsOf(orthodox, position, orthodox.status(position, []).moves).sort()).toEqual(others.sort());
});

test('the notation of a step is computed once, however often it is requested and however the game goes on', () => {
  let asked = 0;
  const counting: Variant = {
    ...(chess99 as Variant),
    notation: (position, move) => {
      asked++;
      return (chess99 as Variant).notation(position, move);
    },
  };
  const game = valueOf(withActions(newGame(counting), ['e2-e4', 'e8-e6', 'b1-c3']));
  const all = () => [1, 2, 3].map((ply) => notationAt(game, ply));
  expect(all()).toEqual(['e4', 'e6', 'Nc3']);
  asked = 0;
  expect(all()).toEqual(['e4', 'e6', 'Nc3']);
  const other = valueOf(withActions(takeBackTo(game, 2), ['h1-g3']));
  expect([1, 2].map((ply) => notationAt(other, ply))).toEqual(['e4', 'e6']);
  expect(asked).toBe(0);
});

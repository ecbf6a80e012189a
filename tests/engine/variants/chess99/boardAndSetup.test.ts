import { expect, test } from 'vitest';
import { perft } from '../../../../src/engine/game/perft.ts';
import { pieceOf } from '../../../../src/engine/rules/piece.ts';
import { sitesOf } from '../../../../src/engine/rules/position.ts';
import { SIDES } from '../../../../src/engine/rules/side.ts';
import { chess99 } from '../../../../src/engine/variants/chess99/chess99.ts';
import { shapeOf } from '../../../../src/engine/topology/topology.ts';
import { diagramOf, tidy } from '../../../support/diagram.ts';
import { actionsOf, after, siteOf } from '../../../support/play.ts';

const shade = (name: string) => shapeOf(chess99.topology, siteOf(chess99, name)).shade;

test('the kings face each other, each with the queen on its left and the paladin on its right', () => {
  expect(diagramOf(chess99, chess99.start)).toBe(
    tidy(`
      r n b a k q b n r
      p p p p p p p p p
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      P P P P P P P P P
      R N B Q K A B N R
    `),
  );
});

test('the board has nine files and nine ranks', () => {
  expect(chess99.topology.sites).toHaveLength(81);
  expect(shapeOf(chess99.topology, siteOf(chess99, 'i9'))).toMatchObject({ column: 8, row: 8 });
});

test('every corner of the board is dark', () => {
  expect(['a1', 'i1', 'a9', 'i9'].map(shade)).toEqual([0, 0, 0, 0]);
  expect(shade('b1')).toBe(1);
});

test('all four bishops start on dark squares', () => {
  const bishop = chess99.kinds.findIndex(({ name }) => name === 'bishop');
  const bishops = SIDES.flatMap((side) => sitesOf(chess99.start.board, pieceOf(bishop, side)));
  expect(bishops.map((site) => shapeOf(chess99.topology, site).name)).toEqual(['c1', 'g1', 'c9', 'g9']);
  expect(bishops.map((site) => shapeOf(chess99.topology, site).shade)).toEqual([0, 0, 0, 0]);
});

test('White begins with the first move', () => {
  expect(chess99.writePosition(chess99.start)).toMatch(/ w - 1$/);
});

test('the move number grows after Black’s turn', () => {
  const afterWhite = after(chess99, chess99.start, 'a2-a3');
  expect(chess99.writePosition(afterWhite)).toMatch(/ b - 1$/);
  expect(chess99.writePosition(after(chess99, afterWhite, 'a8-a7'))).toMatch(/ w - 2$/);
});

test('White has 26 actions at the start: pawns, knights, paladin and two castlings', () => {
  const steps = [...'abcdefghi'].flatMap((file) => [`${file}2-${file}3`, `${file}2-${file}4`]);
  const leaps = ['b1-a3', 'b1-c3', 'h1-g3', 'h1-i3', 'f1-e3', 'f1-g3'];
  expect(actionsOf(chess99, chess99.start)).toEqual([...steps, ...leaps, 'e1~d1', 'e1~f1'].sort());
});

test('Black has as many replies to every first turn', () => {
  expect(perft(chess99, chess99.start, 2)).toBe(26 * 26);
});

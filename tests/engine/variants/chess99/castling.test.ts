import { describe, expect, test } from 'vitest';
import { chess99 } from '../../../../src/engine/variants/chess99/chess99.ts';
import { shapeOf } from '../../../../src/engine/topology/topology.ts';
import { diagramOf, tidy } from '../../../support/diagram.ts';
import { actionsFrom, actionsOf, after, siteOf } from '../../../support/play.ts';
import { black, checks, passedOver, white } from './board.ts';

const castlings = (actions: readonly string[]): string[] => actions.filter((action) => action.includes('~'));

/** White has the given first rank, and Black is far away. */
const firstRank = (rank: string) =>
  white(`
    . . . . . . . . k
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    ${rank}
  `);

const firstRankAfter = (rank: string, ...actions: readonly string[]): string | undefined =>
  diagramOf(chess99, after(chess99, firstRank(rank), ...actions))
    .split('\n')
    .at(-1);

test('the king changes places with the piece beside it', () => {
  expect(firstRankAfter('R N B Q K A B N R', 'e1~d1')).toBe('R N B K Q A B N R');
  expect(firstRankAfter('R N B Q K A B N R', 'e1~f1')).toBe('R N B Q A K B N R');
});

test.each(['Q', 'A', 'R', 'B', 'N', 'P'])('any friendly piece will do: %s', (piece) => {
  expect(firstRankAfter(`. . . . K ${piece} . . .`, 'e1~f1')).toBe(`. . . . ${piece} K . . .`);
});

test.each([
  ['K R . . . . . . .', ['a1~b1']],
  ['R K R . . . . . .', ['b1~a1', 'b1~c1']],
  ['. . . . . . N K B', ['h1~g1', 'h1~i1']],
  ['. . . . . . . N K', ['i1~h1']],
])('it may happen anywhere on the first rank: %s', (rank, actions) => {
  expect(castlings(actionsOf(chess99, firstRank(rank)))).toEqual(actions);
});

test('the piece must stand right beside the king', () => {
  expect(castlings(actionsOf(chess99, firstRank('R . R . K . R . R')))).toEqual([]);
});

test('an enemy does not change places', () => {
  expect(actionsOf(chess99, firstRank('. . . r K b . . .'))).toEqual(
    ['e1-d1', 'e1-d2', 'e1-e2', 'e1-f1', 'e1-f2'].sort(),
  );
});

test('a piece in front of the king or at its corner does not change places with it', () => {
  const position = white(`
    . . . . . . . . k
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    R . . R R R . . R
    . . . . K . . . .
  `);
  expect(castlings(actionsOf(chess99, position))).toEqual([]);
});

test('the edge of the board is no neighbour of the other edge', () => {
  const white1 = white(`
    . . . . . . . . k
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    R . . . . . . . .
    R . . . . . . . K
  `);
  const black9 = black(`
    k . . . . . . . r
    . . . . . . . . r
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . K
  `);
  expect(castlings(actionsOf(chess99, white1))).toEqual([]);
  expect(castlings(actionsOf(chess99, black9))).toEqual([]);
});

test('a king that has left its first rank does not castle, not even on the last rank', () => {
  const position = (turn: typeof white) =>
    turn(`
      . . . . . . . R K
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      k r . . . . . . .
    `);
  expect(castlings(actionsOf(chess99, position(white)))).toEqual([]);
  expect(castlings(actionsOf(chess99, position(black)))).toEqual([]);
  const second = white(`
    . . . . . . . . k
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . R K R . . .
    . . . . . . . . .
  `);
  expect(castlings(actionsOf(chess99, second))).toEqual([]);
});

test('a king that has come back to its first rank castles again', () => {
  const position = after(chess99, chess99.start, 'e2-e4', 'a8-a7', 'e1-e2', 'a7-a6', 'e2-e1', 'a6-a5');
  expect(castlings(actionsOf(chess99, position))).toEqual(['e1~d1', 'e1~f1']);
});

test('Black castles on the ninth rank', () => {
  const position = after(chess99, chess99.start, 'a2-a3');
  expect(castlings(actionsOf(chess99, position))).toEqual(['e9~d9', 'e9~f9']);
  expect(diagramOf(chess99, after(chess99, position, 'e9~f9')).split('\n')[0]).toBe(tidy('rnbaqkbnr'));
});

test('a side may castle as often as it likes, whatever has moved before', () => {
  const wandering = after(
    chess99,
    chess99.start,
    'e1~d1',
    'a8-a7',
    'd1~c1',
    'a7-a6',
    'c1~b1',
    'a6-a5',
    'b1~a1',
  );
  expect(diagramOf(chess99, wandering).split('\n').at(-1)).toBe(tidy('KRNBQABNR'));
  const toAndFro = after(chess99, chess99.start, 'e1~d1', 'e9~d9', 'd1~e1', 'd9~e9', 'e1~d1', 'e9~d9');
  expect(castlings(actionsOf(chess99, toAndFro))).toEqual(['d1~c1', 'd1~e1']);
});

describe('check does not restrict castling', () => {
  const position = white(`
    . . . r r . . . k
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . Q K A . . .
  `);

  test('a king may castle out of check', () => {
    expect(checks(position)).toEqual(['e1']);
    expect(checks(after(chess99, position, 'e1~f1'))).toEqual([]);
  });

  test('a king may castle into check', () => {
    expect(checks(after(chess99, position, 'e1~d1'))).toEqual(['d1']);
  });
});

test('castling puts a bishop on the other colour', () => {
  const shade = (name: string) => shapeOf(chess99.topology, siteOf(chess99, name)).shade;
  expect(firstRankAfter('. . . . K B . . .', 'e1~f1')).toBe('. . . . B K . . .');
  expect(shade('e1')).not.toBe(shade('f1'));
});

test('castling is a turn like any other', () => {
  const position = after(chess99, chess99.start, 'a2-a4', 'e9~d9');
  expect(chess99.writePosition(position)).toMatch(/ w - 2$/);
  expect(passedOver(position)).toEqual([]);
});

test('castling is made by picking the king or the other piece first', () => {
  const position = firstRank('. . . . K R . . .');
  expect(actionsFrom(chess99, position, 'e1')).toContain('e1~f1');
  expect(actionsFrom(chess99, position, 'f1')).toContain('e1~f1');
});

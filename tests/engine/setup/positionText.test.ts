import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { KindInfo } from '../../../src/engine/rules/piece.ts';
import { EMPTY, pieceOf } from '../../../src/engine/rules/piece.ts';
import {
  pieceLetter,
  pieceWithLetter,
  readBoard,
  splitPosition,
  writeBoard,
} from '../../../src/engine/setup/positionText.ts';
import type { Setup } from '../../../src/engine/rules/setup.ts';
import { BOARD_NAME, TURN_FIELD } from '../../../src/engine/rules/setup.ts';
import { BLACK, WHITE } from '../../../src/engine/rules/side.ts';
import type { SiteShape } from '../../../src/engine/topology/site.ts';
import type { Topology } from '../../../src/engine/topology/topology.ts';
import { siteNamed, topologyOf } from '../../../src/engine/topology/topology.ts';
import { squares } from '../../../src/engine/topology/squares.ts';
import { refusalOf, valueOf } from '../../support/result.ts';

const kinds: readonly KindInfo[] = ['', 'K', 'A'].map((letter) => ({
  letter,
  name: letter,
  figure: letter,
  movement: { id: letter },
}));
const [king, advisor] = [1, 2];

/** A board with ranks of one, three and two squares from the top; the last lacks its middle. */
const uneven: Topology = topologyOf(
  ['b3', 'a2', 'b2', 'c2', 'a1', 'c1'].map((name): SiteShape => {
    const [file = '', rank = ''] = name;
    return {
      name,
      column: 'abc'.indexOf(file),
      row: Number(rank),
      kind: 'square',
      centre: [0, 0],
      outline: [],
      size: 1,
      shade: 0,
    };
  }),
  { adjacent: [], width: 3, height: 3, edgeLabels: [] },
);
const wide = squares(12, 1);

describe('a board is written rank by rank from the top', () => {
  test('with upper case for White, lower case for Black and the number of empty sites', () => {
    const board = uneven.sites.map(() => EMPTY);
    board[siteNamed(uneven, 'a2')] = pieceOf(king, WHITE);
    board[siteNamed(uneven, 'c1')] = pieceOf(advisor, BLACK);
    expect(writeBoard(uneven, kinds, board)).toBe('1/K2/1a');
  });

  test('with two-digit numbers if ranks are long', () => {
    const board = wide.sites.map(() => EMPTY);
    expect(writeBoard(wide, kinds, board)).toBe('12');
    board[11] = pieceOf(king, BLACK);
    expect(writeBoard(wide, kinds, board)).toBe('11k');
  });
});

test('sites outside the ranks that are read stay empty', () => {
  const board = uneven.sites.map(() => EMPTY).with(siteNamed(uneven, 'a2'), pieceOf(king, WHITE));
  const second = { name: BOARD_NAME, ranks: uneven.ranks.slice(1, 2) };
  expect(valueOf(readBoard(uneven, kinds, 'K2', second))).toStrictEqual(board);
});

test.each([uneven, wide])('any board can be read back', (topology) => {
  const pieces = [
    EMPTY,
    EMPTY,
    EMPTY,
    ...[king, advisor].flatMap((k) => [pieceOf(k, WHITE), pieceOf(k, BLACK)]),
  ];
  const size = topology.sites.length;
  const boards = fc.array(fc.constantFrom(...pieces), { minLength: size, maxLength: size });
  fc.assert(
    fc.property(boards, (board) => {
      expect(valueOf(readBoard(topology, kinds, writeBoard(topology, kinds, board)))).toEqual(board);
    }),
  );
});

test('whatever is read is written back unchanged', () => {
  const nearly = fc
    .tuple(
      fc.stringMatching(/^[KkAa1]$/),
      fc.stringMatching(/^[KkAa0-3]{1,3}$/),
      fc.stringMatching(/^[KkAa12]{1,2}$/),
    )
    .map((ranks) => ranks.join('/'));
  let read = 0;
  fc.assert(
    fc.property(fc.oneof({ weight: 9, arbitrary: nearly }, fc.string()), (text) => {
      const board = readBoard(uneven, kinds, text);
      if (!board.ok) return;
      read++;
      expect(writeBoard(uneven, kinds, board.value)).toBe(text);
    }),
    { numRuns: 2000 },
  );
  expect(read).toBeGreaterThan(100);
});

describe('a board is not read', () => {
  test.each([
    ['with a rank too few', '1/3', /The board has 3 ranks, not 2/],
    ['with a rank too many', '1/3/2/', /The board has 3 ranks, not 4/],
    ['with a rank too short', '1/2/2', /Rank 2 from the top of the board, “2”, fills 2 places, not 3/],
    ['with a rank too long', '1/3/3', /Rank 3 from the top of the board, “3”, fills 3 places, not 2/],
    [
      'with a stranger',
      '1/kQk/2',
      /Rank 2 from the top of the board, “kQk”, has “Q”, which isn’t a piece of this game/,
    ],
    ['with a number of no sites', '1/3/K0a', /Rank 3 from the top of the board, “K0a”, has the number “0”/],
    [
      'with a number that begins with 0',
      '1/03/2',
      /Rank 2 from the top of the board, “03”, has the number “03”/,
    ],
    ['with two numbers side by side', '1/12/2', /Rank 2 from the top of the board, “12”, fills 12 places/],
    [
      'with a number nobody could count to',
      `1/${'9'.repeat(400)}/2`,
      /Rank 2 from the top of the board, “9+…”, has the number/,
    ],
  ])('%s', (_, text, message) => {
    expect(refusalOf(readBoard(uneven, kinds, text))).toMatch(message);
  });
});

describe('the fields of a position', () => {
  const setup: Pick<Setup, 'boards' | 'fields'> = {
    boards: [{ name: BOARD_NAME, ranks: uneven.ranks }],
    fields: [TURN_FIELD],
  };

  test('are given in order, boards first', () => {
    expect(valueOf(splitPosition(setup, '1/2 KA'))).toEqual({ boards: ['1/2'], fields: ['KA'] });
  });

  test('may be long, up to 500 characters in all', () => {
    expect(valueOf(splitPosition(setup, `1/2 ${'-'.repeat(496)}`)).fields[0]).toHaveLength(496);
  });

  test.each([
    ['too few', '1/2', /2 parts \(board, side to move\) with spaces between, not 1/],
    ['too many', '1/2 - -', /2 parts \(board, side to move\) with spaces between, not 3/],
    ['none', '', /single spaces/],
    ['a space before', ' 1/2 -', /single spaces/],
    ['a space after', '1/2 - ', /single spaces/],
    ['two spaces', '1/2  -', /single spaces/],
    ['a line break', '1/2 -\n', /plain letters on one line/],
    ['a letter that only looks like one', '1/2 К', /plain letters on one line/],
    ['a very long text', `1/2 ${'-'.repeat(497)}`, /has 501 characters/],
  ])('are not read from %s', (_, text, message) => {
    expect(refusalOf(splitPosition(setup, text))).toMatch(message);
  });
});

test('a piece has the letter of its kind, in the case of its side', () => {
  expect(pieceLetter(kinds, pieceOf(advisor, WHITE))).toBe('A');
  expect(pieceLetter(kinds, pieceOf(advisor, BLACK))).toBe('a');
  expect(pieceWithLetter(kinds, 'a')).toBe(pieceOf(advisor, BLACK));
  expect(pieceWithLetter(kinds, 'x')).toBeUndefined();
  expect(pieceWithLetter(kinds, '')).toBeUndefined();
});

import { describe, expect, test } from 'vitest';
import { shapeOf } from '../../../../src/engine/topology/topology.ts';
import { say } from '../../../../src/words/say.ts';
import type { TnsPosition } from '../../../../src/engine/variants/tns/position.ts';
import { tns } from '../../../../src/engine/variants/tns/tns.ts';
import { actionsOf, after, siteOf } from '../../../support/play.ts';
import { black, white } from './board.ts';
import { forbiddenIn } from '../../../../src/engine/game/forbidden.ts';
import { situationOf } from '../../../../src/engine/game/situation.ts';

type Colour = 'dark' | 'light';

const colourOf = (name: string): Colour =>
  shapeOf(tns.topology, siteOf(tns, name)).shade === 0 ? 'dark' : 'light';

/** The colours of the squares on which a piece may be dropped. */
const coloursFor = (position: TnsPosition, letter: string): ReadonlySet<Colour> =>
  new Set(
    actionsOf(tns, position)
      .filter((action) => action.startsWith(`${letter}@`))
      .map((action) => colourOf(action.slice(2))),
  );

const onlyDark = new Set<Colour>(['dark']);
const onlyLight = new Set<Colour>(['light']);
const both = new Set<Colour>(['dark', 'light']);

/** White has moved and may drop; the piece with the letter stands on c7, a light square. */
const withOnLight = (letter: string, hands = 'f2') =>
  white(
    `
            .
          . . .
        . ${letter} . . .
      . . . . . . .
      . . . . . . .
      . . . . . . .
        . . . . .
          . . .
            K
    `,
    hands,
    'd',
  );

describe('a ferz may not be dropped on the colour', () => {
  test.each([
    ['of a ferz', 'f'],
    ['of a bishop', 'b'],
  ])('%s of its own side', (_, letter) => {
    expect(colourOf('c7')).toBe('light');
    expect(coloursFor(withOnLight(letter), 'f')).toEqual(onlyDark);
  });

  test('and may be dropped on any empty square of the other colour', () => {
    const dark = tns.topology.sites.filter(({ name }) => colourOf(name) === 'dark' && name !== 'd1');
    expect(actionsOf(tns, withOnLight('b'))).toEqual([...dark.map(({ name }) => `f@${name}`), 'end'].sort());
  });

  test('and the same holds for Black’s drops', () => {
    const position = black(
      `
            k
          . . .
        . . . . .
      . . . . . . .
      . . . . . . .
      . . . . . . .
        . . B . .
          . . .
            .
      `,
      'F2',
      'd',
    );
    expect(coloursFor(position, 'F')).toEqual(onlyLight);
  });
});

describe('it does not matter', () => {
  test.each([
    ['a horse', 'h'],
    ['a tiger', 't'],
    ['a wazir', 'w'],
    ['a ferz of the other side', 'F'],
    ['a bishop of the other side', 'B'],
  ])('where %s stands', (_, letter) => {
    expect(coloursFor(withOnLight(letter), 'f')).toEqual(both);
  });

  test.each(['k', 'w', 'n'])('to a dropped %s', (letter) => {
    expect(coloursFor(withOnLight('b', `${letter}2`), letter)).toEqual(both);
  });
});

test('a captured horse must be dropped on a dark square while a bishop stands on a light one', () => {
  const position = white(`
            k
          . . .
        . b . . .
      . . . . . . .
      . . . h . . .
      . . . W . . .
        . . . . .
          . . .
            K
  `);
  const moved = after(tns, position, 'd4-d5', 'd9-d8', 'd1-d2');
  expect(coloursFor(moved, 'f')).toEqual(onlyDark);
});

test('two ferzes in hand may be dropped in one turn, one on each colour', () => {
  const position = withOnLight('.', 'f2,f3');
  expect(coloursFor(position, 'f')).toEqual(both);
  expect(coloursFor(after(tns, position, 'f@d4'), 'f')).toEqual(onlyDark);
  expect(coloursFor(after(tns, position, 'f@d5'), 'f')).toEqual(onlyLight);
});

describe('the empty squares closed to a ferz', () => {
  const forbiddenOn = (position: TnsPosition) =>
    forbiddenIn(situationOf(tns, position)).map(({ path: [piece, square], reason }) => {
      const letter = piece?.kind === 'hand' && tns.kinds[piece.piece >> 1]?.letter;
      const name = square?.kind === 'site' ? shapeOf(tns.topology, square.site).name : '';
      return { letter, name, reason };
    });

  test('are forbidden, each with the reason', () => {
    const light = tns.topology.sites.filter(({ name }) => colourOf(name) === 'light' && name !== 'c7');
    const forbidden = forbiddenOn(withOnLight('b'));
    expect(forbidden.map(({ name }) => name).sort()).toEqual(light.map(({ name }) => name).sort());
    expect(new Set(forbidden.map(({ letter }) => letter))).toEqual(new Set(['F']));
    expect(new Set(forbidden.map(({ reason }) => say(reason)))).toEqual(
      new Set(['A Black ferz can’t be dropped there: the Black bishop on c7 is on the same colour.']),
    );
  });

  test('are forbidden only while a ferz can be dropped', () => {
    expect(forbiddenOn(withOnLight('b', 'n2'))).toEqual([]);
    expect(forbiddenOn(withOnLight('b', 'f4,n2'))).toEqual([]);
    expect(forbiddenOn(withOnLight('h'))).toEqual([]);
    const beforeTheMove: TnsPosition = { ...withOnLight('b'), stage: 'move' };
    expect(forbiddenOn(beforeTheMove)).toEqual([]);
  });
});

import { describe, expect, test } from 'vitest';
import { tns } from '../../../../src/engine/variants/tns/tns.ts';
import { sayingIn } from '../../../support/saying.ts';
import { white } from './board.ts';

const { site, held, nextIn, settled, press } = sayingIn(tns);

const zone = (c7: string, d8 = '.') =>
  white(`
            .
          . ${d8} .
        . ${c7} . . .
      . . . K . . .
      . . . . . . .
      . . . . . . r
        . . . . .
          . . .
            k
  `);

describe('a move is made by picking its two squares', () => {
  test('outside the zone', () => {
    expect(nextIn(zone('F'), site('d6'))).toEqual(['c5', 'c6', 'd5', 'd7', 'e5', 'e6', 'e7']);
    expect(settled(zone('F'), site('d6'), site('d5'))).toBe('d6-d5');
    expect(nextIn(zone('F'), site('d6'), site('d5'))).toEqual([]);
  });

  test.each([
    ['T', 'd8'],
    ['L', 'c8'],
    ['E', 'e8'],
  ])('in the zone, for a piece that promotes no further: %s', (letter, to) => {
    expect(settled(zone(letter), site('c7'), site(to))).toBe(`c7-${to}`);
    expect(nextIn(zone(letter), site('c7'), site(to))).toEqual([]);
  });
});

describe('a move into the zone is made by picking its squares and a button', () => {
  test.each([
    ['F', 'd8', 'Stay a ferz', 'Become a bishop'],
    ['B', 'd8', 'Stay a bishop', 'Become a horse'],
    ['H', 'd8', 'Stay a horse', 'Become a tiger'],
    ['W', 'c8', 'Stay a wazir', 'Become a rook'],
    ['R', 'c8', 'Stay a rook', 'Become a dragon'],
    ['D', 'c8', 'Stay a dragon', 'Become a lion'],
    ['N', 'e8', 'Stay a knight', 'Become a paladin'],
    ['P', 'e8', 'Stay a paladin', 'Become a castle'],
    ['C', 'e8', 'Stay a castle', 'Become an elephant'],
  ])('%s to %s: “%s” or “%s”', (letter, to, stay, become) => {
    const move = [site('c7'), site(to)];
    expect(nextIn(zone(letter), ...move)).toEqual([become, stay]);
    expect(settled(zone(letter), ...move)).toBeNull();
    expect(settled(zone(letter), ...move, press(stay))).toBe(`c7-${to}`);
    expect(settled(zone(letter), ...move, press(become))).toBe(`c7-${to}+`);
  });

  test('with which a king wins', () => {
    const move = [site('d6'), site('e7')];
    expect(nextIn(zone('.'), ...move)).toEqual(['Promote the king and win', 'Stay a king']);
    expect(settled(zone('.'), ...move, press('Promote the king and win'))).toBe('d6-e7+');
    expect(settled(zone('.'), ...move, press('Stay a king'))).toBe('d6-e7');
  });

  test('which a king that may not promote does not need', () => {
    const attacked = zone('.', 'r');
    expect(settled(attacked, site('d6'), site('d7'))).toBe('d6-d7');
    expect(settled(attacked, site('d6'), site('e7'))).toBeNull();
  });
});

describe('after the move', () => {
  const dropping = (hands: string) =>
    white(
      `
              k
            . . .
          . . . . .
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

  test('a drop is made by picking the piece in hand, then its square', () => {
    expect(nextIn(dropping('w3,n2'))).toEqual(['End the turn', 'n in hand', 'w in hand']);
    expect(nextIn(dropping('w3,n2'), held('n'))).toHaveLength(37);
    expect(settled(dropping('w3,n2'), held('n'), site('c4'))).toBe('n@c4');
    expect(settled(dropping('w3,n2'), held('w'), site('c4'))).toBe('w@c4');
  });

  test('a button ends the turn', () => {
    expect(settled(dropping('n2'), press('End the turn'))).toBe('end');
  });

  test('identical pieces in hand are one choice', () => {
    expect(nextIn(dropping('n2,n3'))).toEqual(['End the turn', 'n in hand']);
  });

  test('a piece just captured is not a choice', () => {
    expect(nextIn(dropping('w4,n2'))).toEqual(['End the turn', 'n in hand']);
  });

  test('there is no button to end the turn while something is due', () => {
    expect(nextIn(dropping('w3,n1'))).toEqual(['n in hand', 'w in hand']);
  });
});

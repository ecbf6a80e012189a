import { expect, test } from 'vitest';
import { randomGame } from '../../scripts/bench/randomGames.ts';
import { attackedBy } from '../../src/engine/game/attacked.ts';
import { attackersOf } from '../../src/engine/game/attackers.ts';
import { currentPosition } from '../../src/engine/game/game.ts';
import { SIDES } from '../../src/engine/rules/side.ts';
import { describeAttackers } from '../../src/words/en/describeAttackers.ts';
import { chess99 } from '../../src/engine/variants/chess99/chess99.ts';
import { positionFrom } from '../support/diagram.ts';
import { siteOf } from '../support/play.ts';
import { registry } from '../support/registry.ts';

const position = positionFrom(
  chess99,
  `
    . . . . k . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . p . . . . .
    . . . . p . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . R K . . .
  `,
  'w - 10',
);
const about = (name: string): string => describeAttackers(chess99, position, siteOf(chess99, name));

test('a piece is attacked by the enemy and guarded by its own side', () => {
  expect(about('e5')).toBe('e5, Black pawn. Attacked by White’s rook on e1. Guarded by Black’s pawn on d6.');
  expect(about('d6')).toBe('d6, Black pawn. Attacked by nobody.');
});

test('an empty square can be attacked by both sides', () => {
  expect(about('e4')).toBe('e4, empty. Attacked by White’s rook on e1.');
  expect(about('a5')).toBe('a5, empty. Attacked by nobody.');
  expect(about('d4')).toBe('d4, empty. Attacked by Black’s pawn on e5.');
});

test('on every board, the sites with attackers are those that the lens shows', () => {
  for (const variant of registry) {
    const now = currentPosition(randomGame(variant, 7, 40));
    for (const side of SIDES) {
      const attacked = [...now.board.keys()].filter((site) => {
        const { from, isOtherwise } = attackersOf(variant, now, side, site);
        return from.length > 0 || isOtherwise;
      });
      expect(new Set(attacked)).toEqual(attackedBy(variant, now, side));
    }
  }
});

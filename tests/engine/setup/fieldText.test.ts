import { expect, test } from 'vitest';
import { TURN_FIELD } from '../../../src/engine/rules/setup.ts';
import { BLACK, WHITE } from '../../../src/engine/rules/side.ts';
import { readValue, refusalOf, writeValue } from '../../../src/engine/setup/fieldText.ts';
import { say } from '../../../src/words/say.ts';
import { variantNamed } from '../../support/registry.ts';

const game = variantNamed('chess99');

test('the side to move is one small letter', () => {
  expect(readValue(game, TURN_FIELD, 'w')).toBe(WHITE);
  expect(readValue(game, TURN_FIELD, 'b')).toBe(BLACK);
  expect(readValue(game, TURN_FIELD, 'B')).toBeUndefined();
  expect(say(refusalOf(game, TURN_FIELD, 'B'))).toBe('The side to move is w or b, not “B”.');
  expect(writeValue(game, TURN_FIELD, BLACK)).toBe('b');
});

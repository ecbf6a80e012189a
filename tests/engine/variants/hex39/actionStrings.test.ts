import { describe, expect, test } from 'vitest';
import { readAction } from '../../../../src/engine/game/action.ts';
import { newGame } from '../../../../src/engine/game/game.ts';
import { hex39 } from '../../../../src/engine/variants/hex39/hex39.ts';
import { actionsOf } from '../../../support/play.ts';
import { white } from './board.ts';

const position = white(`
          .
       P b . .
      . . . . .
     . . . . . .
    . . . . . . .
     . . r . . .
      . . P . .
       . . . .
          B
`);

test('an action is written as the hex left and the hex reached, a capture too', () => {
  expect(actionsOf(hex39, position)).toEqual(['d8-f8', 'g1-d2', 'g1-j2', 'g3-f4', 'g3-h4']);
});

describe('other spellings are not read', () => {
  test.each([
    'g3f4',
    'G3-F4',
    'g3xf4',
    'Pg3-f4',
    ' g3-f4',
    'g3-f4 ',
    'g3–f4',
    'f4-g3',
    'f4',
    'g1-g3',
    'd8-f8=B',
    '',
    '-',
    'g3-g3',
  ])('“%s”', (text) => {
    expect(readAction(newGame(hex39, position), text).ok).toBe(false);
  });
});

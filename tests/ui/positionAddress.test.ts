import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { draftOf, textOf } from '../../src/engine/setup/draft.ts';
import { currentPosition } from '../../src/engine/game/game.ts';
import { fromAddress, inAddress } from '../../src/ui/positionAddress.ts';
import { games } from '../support/randomGame.ts';

test('a position in the address of the editor needs no escaping and comes back unchanged', () => {
  fc.assert(
    fc.property(games(40), (game) => {
      const text = textOf(draftOf(game.variant, currentPosition(game)));
      expect(fromAddress(inAddress(text))).toBe(text);
      expect(inAddress(text)).toMatch(/^[\w.,-]+$/);
    }),
  );
});

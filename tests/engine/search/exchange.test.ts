import { expect, test } from 'vitest';
import { at } from '../../../src/engine/at.ts';
import { isLosing } from '../../../src/engine/search/exchange.ts';
import { newSearch } from '../../../src/engine/search/newSearch.ts';
import { look } from '../../../src/engine/search/search.ts';
import { newTable } from '../../../src/engine/search/table.ts';
import { orthodoxSearchable } from '../../support/orthodox/search.ts';
import { valueOf } from '../../support/result.ts';

const { variant, listing } = orthodoxSearchable;
const options = { table: newTable(0), age: 1, noise: 0, seed: 0, most: 0 };

/** Whether a capture, by its action string, in a position of orthodox chess loses more than it gains. */
function loses(text: string, action: string): boolean {
  const position = valueOf(variant.readPosition(text));
  const search = newSearch(orthodoxSearchable, position, [], options);
  look(search, 0);
  const frame = at(search.frames, 0);
  const actions = Array.from({ length: frame.list.count }, (_, i) =>
    variant.writeMove(position, listing.moveAt(frame.list, i)),
  );
  const number = actions.indexOf(action);
  return isLosing(search, position, frame, number);
}

test.each([
  ['a queen that takes a guarded pawn loses', '4k3/8/2p5/3p4/8/8/3Q4/4K3 w - -', 'd2d5', true],
  ['a queen that takes a pawn nobody guards does not', '4k3/8/8/3p4/8/8/3Q4/4K3 w - -', 'd2d5', false],
  ['a pawn that takes a guarded queen does not', '4k3/8/2p5/3q4/4P3/8/8/4K3 w - -', 'e4d5', false],
  ['a rook that takes a pawn guarded by a rook loses', '3rk3/8/8/3p4/8/8/3R4/4K3 w - -', 'd2d5', true],
  ['with another rook behind it, it does not', '3rk3/8/8/3p4/8/8/3R4/3RK3 w - -', 'd2d5', false],
  ['a king guards what one piece attacks', '8/8/3k4/3p4/8/8/3R4/4K3 w - -', 'd2d5', true],
  ['a king does not guard what two attack', '8/8/3k4/3p4/8/8/3R4/3RK3 w - -', 'd2d5', false],
] as const)('%s', (_, text, action, expected) => {
  expect(loses(text, action)).toBe(expected);
  // Asked again, it says the same: nothing is left behind.
  expect(loses(text, action)).toBe(expected);
});

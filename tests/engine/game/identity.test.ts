import { describe, expect, test } from 'vitest';
import { readIdentity } from '../../../src/engine/game/identity.ts';

describe('the identity of a game', () => {
  test.each(['a', 'aB-9_z', 'x'.repeat(40)])('has an id of letters, digits, - and _: %s', (id) => {
    expect(readIdentity(id, 3)).toEqual({ id, revision: 3 });
  });

  test.each(['', 'x'.repeat(41), 'a b', ' ab', 'ab!', 'é', 7, null])('has no other id: %j', (id) => {
    expect(readIdentity(id, 3)).toBeUndefined();
  });

  test.each([-1, 1.5, 1_000_000_001, '3', undefined])(
    'has a revision that counts from 0 to a thousand million, not %j',
    (revision) => {
      expect(readIdentity('a', revision)).toBeUndefined();
      expect(readIdentity('a', 1_000_000_000)).toEqual({ id: 'a', revision: 1_000_000_000 });
    },
  );
});

import { expect, test } from 'vitest';
import { namedGround } from '../../src/ui/learn/signsOn.tsx';
import { variantNamed } from '../support/registry.ts';

test.each([
  ['chess99', []],
  ['hex39', ['White’s castle', 'Black’s castle']],
  ['tns', ['White promotes', 'Black promotes']],
  ['battle-chieftain', ['White’s wall', 'Black’s wall', 'gap']],
  ['ben39', ['movable square', 'free place']],
])('%s: ground has its name, and whose it is', (id, names) => {
  expect(namedGround(variantNamed(id)).map(({ name }) => name)).toEqual(names);
});

test('the sign of a side’s ground is the ground of that side', () => {
  const [white, black] = namedGround(variantNamed('hex39'));
  expect(white?.sign.words).toContain('White');
  expect(black?.sign.words).toContain('Black');
  expect(white?.sign.at).not.toEqual(black?.sign.at);
});

import { expect, test } from 'vitest';
import { readOutcome } from '../../src/engine/rules/outcome.ts';
import { variantNamed } from '../support/registry.ts';
import { valueOf } from '../support/result.ts';
import { rulebooks } from '../support/rulebooks.ts';

test.each([
  ['chess99', 'w king-captured', 'winning'],
  ['chess99', 'draw king-exposed', 'draws'],
  ['hex39', 'b castle-entered', 'winning'],
  ['hex39', 'b no-moves', 'winning'],
  ['tns', 'w king-promoted', 'king-promotion'],
  ['tns', 'w checkmate', 'checkmate'],
  ['tns', 'draw threefold', 'repetition'],
  ['tns', 'draw fivefold', 'repetition'],
  ['battle-chieftain', 'w army-destroyed', 'winning'],
  ['ben39', 'b king-captured', 'winning'],
])('in %s the end “%s” is in the section %s', (id, end, section) => {
  expect(variantNamed(id).endRule(valueOf(readOutcome(end)))).toBe(section);
  const [rulebook] = rulebooks.filter(({ variants }) => variants.includes(variantNamed(id)));
  expect(rulebook?.sections.map((other) => other.id)).toContain(section);
});

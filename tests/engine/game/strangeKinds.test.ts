import { describe, expect, test } from 'vitest';
import { strangeKinds } from '../../../src/engine/game/strangeKinds.ts';
import type { Variant } from '../../../src/engine/rules/variant.ts';
import { variantNamed } from '../../support/registry.ts';
import { valueOf } from '../../support/result.ts';

function strangersOf(id: string, position?: string): readonly (string | undefined)[] {
  const variant: Variant = variantNamed(id);
  const shown = position === undefined ? variant.start : valueOf(variant.readPosition(position));
  return strangeKinds(variant, shown).map((kind) => variant.kinds[kind]?.name);
}

describe('the kinds that orthodox chess does not have', () => {
  test('are those on the board and in the hands, each once', () => {
    expect(strangersOf('chess99')).toEqual(['paladin']);
    expect(strangersOf('battle-chieftain')).toEqual(['berserker']);
    expect(strangersOf('tns', '1/3/1K1tH/3F1r1/4N2/7/N4/1R1/1 w w3,n2 m')).toEqual([
      'ferz',
      'wazir',
      'horse',
      'tiger',
    ]);
  });

  test('are none where all pieces are known', () => {
    expect(strangersOf('hex39')).toEqual([]);
    expect(strangersOf('chess99', '4k4/9/9/9/4R4/9/9/9/4K4 b - 3')).toEqual([]);
  });
});

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { askedGame } from '../../src/embed/askedGame.ts';
import type { Attribute } from '../../src/embed/attributes.ts';
import { readAttributes } from '../../src/embed/attributes.ts';
import { positionAt } from '../../src/engine/game/game.ts';
import { unwrap } from '../../src/engine/rules/result.ts';
import { registry, variantNamed } from '../support/registry.ts';

// The boards that stand in pages of others: v1.json has some as they were written when the address embed/v1/ began. A line
// there never changes; new ones are added.

interface Written {
  readonly asked: Readonly<Partial<Record<Attribute, string>>>;
  readonly shows: { readonly position: string; readonly moves: number; readonly controls: string };
}

const written = JSON.parse(readFileSync(new URL('v1.json', import.meta.url), 'utf8')) as readonly Written[];

/** What attributes show today. */
async function shownBy(get: (name: Attribute) => string | null) {
  const asked = unwrap(readAttributes(get));
  const variant = variantNamed(asked.variant);
  const { game, cursor, controls, stopped } = unwrap(await askedGame(variant, asked));
  expect(stopped).toBeNull();
  return { position: variant.writePosition(positionAt(game, cursor)), moves: game.steps.length, controls };
}

describe('a board that was put into a page', () => {
  test('covers every variant', () => {
    const ids = registry
      .filter(({ id }) => written.some(({ asked }) => asked.variant === id))
      .map(({ id }) => id);
    expect(ids).toEqual(registry.map(({ id }) => id));
  });

  test.each(written)('still shows what it showed: $asked', async ({ asked, shows }) => {
    expect(await shownBy((name) => asked[name] ?? null)).toEqual(shows);
    // In a frame, the same attributes are in the address.
    const address = new URLSearchParams(new URLSearchParams(asked).toString());
    expect(await shownBy((name) => address.get(name))).toEqual(shows);
  });
});

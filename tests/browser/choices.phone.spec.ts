import type { Locator } from '@playwright/test';
import { randomGame } from '../../scripts/bench/randomGames.ts';
import type { Game } from '../../src/engine/game/game.ts';
import { shapeOf } from '../../src/engine/topology/topology.ts';
import { actionsIn } from '../support/games.ts';
import { linkTo } from '../support/links.ts';
import { picksFor } from '../support/picks.ts';
import { variantNamed } from '../support/registry.ts';
import { site } from './support/board.ts';
import { expect, test } from './support/test.ts';

/** How many choices of a variant are looked at. */
const CHOICES = 4;

interface Choosing {
  readonly game: Game;
  /** The ply before the choice, and the sites that lead to it. */
  readonly ply: number;
  readonly sites: readonly string[];
}

/** Choices between buttons that come up in random games of a variant. */
function choicesIn(id: string): readonly Choosing[] {
  const found: Choosing[] = [];
  for (let seed = 0; found.length < CHOICES; seed++) {
    const game = randomGame(variantNamed(id), seed, 40);
    const { topology } = game.variant;
    const choosing = game.steps.flatMap(({ move }, ply) => {
      const picks = picksFor({ ...game, steps: game.steps.slice(0, ply) }, move);
      const sites = picks.flatMap((pick) =>
        pick.kind === 'site' ? [shapeOf(topology, pick.site).name] : [],
      );
      const isLastButton = picks.at(-1)?.kind === 'button';
      return isLastButton && sites.length === picks.length - 1 && sites.length > 0
        ? [{ game, ply, sites }]
        : [];
    });
    found.push(...choosing.slice(-1));
  }
  return found.slice(0, CHOICES);
}

const edgesOf = (part: Locator) =>
  part.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return { top, bottom };
  });

for (const id of ['tns', 'ben39'])
  test(`${id}: buttons to choose from are below the board and its players, wholly in sight`, async ({
    page,
  }) => {
    for (const { game, ply, sites } of choicesIn(id)) {
      const actions = actionsIn(game).split(' ').slice(0, ply).join(' ');
      await page.goto('about:blank');
      await page.goto(linkTo(id, { actions }));
      for (const name of sites) await site(page, name).tap();
      const group = page.getByRole('group', { name: 'Choose how' });
      await expect(group).toBeInViewport({ ratio: 1 });
      const { top } = await edgesOf(group);
      for (const part of [
        page.getByRole('toolbar'),
        page.getByRole('region', { name: 'White', exact: true }),
        page.getByRole('region', { name: 'Black', exact: true }),
      ])
        expect((await edgesOf(part)).bottom, actions).toBeLessThanOrEqual(top);
    }
  });

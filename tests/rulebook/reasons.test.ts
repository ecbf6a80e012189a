import { reasonsOf } from '../support/registry.ts';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { explain } from '../../src/engine/game/explain.ts';
import { situationAt } from '../../src/engine/game/situation.ts';
import { pickSite } from '../../src/engine/rules/move.ts';
import { games } from '../support/randomGame.ts';
import { nameOf, rulebooks } from '../support/rulebooks.ts';
import { runs } from '../support/runs.ts';

test.each(rulebooks.map((rulebook) => [nameOf(rulebook), rulebook] as const))(
  'every reason why something is not possible in %s leads to a section of its rulebook',
  (_, { variants, sections }) => {
    const ids = new Set(sections.map(({ id }) => id));
    fc.assert(
      fc.property(games(60, ...variants), (game) => {
        const { variant, steps } = game;
        const [reasons, situation] = [reasonsOf(variant), situationAt(game, steps.length)];
        for (const from of variant.topology.sites.keys())
          for (const to of variant.topology.sites.keys()) {
            const reason = explain(reasons, situation, pickSite(from), to);
            if (reason) expect(ids).toContain(reason.rule);
          }
      }),
      { numRuns: runs(8) },
    );
  },
);

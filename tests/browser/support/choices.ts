import { randomGame } from '../../../scripts/bench/randomGames.ts';
import type { Game } from '../../../src/engine/game/game.ts';
import { shapeOf } from '../../../src/engine/topology/topology.ts';
import { actionsIn } from '../../support/games.ts';
import { linkTo } from '../../support/links.ts';
import { picksFor } from '../../support/picks.ts';
import { variantNamed } from '../../support/registry.ts';

/** How many choices of a variant are looked at. */
const CHOICES = 4;

export interface Choosing {
  readonly game: Game;
  /** The ply before the choice, and the sites that lead to it. */
  readonly ply: number;
  readonly sites: readonly string[];
}

/** Choices between buttons that come up in random games of a variant. */
export function choicesIn(id: string): readonly Choosing[] {
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

/** The address of the position before a choice. */
export const linkBefore = (id: string, { game, ply }: Choosing): string =>
  linkTo(id, { actions: actionsIn(game).split(' ').slice(0, ply).join(' ') });

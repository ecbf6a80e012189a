import type { Game } from '../../src/engine/game/game.ts';
import { outcomeOf, positionAt, statusAt } from '../../src/engine/game/game.ts';
import type { Searchable } from '../../src/engine/search/searchable.ts';
import { rulesOfMove } from '../../src/rulebook/usedRules.ts';

/**
 * The ids of the sections of the rulebook whose rules a game that has ended uses from a ply on, and the one about its
 * end, sorted.
 */
export function sectionsOf({ variant, searching }: Searchable, game: Game, from: number): string[] {
  const sections = new Set<string>();
  game.steps.slice(from).forEach(({ move }, i) => {
    const position = positionAt(game, from + i);
    const isForbidding = statusAt(game, from + i).forbidden.length > 0;
    for (const section of rulesOfMove(variant, position, move, searching.isInDanger(position), isForbidding))
      sections.add(section);
  });
  const outcome = outcomeOf(game);
  if (!outcome) throw new Error('The line does not end the game.');
  sections.add(variant.endRule(outcome));
  return [...sections].sort();
}

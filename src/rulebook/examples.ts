import { withActions } from '../engine/game/action.ts';
import { variantOf } from '../engine/game/catalogue.ts';
import type { Game } from '../engine/game/game.ts';
import { newGame } from '../engine/game/game.ts';
import type { Result } from '../engine/rules/result.ts';
import { failure } from '../engine/rules/result.ts';
import { complaintsAbout, siteComplaints } from './claims.ts';
import type { Example, Rulebook, Task } from './rulebook.ts';

/** The game that an example shows, or with which a task begins: fails with a sentence if there is none. */
export function gameOf(rulebook: Rulebook, shown: Example | Task): Result<Game> {
  const id = shown.variant ?? rulebook.variants[0] ?? '';
  if (!rulebook.variants.includes(id)) return failure(`This rulebook is not about “${id}”.`);
  const variant = variantOf(id);
  if (!variant.ok) return variant;
  const start = shown.position === undefined ? undefined : variant.value.readPosition(shown.position);
  if (start && !start.ok) return start;
  return withActions(newGame(variant.value, start?.value), shown.played ?? []);
}

/** What is not as an example says, a sentence each; nothing if all of it is true. */
export function complaintsIn(rulebook: Rulebook, example: Example): string[] {
  const game = gameOf(rulebook, example);
  if (!game.ok) return [game.message];
  return [
    ...(example.picked === undefined ? [] : siteComplaints(game.value.variant, example.picked)),
    ...example.claims.flatMap((claim) => complaintsAbout(game.value, claim)),
  ];
}

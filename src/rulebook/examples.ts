import { withActions } from '../engine/game/action.ts';
import type { Game } from '../engine/game/game.ts';
import { newGame } from '../engine/game/game.ts';
import type { Result } from '../engine/rules/result.ts';
import { failure } from '../engine/rules/result.ts';
import type { Say } from '../engine/rules/message.ts';
import { complaintsAbout, siteComplaints } from './claims.ts';
import type { Example, Rulebook, Task } from './rulebook.ts';
import type { RulebookMessage } from './rulebookMessage.ts';

/** What says which game is on a board: an example, or a task. */
export type Shown = Pick<Example | Task, 'variant' | 'position' | 'played'>;

/** The game that an example shows, or with which a task begins. Fails if there is no such game. */
export function gameOf(rulebook: Pick<Rulebook, 'variants'>, shown: Shown): Result<Game> {
  const [first] = rulebook.variants;
  const id = shown.variant ?? first?.id ?? '';
  const variant = rulebook.variants.find((known) => known.id === id);
  if (!variant) {
    const message: RulebookMessage = { id: 'rulebook/other-variant', asked: id };
    return failure(message);
  }
  const start = shown.position === undefined ? undefined : variant.readPosition(shown.position);
  if (start && !start.ok) return start;
  return withActions(newGame(variant, start?.value), shown.played ?? []);
}

/** The complaints about an example, each a sentence; none if all of it is true. */
export async function complaintsIn(rulebook: Rulebook, example: Example, say: Say): Promise<string[]> {
  const game = gameOf(rulebook, example);
  if (!game.ok) return [say(game.message)];
  return [
    ...(example.picked === undefined ? [] : siteComplaints(game.value.variant, example.picked)),
    ...(await Promise.all(example.claims.map((claim) => complaintsAbout(game.value, claim, say)))).flat(),
  ];
}

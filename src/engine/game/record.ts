import { readOutcome, writeOutcome } from '../rules/outcome.ts';
import type { Result } from '../rules/result.ts';
import { failure, success } from '../rules/result.ts';
import type { BySide } from '../rules/side.ts';
import { readAction } from './action.ts';
import { variantOf } from './catalogue.ts';
import { mayEnd } from './ending.ts';
import type { Game } from './game.ts';
import { newGame, withEnding, withMove } from './game.ts';

/** A game as text: all that is needed to play it through again. */
export interface GameRecord {
  readonly variant: string;
  /** The version of the variant's rules under which it was played. */
  readonly rules: number;
  readonly players: BySide<string>;
  /** A position string, when it is not the standard start. */
  readonly start?: string | undefined;
  readonly actions: readonly string[];
  /** How the players ended it, as an outcome's text; absent when they did not. */
  readonly ending?: string | undefined;
  /** After how many actions one looks at it; absent for the end. */
  readonly look?: number | undefined;
}

/** A game played through from a record. */
export interface Replay {
  readonly game: Game;
  readonly players: BySide<string>;
  readonly look: number;
  /** Why it stops before the record does; null when all of it was played. */
  readonly stopped: string | null;
}

export function recordOf(game: Game, players: BySide<string>, look: number): GameRecord {
  const { variant, start, steps, ending } = game;
  const position = variant.writePosition(start);
  return {
    variant: variant.id,
    rules: variant.version,
    players,
    ...(position === variant.writePosition(variant.start) ? {} : { start: position }),
    actions: steps.map(({ action }) => action),
    ...(ending ? { ending: writeOutcome(ending) } : {}),
    ...(look === steps.length ? {} : { look }),
  };
}

/**
 * Plays a record through, as far as it is legal under today's rules. Fails only where there is nothing to
 * play: an unknown variant, a start that is no position, or rules newer than ours.
 */
export function replayed(record: GameRecord): Result<Replay> {
  const variant = variantOf(record.variant);
  if (!variant.ok) return variant;
  if (record.rules > variant.value.version)
    return failure(
      `This game was played under newer rules of ${variant.value.name}; reload the page to get them.`,
    );
  const start = record.start === undefined ? undefined : variant.value.readPosition(record.start);
  if (start && !start.ok) return failure(`The game’s first position cannot be read. ${start.message}`);
  let game = newGame(variant.value, start?.value);
  const stop = (stopped: string): Result<Replay> =>
    success({ game, players: record.players, look: game.steps.length, stopped });
  for (const [i, action] of record.actions.entries()) {
    const move = readAction(game, action);
    if (!move.ok) return stop(`The game is shown up to move ${String(i)}. ${move.message}`);
    game = withMove(game, move.value);
  }
  if (record.ending !== undefined) {
    const ending = readOutcome(record.ending);
    if (!ending.ok) return stop(ending.message);
    if (!mayEnd(game, ending.value)) return stop(`The game cannot have ended here with “${record.ending}”.`);
    game = withEnding(game, ending.value);
  }
  const look = Math.min(record.look ?? game.steps.length, game.steps.length);
  return success({ game, players: record.players, look, stopped: null });
}

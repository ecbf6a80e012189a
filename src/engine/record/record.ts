import type { Outcome } from '../rules/outcome.ts';
import { readOutcome, writeOutcome } from '../rules/outcome.ts';
import type { Result } from '../rules/result.ts';
import { success } from '../rules/result.ts';
import type { BySide } from '../rules/side.ts';
import type { Variant } from '../rules/variant.ts';
import { readAction } from '../game/action.ts';
import { mayEnd } from '../game/ending.ts';
import type { Game } from '../game/game.ts';
import { newGame, outcomeOf, withEnding, withMove } from '../game/game.ts';
import type { Identity } from '../game/identity.ts';
import type { RecordMessage } from './recordMessage.ts';
import { recordFailure } from './recordMessage.ts';
import { lastTurnName } from './rounds.ts';
import type { Letter } from './letter.ts';
import type { Seat } from './seats.ts';
import type { Message } from '../rules/message.ts';

/** What every record holds besides the moves. */
export interface RecordFrame {
  readonly variant: string;
  /** The version of the variant's rules under which the game was played. */
  readonly rules: number;
  readonly players: BySide<string>;
  /** A position string; absent for the standard start. */
  readonly start?: string | undefined;
  /**
   * How the game ended, as an outcome's text; or only the winner or `draw`, which means resignation or
   * agreement unless the rules have already ended the game that way. Absent if the players did not end it; an
   * end by the rules may be given or not.
   */
  readonly ending?: string | undefined;
  /** Absent for a game that nobody has begun to play, and if the record does not give it. */
  readonly identity?: Identity | undefined;
  /** Absent if persons play both sides. */
  readonly seats?: BySide<Seat> | undefined;
  /** Absent if nobody plays by links. */
  readonly letter?: Letter | undefined;
}

/** A game as text: everything needed to replay it. */
export interface GameRecord extends RecordFrame {
  readonly actions: readonly string[];
  /** How many actions have been played in the position being viewed; absent for the last position. */
  readonly cursor?: number | undefined;
}

/** A game replayed from a record. */
export interface Replay {
  readonly game: Game;
  readonly players: BySide<string>;
  readonly cursor: number;
  /** Why it stops before the end of the record; null if all of it was played. */
  readonly stopped: Message | null;
  /**
   * Absent if the record does not give it, and if not all of the record was played, since that makes it
   * another game.
   */
  readonly identity?: Identity | undefined;
  /** Absent if persons play both sides. */
  readonly seats?: BySide<Seat> | undefined;
  /** Absent if nobody plays by links. */
  readonly letter?: Letter | undefined;
}

/**
 * Replays a record of the variant as far as it is legal under today's rules. Fails only if there is nothing
 * to play: the start is not a position, or the rules are newer than ours.
 */
export const playThrough = (variant: Variant, record: GameRecord): Result<Replay> =>
  replayOf(variant, record, (begun) => withAll(begun, record.actions), record.cursor);

/** The replay of a record whose moves `advance` plays, viewed at `cursor`, or at its end. */
export function replayOf(
  variant: Variant,
  record: RecordFrame,
  advance: (begun: Game) => Advance,
  cursor?: number,
): Result<Replay> {
  const begun = beginningOf(variant, record);
  if (!begun.ok) return begun;
  const { players, identity, seats, letter } = record;
  const seated = { ...(seats ? { seats } : {}), ...(letter ? { letter } : {}) };
  const { game, problem } = advance(begun.value);
  if (problem !== null) {
    const last = lastTurnName(game);
    const stopped: RecordMessage = { id: 'record/shown-up-to', last, cause: problem };
    return success({ game, players, cursor: game.steps.length, stopped, ...seated });
  }
  const ended = record.ending === undefined ? success(game) : withToldEnding(game, record.ending);
  if (!ended.ok)
    return success({ game, players, cursor: game.steps.length, stopped: ended.message, ...seated });
  return success({
    game: ended.value,
    players,
    cursor: Math.min(cursor ?? game.steps.length, game.steps.length),
    stopped: null,
    ...(identity ? { identity } : {}),
    ...seated,
  });
}

/** The game of a record before its first move. Fails if its start is not a position, or its rules are newer than ours. */
export function beginningOf(variant: Variant, { rules, start }: RecordFrame): Result<Game> {
  if (rules > variant.version) return recordFailure({ id: 'record/newer-rules', variant: variant.name });
  const position = start === undefined ? undefined : variant.readPosition(start);
  if (position && !position.ok)
    return recordFailure({ id: 'record/start-unreadable', cause: position.message });
  return success(newGame(variant, position?.value));
}

/** A game as far as it could be played, and what stopped it; null if nothing did. */
export interface Advance {
  readonly game: Game;
  readonly problem: Message | null;
}

function withAll(begun: Game, actions: readonly string[]): Advance {
  let game = begun;
  for (const action of actions) {
    const move = readAction(game, action);
    if (!move.ok) return { game, problem: move.message };
    game = withMove(game, move.value);
  }
  return { game, problem: null };
}

/** The game ended as the record says, unless the rules have already ended it that way. */
function withToldEnding(game: Game, told: string): Result<Game> {
  const reached = outcomeOf(game);
  if (reached && [writeOutcome(reached), winnerOf(reached)].includes(told)) return success(game);
  const ending = readOutcome(`${told}${usual.get(told) ?? ''}`);
  if (!ending.ok) return ending;
  return mayEnd(game, ending.value)
    ? success(withEnding(game, ending.value))
    : recordFailure({ id: 'record/cannot-end', ending: told });
}

/** The first word of an outcome's text. */
const winnerOf = (outcome: Outcome): string => writeOutcome(outcome).replace(/ .*/, '');

/** How a game ended if the record gives only the winner or a draw. */
const usual: ReadonlyMap<string, string> = new Map([
  ['w', ' resignation'],
  ['b', ' resignation'],
  ['draw', ' agreement'],
]);

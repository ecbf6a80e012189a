import * as v from 'valibot';
import { pauseClock } from '../../engine/game/clock.ts';
import { readClock } from '../../engine/game/readClock.ts';
import type { Game } from '../../engine/game/game.ts';
import { MOST_ACTIONS, currentPosition, outcomeOf, takeBackTo } from '../../engine/game/game.ts';
import { withActions } from '../../engine/game/action.ts';
import { isRevision } from '../../engine/game/identity.ts';
import { playThrough } from '../../engine/record/record.ts';
import { recordOf } from '../../engine/record/recordOf.ts';
import type { Seat } from '../../engine/record/seats.ts';
import { LONGEST_NAME, PERSONS, isSeats } from '../../engine/record/seats.ts';
import { writeOutcome } from '../../engine/rules/outcome.ts';
import type { ChoiceId } from '../../engine/rules/move.ts';
import type { Result } from '../../engine/rules/result.ts';
import { success } from '../../engine/rules/result.ts';
import type { BySide } from '../../engine/rules/side.ts';
import type { Variant } from '../../engine/rules/variant.ts';
import type { GameDocument } from '../document/document.ts';
import { isChoice } from '../document/choice.ts';
import { documentOf } from '../document/document.ts';
import type { Migration } from '../migrations.ts';
import type { Message } from '../../engine/rules/message.ts';
import { formatNumber, natural, readFormat, text, time, titleText } from './format.ts';
import { keepingFailure } from './keepingFailure.ts';

/** The number of the current format. It grows with each new format, and `MIGRATIONS` with it. */
const SCHEMA = 7;
/** Each converts a saved game from one schema to the next: the first from 1 to 2. */
const MIGRATIONS: readonly Migration[] = [
  fromLabels,
  fromLook,
  fromMinutes,
  fromCarry,
  fromPersons,
  fromOneScreen,
];

const name = v.pipe(v.string(), v.maxLength(LONGEST_NAME));
const actions = v.pipe(v.array(v.pipe(v.string(), v.maxLength(40))), v.maxLength(MOST_ACTIONS));

const exchangedSchema = v.object({
  plies: natural,
  ending: text,
  cuts: natural,
  draw: v.nullable(v.picklist([0, 1])),
  takeback: v.nullable(v.picklist([0, 1])),
});

/**
 * A game needs its schema, id, variant, rules and actions, and a readable start if it has one. Any other
 * damaged field gets a default, so that the game is rescued.
 */
export const savedSchema = v.object({
  /** The format in which it was saved. */
  schema: formatNumber,
  id: v.pipe(text, v.nonEmpty()),
  variant: text,
  rules: v.pipe(natural, v.minValue(1)),
  actions,
  start: v.optional(text),
  ending: v.fallback(v.optional(text), undefined),
  cursor: v.fallback(v.optional(natural), undefined),
  players: v.fallback(v.tuple([name, name]), ['', '']),
  /** Who plays each side: the computer at a level, or null for a person. */
  seats: v.fallback(v.custom<BySide<Seat>>(isSeats), PERSONS),
  /** Actions that were taken back and can be redone, the next one first. */
  redoActions: v.fallback(actions, []),
  /** The choices picked so far for the next move. */
  picked: v.fallback(v.array(v.custom<ChoiceId>(isChoice)), []),
  drawOffer: v.fallback(v.nullable(v.picklist([0, 1])), null),
  takebackOffer: v.fallback(v.nullable(v.picklist([0, 1])), null),
  cuts: v.fallback(natural, 0),
  /** What both players by links know; null for nothing, and in other games. */
  exchanged: v.fallback(v.nullable(exchangedSchema), null),
  received: v.fallback(v.nullable(v.custom<number>(isRevision)), null),
  /** Paused, as of the time of writing; parsed when the game is resumed. */
  clock: v.fallback(v.nullable(v.unknown()), null),
  takebacks: v.fallback(v.boolean(), true),
  /** A name for the game itself; empty if its players never gave one. */
  title: v.fallback(titleText, ''),
  /** Milliseconds since 1970. */
  created: v.fallback(time, 0),
  changed: v.fallback(time, 0),
  /** Grows with every change of the game: of two copies, the one with the higher revision is the game. */
  revision: v.fallback(v.custom<number>(isRevision), 0),
  /** Whether this copy was set aside for what it alone holds, while another copy is the game. */
  isCopy: v.fallback(v.boolean(), false),
  /** The last position and the outcome, for lists, so that they need not replay the actions. */
  position: v.fallback(text, ''),
  outcome: v.fallback(v.nullable(text), null),
});

/** A game as it is saved on the device. */
export type SavedGame = Readonly<v.InferOutput<typeof savedSchema>>;

/** What is known about a saved game besides the game itself. */
export type SavedHead = Pick<SavedGame, 'id' | 'title' | 'created' | 'changed' | 'revision'> &
  Partial<Pick<SavedGame, 'isCopy'>>;

/** A game from the library, ready to continue. */
export interface Resumed {
  readonly document: GameDocument;
  /** Why it stops before the record does; null if the whole record was replayed. */
  readonly stopped: Message | null;
}

/** Buttons once saved by their labels, and their ids. No other button is followed by a further choice. */
const LABELS: readonly (readonly [RegExp, string])[] = [
  [/^Move the square to (\w+)$/, 'carry-$1'],
  [/^(\w+) goes along$/, 'along-$1'],
  [/^(\w+) stays$/, 'stay-$1'],
];

const identified = v.object({ kind: v.literal('button'), id: v.string() });
const labelled = v.object({ kind: v.literal('button'), label: v.string() });

/** Replaces labels of buttons with their ids. An unknown label gets an empty id, which no button has. */
function fromLabels(saved: object): object {
  if (!('picked' in saved) || !Array.isArray(saved.picked)) return saved;
  const picked = saved.picked.map((pick: unknown) => {
    const button = v.safeParse(labelled, pick);
    if (!button.success) return pick;
    const { label } = button.output;
    const [known, id = ''] = LABELS.find(([pattern]) => pattern.test(label)) ?? [];
    return { kind: 'button', id: known ? label.replace(known, id) : '' };
  });
  return { ...saved, picked };
}

/** Renames the fields once called `look` and `undone`. */
function fromLook(saved: object): object {
  const { look, undone, ...others } = saved as Readonly<Record<string, unknown>>;
  return { ...others, cursor: look, redoActions: undone };
}

const clockOfBoth = v.looseObject({ control: v.looseObject({ minutes: v.number() }) });

/** Gives each side its minutes; once both had the same number of them. */
function fromMinutes(saved: object): object {
  const clock = v.safeParse(clockOfBoth, 'clock' in saved ? saved.clock : null);
  if (!clock.success) return saved;
  const { control } = clock.output;
  return {
    ...saved,
    clock: { ...clock.output, control: { ...control, minutes: [control.minutes, control.minutes] } },
  };
}

/** The places of Ben39’s ring, which were once picked by buttons, and their sites. */
const PLACES: ReadonlyMap<unknown, number> = new Map([
  ['carry-l2', 4],
  ['carry-n4', 11],
  ['carry-n12', 39],
  ['carry-l14', 44],
  ['carry-d14', 40],
  ['carry-b12', 33],
  ['carry-b4', 5],
  ['carry-d2', 0],
]);

/** Replaces the buttons that moved a square with the sites to which they moved it. */
function fromCarry(saved: object): object {
  if (!('picked' in saved) || !Array.isArray(saved.picked)) return saved;
  const picked = saved.picked.map((pick: unknown) => {
    const site = v.is(identified, pick) ? PLACES.get(pick.id) : undefined;
    return site === undefined ? pick : { kind: 'site', site };
  });
  return { ...saved, picked };
}

/** Seats persons on both sides: once only persons played. */
function fromPersons(saved: object): object {
  return { ...saved, seats: PERSONS };
}

/**
 * Changes nothing: games by links came with the next schema. Its number keeps an Oddboard from before them from taking
 * such a game for one of two people at one screen.
 */
function fromOneScreen(saved: object): object {
  return saved;
}

/**
 * Whether an Oddboard newer than the one that reads `schema` saved the game, which may then hold more, so that it is not
 * overwritten.
 */
export const isNewer = (saved: SavedGame, schema: number = SCHEMA): boolean => saved.schema > schema;

/**
 * Reads a saved game, from this Oddboard, from an older one, or from a newer one as far as this one
 * understands it.
 */
export function readSaved(
  value: unknown,
  schema: number = SCHEMA,
  migrations: readonly Migration[] = MIGRATIONS,
): Result<SavedGame> {
  const read = readFormat(value, { number: schema, migrations, schema: savedSchema });
  if (read.kind === 'read') return success(read.value);
  return keepingFailure({ id: `saved/${read.kind === 'nothing' ? 'no-game' : read.kind}` });
}

/** The document in the form to save. `now` is the time by which its clock runs. */
export function savedFrom(
  {
    game,
    players,
    seats,
    cursor,
    picked,
    drawOffer,
    takebackOffer,
    cuts,
    exchanged,
    received,
    clock,
    takebacks,
  }: GameDocument,
  { id, title, created, changed, revision, isCopy = false }: SavedHead,
  now: number,
): SavedGame {
  const outcome = outcomeOf(game);
  return {
    ...recordOf(game, players, cursor),
    schema: SCHEMA,
    actions: game.steps.map(({ action }) => action),
    players: [...players],
    seats: [...seats],
    id,
    title,
    created,
    changed,
    revision,
    isCopy,
    redoActions: game.redoSteps.map(({ action }) => action),
    picked: [...picked],
    drawOffer,
    takebackOffer,
    cuts,
    exchanged: exchanged && { ...exchanged },
    received,
    clock: clock && pauseClock(clock, now),
    takebacks,
    position: game.variant.writePosition(currentPosition(game)),
    outcome: outcome && writeOutcome(outcome),
  };
}

/** The saved game, of this variant, replayed as far as possible. */
export function resumeGame(variant: Variant, saved: SavedGame): Result<Resumed> {
  const { id, revision } = saved;
  const replay = playThrough(variant, { ...saved, identity: { id, revision } });
  if (!replay.ok) return replay;
  const { game, stopped } = replay.value;
  const clock = saved.clock === null ? null : readClock(saved.clock);
  return success({
    document: {
      ...documentOf(replay.value),
      game: stopped === null ? withRedo(game, saved.redoActions) : game,
      picked: saved.picked,
      drawOffer: saved.drawOffer,
      takebackOffer: saved.takebackOffer,
      cuts: saved.cuts,
      exchanged: saved.exchanged,
      received: saved.received,
      clock: clock?.ok ? clock.value : null,
      takebacks: saved.takebacks,
    },
    stopped,
  });
}

/** The game with actions that can be redone; without them if they no longer fit. */
export function withRedo(game: Game, actions: readonly string[]): Game {
  const further = withActions(game, actions);
  return further.ok && actions.length > 0 ? takeBackTo(further.value, game.steps.length) : game;
}

import * as v from 'valibot';
import { paused, readClock } from '../../engine/game/clock.ts';
import type { Game } from '../../engine/game/game.ts';
import { MOST_ACTIONS, currentPosition, outcomeOf, takenBackTo } from '../../engine/game/game.ts';
import { LONGEST_NAME } from '../../engine/game/link.ts';
import { withActions } from '../../engine/game/action.ts';
import { revisionSchema } from '../../engine/game/identity.ts';
import type { Replay } from '../../engine/game/record.ts';
import { recordOf, replayed } from '../../engine/game/record.ts';
import { choiceId } from '../../engine/rules/move.ts';
import { writeOutcome } from '../../engine/rules/outcome.ts';
import type { Result } from '../../engine/rules/result.ts';
import { failure, success } from '../../engine/rules/result.ts';
import type { Variant } from '../../engine/rules/variant.ts';
import type { Migration } from '../migrations.ts';
import type { Pending, PlayState } from '../playStore.ts';

/** Grows when a game is kept in another form than before; `MIGRATIONS` then says how to get there. */
const SCHEMA = 2;
/** Each brings what was kept in one schema into the next: the first from 1 to 2. */
const MIGRATIONS: readonly Migration[] = [fromLabels];

export const LONGEST_TITLE = 80;

/** The last time that a date can have, in milliseconds since 1970. */
const LAST_TIME = 8_640_000_000_000_000;

const natural = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER));
const time = v.pipe(natural, v.maxValue(LAST_TIME));
const text = v.pipe(v.string(), v.maxLength(1000));
const name = v.pipe(v.string(), v.maxLength(LONGEST_NAME));
const actions = v.pipe(v.array(v.pipe(v.string(), v.maxLength(40))), v.maxLength(MOST_ACTIONS));
const choice = v.variant('kind', [
  v.strictObject({ kind: v.literal('site'), site: natural }),
  v.strictObject({ kind: v.literal('hand'), piece: natural }),
  v.strictObject({ kind: v.literal('button'), id: text }),
]);

/** Without the first four there is no game; whatever else is damaged is replaced, and the game rescued. */
export const keptSchema = v.object({
  /** The form in which it was kept. */
  schema: v.pipe(natural, v.minValue(1)),
  id: v.pipe(text, v.nonEmpty()),
  variant: text,
  rules: v.pipe(natural, v.minValue(1)),
  actions,
  start: v.optional(text),
  ending: v.fallback(v.optional(text), undefined),
  look: v.fallback(v.optional(natural), undefined),
  players: v.fallback(v.tuple([name, name]), ['', '']),
  /** Actions that were taken back and can be done again, the next one first. */
  undone: v.fallback(actions, []),
  /** What was picked on the way to the next move. */
  picked: v.fallback(v.array(choice), []),
  drawOffer: v.fallback(v.nullable(v.picklist([0, 1])), null),
  /** Paused as it was when this was written; read when the game is resumed. */
  clock: v.fallback(v.nullable(v.unknown()), null),
  /** A name for the game itself; empty where its players never gave one. */
  title: v.fallback(v.pipe(v.string(), v.maxLength(LONGEST_TITLE)), ''),
  /** Milliseconds since 1970. */
  created: v.fallback(time, 0),
  changed: v.fallback(time, 0),
  /** Grows with every change of the game: of two copies the one of the higher revision is the game. */
  revision: v.fallback(revisionSchema, 0),
  /** Whether another copy is the game, and this one was set aside with what it alone holds. */
  isCopy: v.fallback(v.boolean(), false),
  /** The last position and how it stands, for lists: the actions need not be played through. */
  position: v.fallback(text, ''),
  outcome: v.fallback(v.nullable(text), null),
});

/** A game as it is kept on the device. */
export type KeptGame = Readonly<v.InferOutput<typeof keptSchema>>;

/** What is known of a kept game beside the game itself. */
export type KeptHead = Pick<KeptGame, 'id' | 'title' | 'created' | 'changed' | 'revision'> &
  Partial<Pick<KeptGame, 'isCopy'>>;

/** A game from the library, ready to go on with. */
export interface Resumed {
  readonly replay: Replay;
  readonly pending: Partial<Pending>;
}

/** Buttons on the way to a move that were kept as they are read, and their ids; no other is followed by a choice. */
const LABELS: readonly (readonly [RegExp, string])[] = [
  [/^Move the square to (\w+)$/, 'carry-$1'],
  [/^(\w+) goes along$/, 'along-$1'],
  [/^(\w+) stays$/, 'stay-$1'],
];

const labelled = v.object({ kind: v.literal('button'), label: v.string() });

/** From labels of buttons to their ids. A label that is not known stands for nothing that could be picked now. */
function fromLabels(kept: object): object {
  if (!('picked' in kept) || !Array.isArray(kept.picked)) return kept;
  const picked = kept.picked.map((pick: unknown) => {
    const button = v.safeParse(labelled, pick);
    if (!button.success) return pick;
    const { label } = button.output;
    const [known, id = ''] = LABELS.find(([pattern]) => pattern.test(label)) ?? [];
    return { kind: 'button', id: known ? label.replace(known, id) : '' };
  });
  return { ...kept, picked };
}

/** Whether a newer Oddboard has kept a game: then there may be more to it, and it is not written over. */
export const isNewer = ({ schema }: KeptGame): boolean => schema > SCHEMA;

/** A kept game from what was written: now, by an older Oddboard, or as far as it is understood by a newer one. */
export function readKept(
  value: unknown,
  schema: number = SCHEMA,
  migrations: readonly Migration[] = MIGRATIONS,
): Result<KeptGame> {
  const head = v.safeParse(v.looseObject({ schema: v.pipe(natural, v.minValue(1)) }), value);
  if (!head.success) return failure('What is kept here is no game.');
  const outdated = migrations.slice(head.output.schema - 1);
  const today = outdated.reduce<object>((kept, migrate) => migrate(kept), head.output);
  const kept = v.safeParse(keptSchema, { ...today, schema: Math.max(schema, head.output.schema) });
  if (kept.success) return success(kept.output);
  return failure(
    head.output.schema > schema
      ? 'This game was kept by a newer Oddboard; reload the page to get it.'
      : 'The record of this game is damaged.',
  );
}

/** What there is to keep of a game on the screen. */
export function keptFrom(
  {
    game,
    players,
    look,
    selection,
    drawOffer,
    clock,
    now,
  }: Pick<PlayState, 'game' | 'players' | 'look' | 'selection' | 'drawOffer' | 'clock' | 'now'>,
  { id, title, created, changed, revision, isCopy = false }: KeptHead,
): KeptGame {
  const outcome = outcomeOf(game);
  return {
    ...recordOf(game, players, look),
    schema: SCHEMA,
    actions: game.steps.map(({ action }) => action),
    players: [...players],
    id,
    title,
    created,
    changed,
    revision,
    isCopy,
    undone: game.undone.map(({ action }) => action),
    picked: selection?.binding ? selection.picked.map(choiceId) : [],
    drawOffer,
    clock: clock && paused(clock, now()),
    position: game.variant.writePosition(currentPosition(game)),
    outcome: outcome && writeOutcome(outcome),
  };
}

/** The game itself, one of the variant, as far as it can be played through. */
export function resumed(variant: Variant, kept: KeptGame): Result<Resumed> {
  const { id, revision } = kept;
  const replay = replayed(variant, { ...kept, identity: { id, revision } });
  if (!replay.ok) return replay;
  const { game, stopped } = replay.value;
  const clock = kept.clock === null ? null : readClock(kept.clock);
  return success({
    replay: { ...replay.value, game: stopped === null ? withUndone(game, kept.undone) : game },
    pending: { picked: kept.picked, drawOffer: kept.drawOffer, clock: clock?.ok ? clock.value : null },
  });
}

/** The game with actions that can be done again; without them if they no longer fit. */
export function withUndone(game: Game, undone: readonly string[]): Game {
  const further = withActions(game, undone);
  return further.ok && undone.length > 0 ? takenBackTo(further.value, game.steps.length) : game;
}

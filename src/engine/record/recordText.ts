import { writeOutcome } from '../rules/outcome.ts';
import type { Result } from '../rules/result.ts';
import { success } from '../rules/result.ts';
import type { BySide } from '../rules/side.ts';
import { BLACK, WHITE } from '../rules/side.ts';
import { registryEntryNamed } from '../registry.ts';
import type { Game } from '../game/game.ts';
import { outcomeOf } from '../game/game.ts';
import type { Identity } from '../game/identity.ts';
import { readIdentity } from '../game/identity.ts';
import { MOST_ACTIONS } from '../game/game.ts';
import type { WrittenRecord } from './writtenRecord.ts';
import { recordOf } from './recordOf.ts';
import { movesAmong, writtenMoves } from './recordMoves.ts';
import { withoutQuoting } from './pastedText.ts';
import type { Tag } from './recordTags.ts';
import type { GameTokens, Token } from './recordTokens.ts';
import { gamesIn, outsideVariations } from './recordTokens.ts';
import { NO_RESULT, resultOf, winners } from './resultText.ts';
import type { Seat } from './seats.ts';
import { LONGEST_NAME, PERSONS, seatTags, seatsIn } from './seats.ts';
import type { TextMessage } from './textMessage.ts';
import { textFailure } from './textMessage.ts';

const LONGEST_LINE = 80;

/** Bounds on what we read from a text. */
const LONGEST_TEXT = 1_000_000;
const MOST_GAMES = 1_000;

/** A game of a record text. */
export interface RecordText {
  /** `playThrough` replays it. */
  readonly record: WrittenRecord;
  /** All that was read of it; `readTreeText` makes a tree of it, with variations and notes. */
  readonly tokens: readonly Token[];
  /** All the tags, including those that we do not know. */
  readonly tags: ReadonlyMap<string, string>;
  /** Whether a result follows the moves, if only the sign that the game goes on. */
  readonly hasResult: boolean;
  /** What is unclear about it, apart from its moves. */
  readonly doubts: readonly TextMessage[];
}

/** Writes a game as a text of tags and moves (docs/notation.md); `date` is written as given: `2025.03.01`. */
export const writeRecordText = (
  game: Game,
  players: BySide<string>,
  date = '',
  identity: Identity | null = null,
  seats: BySide<Seat> = PERSONS,
): string => textWith(game, players, date, identity, seatTags(seats), writtenMoves(game));

/**
 * A text with the tags of a game and further ones, and with its moves already written, in pieces between which a
 * line may be broken.
 */
export function textWith(
  game: Game,
  players: BySide<string>,
  date: string,
  identity: Identity | null,
  more: readonly (readonly [name: string, value: string])[],
  moves: readonly string[],
): string {
  const { variant, rules, start = '' } = recordOf(game, players, 0);
  const outcome = outcomeOf(game);
  const end = outcome && writeOutcome(outcome);
  const result = [...winners].find(([, winner]) => end?.startsWith(winner))?.[0] ?? NO_RESULT;
  const tags = [
    ['Variant', variant],
    ['Rules', String(rules)],
    ['White', nameText(players[WHITE])],
    ['Black', nameText(players[BLACK])],
    ['Date', date],
    ['Start', start],
    ['Result', result],
    ['Termination', outcome?.reason ?? ''],
    ['Game', identity?.id ?? ''],
    ['Revision', identity ? String(identity.revision) : ''],
    ...more,
  ] as const;
  const header = tags
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `[${name} "${inOneLine(value).replaceAll(/["\\]/g, '\\$&')}"]`);
  return [...header, '', ...wrapped([...moves, result]), ''].join('\n');
}

const inOneLine = (text: string): string => text.replaceAll(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/gu, ' ');

const nameText = (name: string): string => inOneLine(name.slice(0, LONGEST_NAME));

/** Breaks words into lines, each as long as possible; a word that is longer has a line of its own. */
function wrapped(words: readonly string[]): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of words) {
    if (line !== '' && line.length + 1 + word.length > LONGEST_LINE) {
      lines.push(line);
      line = '';
    }
    line += (line === '' ? '' : ' ') + word;
  }
  return [...lines, line];
}

/**
 * Reads the games of a text, at least one. The moves are not played: `playThrough` does that, as far as they
 * are legal.
 */
export function readRecordText(text: string): Result<readonly RecordText[]> {
  if (text.length > LONGEST_TEXT) return textFailure({ id: 'text/too-long' });
  const games = gamesIn(withoutQuoting(text));
  if (games.length > MOST_GAMES) return textFailure({ id: 'text/too-many-games' });
  if (
    games.some(
      ({ tokens }) => outsideVariations(tokens).filter(({ kind }) => kind === 'move').length > MOST_ACTIONS,
    )
  )
    return textFailure({ id: 'text/too-many-moves' });
  const records = games.map(recordText);
  return records.some(({ tags }) => tagOf(tags, 'Variant') !== '')
    ? success(records)
    : textFailure({ id: 'text/no-record' });
}

function recordText({ tokens, unclosed }: GameTokens): RecordText {
  const written = tokens.flatMap((token) => (token.kind === 'tag' ? [token.tag] : []));
  const told = distinct([
    ...written.filter(({ broken }) => broken === null),
    ...written.filter(({ broken }) => broken !== null),
  ]);
  const tags = new Map(told.map(({ name, value }) => [name, value]));
  const called = tagOf(tags, 'Variant');
  const variant = registryEntryNamed(called);
  const start = tagOf(tags, 'Start');
  const last = tokens.at(-1);
  const result = last?.kind === 'result' ? last.text : null;
  const rules = tagOf(tags, 'Rules');
  const record: WrittenRecord = {
    variant: variant?.id ?? called,
    rules: /^\d{1,6}$/.test(rules) ? Number(rules) : (variant?.version ?? 1),
    players: [nameText(tagOf(tags, 'White')), nameText(tagOf(tags, 'Black'))],
    start: start === '' ? undefined : start,
    moves: movesAmong(tokens),
    ending: endingIn(tags, result ?? NO_RESULT),
    identity: identityIn(tags),
    seats: seatsIn((name) => tagOf(tags, name)),
  };
  const doubts: TextMessage[] = [
    ...told.flatMap(({ broken, value }): TextMessage[] =>
      broken === null ? [] : [{ id: 'text/broken-tag', tag: broken, value }],
    ),
    ...otherResult(resultOf(tagOf(tags, 'Result')), result),
    ...(unclosed === null ? [] : [{ id: 'text/never-closed' as const, sign: unclosed }]),
  ];
  return { record, tokens, tags, hasResult: result !== null, doubts };
}

/** The message about a result after the moves other than that of the tag; none if one of them says nothing. */
const otherResult = (tag: string, result: string | null): TextMessage[] =>
  winners.has(tag) && result !== null && result !== tag ? [{ id: 'text/other-result', tag, result }] : [];

/** The first tag of each name, in any capitalization. */
function distinct(tags: readonly Tag[]): Tag[] {
  const first = new Map<string, Tag>();
  for (const tag of tags) if (!first.has(tag.name.toLowerCase())) first.set(tag.name.toLowerCase(), tag);
  return [...first.values()];
}

function identityIn(tags: ReadonlyMap<string, string>): Identity | undefined {
  const revision = tagOf(tags, 'Revision');
  return /^\d+$/.test(revision) ? readIdentity(tagOf(tags, 'Game'), Number(revision)) : undefined;
}

/** The value of a tag, in any capitalization; empty if it is missing. */
export function tagOf(tags: ReadonlyMap<string, string>, name: string): string {
  const found = [...tags].find(([known]) => known.toLowerCase() === name.toLowerCase());
  return found?.[1] ?? '';
}

/** What other programs write when they have nothing to say. */
const SAYS_NOTHING = ['', '?', 'normal', 'unterminated'];

/**
 * How the game ended according to the tags or, if they do not say, the result after the moves; undefined if
 * neither says.
 */
function endingIn(tags: ReadonlyMap<string, string>, result: string): string | undefined {
  const winner = winners.get(resultOf(tagOf(tags, 'Result'))) ?? winners.get(result);
  const reason = tagOf(tags, 'Termination').toLowerCase();
  if (winner === undefined) return undefined;
  return SAYS_NOTHING.includes(reason) ? winner : `${winner} ${reason}`;
}

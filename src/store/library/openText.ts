import { variantOf } from '../../engine/registry.ts';
import type { Replay, WrittenRecord } from '../../engine/record/record.ts';
import { playThrough } from '../../engine/record/record.ts';
import { readRecordText } from '../../engine/record/recordText.ts';
import type { Identity } from '../../engine/game/identity.ts';
import type { Result } from '../../engine/rules/result.ts';
import { failure, success } from '../../engine/rules/result.ts';
import { documentOf } from '../document/document.ts';
import { linkOf } from '../document/link.ts';
import { looksLikeExport, readExport } from './exportFile.ts';
import { adopt } from '../preferences.ts';
import type { SavedGame } from './savedGame.ts';
import { savedFrom } from './savedGame.ts';
import type { AutosaveMeans } from './autosave.ts';
import type { Imported } from './importing.ts';
import type { LibraryStore } from './libraryStore.ts';
import { codeOf } from '../../engine/rules/message.ts';

/** What a text from outside came to. */
export type Opened =
  /** Something to look at. */
  | {
      readonly kind: 'address';
      /** Within the page. */
      readonly address: string;
      /** The id of the game, as it is kept or is to be kept; null for a link, which tells that itself. */
      readonly game: string | null;
      readonly isSaved: boolean;
      /** What is to be said about it; empty when all is well. */
      readonly said: string;
    }
  /** Games that are in the library now; a sentence says how many. */
  | { readonly kind: 'imported'; readonly sentence: string };

/** Takes in what somebody pasted or dropped: a link, an export of games, or records. */
export async function openText(
  text: string,
  library: LibraryStore,
  means: Pick<AutosaveMeans, 'now' | 'newId'>,
): Promise<Result<Opened>> {
  // What others add to a link, such as `?from=mail`, is none of the game.
  const link = /^[^[]*#(\/(?:play|edit)\/[^\s?#&]+)/.exec(text.slice(0, 100_000));
  if (link?.[1] !== undefined)
    return success({ kind: 'address', address: link[1], game: null, isSaved: false, said: '' });
  if (looksLikeExport(text)) {
    const exported = readExport(text);
    if (!exported.ok) return exported;
    const imported = await library.getState().add(exported.value);
    const { preferences } = exported.value;
    if (Object.keys(preferences).length === 0)
      return success({ kind: 'imported', sentence: sentenceOf(imported) });
    adopt(preferences);
    return success({
      kind: 'imported',
      sentence: `${sentenceOf(imported)} Settings and solved tasks were taken over.`,
    });
  }
  const records = readRecordText(text);
  if (!records.ok) return records;
  const replays = await Promise.all(records.value.map(({ record }) => replay(record)));
  const [first, ...others] = replays;
  if (!first) return failure('This is no link, no record and no export of Oddboard’s games.');
  if (others.length === 0 && !first.ok) return first;
  // A moment apart, since the newest is listed first: so they stand in the order of the text.
  const time = means.now();
  const identified = replays.map((played) =>
    played.ok ? success({ ...played.value, identity: played.value.identity ?? newIdentity(means) }) : played,
  );
  const games = identified.flatMap((played, i) => (played.ok ? [savedGame(played.value, time - i)] : []));
  const leftOut = replays.length - games.length;
  const imported = await library.getState().add({ games, asTheyAre: [], leftOut, preferences: {} });
  const [only] = identified;
  return others.length === 0 && only?.ok
    ? success(addressOf(only.value, imported))
    : success({ kind: 'imported', sentence: sentenceOf(imported) });
}

/** A replay with an identity of its own, where the record told none. */
type Identified = Replay & { readonly identity: Identity };

async function replay(record: WrittenRecord): Promise<Result<Replay>> {
  const variant = await variantOf(record.variant);
  return variant.ok ? playThrough(variant.value, record) : variant;
}

const newIdentity = ({ newId }: Pick<AutosaveMeans, 'newId'>): Identity => ({ id: newId(), revision: 0 });

/** A game that was played through, as it is to be kept since a time. */
const savedGame = (played: Identified, time: number): SavedGame =>
  savedFrom(documentOf(played), { ...played.identity, title: '', created: time, changed: time }, time);

/** A game that could not be put into the library is opened all the same; its page tries again to keep it. */
function addressOf(played: Identified, imported: Imported): Opened {
  const { game, stopped, identity } = played;
  const { lastId, trouble } = imported;
  return {
    kind: 'address',
    address: `/play/${game.variant.id}/${linkOf(documentOf(played))}`,
    game: lastId ?? identity.id,
    isSaved: lastId !== null,
    said: [stopped, trouble].flatMap((part) => (part === null ? [] : [codeOf(part)])).join(' '),
  };
}

/** `2 games were added, 1 game was here already, 1 game was damaged and left out.` */
function sentenceOf({ added, known, updated, damaged, leftOut, trouble }: Imported): string {
  const parts = [
    `${count(added)} added`,
    ...(known > 0 ? [`${count(known)} here already`] : []),
    ...(updated > 0 ? [`${count(updated)} brought up to date`] : []),
    ...(damaged > 0 ? [`${count(damaged)} damaged and kept as ${damaged === 1 ? 'it is' : 'they are'}`] : []),
    ...(leftOut > 0 ? [`${count(leftOut)} damaged and left out`] : []),
  ];
  return [`${parts.join(', ')}.`, trouble === null ? '' : codeOf(trouble)].join(' ').trim();
}

const count = (games: number): string => (games === 1 ? '1 game was' : `${String(games)} games were`);

import { variantOf } from '../../engine/registry.ts';
import type { Replay } from '../../engine/record/record.ts';
import { readTreeText } from '../../engine/record/readTreeText.ts';
import type { RecordText } from '../../engine/record/recordText.ts';
import { readRecordText } from '../../engine/record/recordText.ts';
import { writeTreeLink } from '../../engine/record/treeLink.ts';
import type { WrittenRecord } from '../../engine/record/writtenRecord.ts';
import { playWritten } from '../../engine/record/writtenRecord.ts';
import { textFailure } from '../../engine/record/textMessage.ts';
import { isBlank } from '../../engine/tree/notes.ts';
import type { Tree } from '../../engine/tree/tree.ts';
import { placesOf } from '../../engine/tree/walk.ts';
import type { BySide } from '../../engine/rules/side.ts';
import type { Identity } from '../../engine/game/identity.ts';
import type { Result } from '../../engine/rules/result.ts';
import { success } from '../../engine/rules/result.ts';
import { documentOf } from '../document/document.ts';
import { loadCompression } from '../document/compression.ts';
import { linkOf } from '../document/link.ts';
import { NO_STUDIES, looksLikeExport, readExport } from './exportFile.ts';
import { adopt } from '../preferences.ts';
import type { SavedGame } from './savedGame.ts';
import { savedFrom } from './savedGame.ts';
import type { AutosaveMeans } from './autosave.ts';
import type { Imported } from './importing.ts';
import type { LibraryStore } from './libraryStore.ts';
import type { Message } from '../../engine/rules/message.ts';
import { openingFailure } from './openingFailure.ts';
import { faultsOf } from './gameFaults.ts';
import { linkInText } from './linkInText.ts';
import type { GameFault, OpeningMessage } from './openingMessage.ts';

/** A game, a tree or a position to show. */
export interface ToShow {
  readonly kind: 'address';
  /** Within the page. */
  readonly address: string;
  /** The id under which the game that is shown is or will be saved; null for a link, which holds its own id. */
  readonly game: string | null;
  readonly isSaved: boolean;
  /** What to tell the user about it; empty when all is well. */
  readonly said: readonly Message[];
}

/** One of several games in a text. */
export interface OneOfSeveral {
  readonly shown: ToShow;
  readonly variant: string;
  readonly players: BySide<string>;
  readonly moves: number;
}

/** What a text from outside turned out to be. */
export type Opened =
  | ToShow
  /** Games that are in the library now; the message says how many. */
  | {
      readonly kind: 'imported';
      readonly message: OpeningMessage;
      /** Those of several records, any of which can be shown with its variations. */
      readonly games: readonly OneOfSeveral[];
    };

/** Opens what the user pasted or dropped: a link, an export of games, or records. */
export async function openText(
  text: string,
  library: LibraryStore,
  means: Pick<AutosaveMeans, 'now' | 'newId'>,
): Promise<Result<Opened>> {
  if (looksLikeExport(text)) {
    const exported = readExport(text);
    if (!exported.ok) return exported;
    const imported = await library.getState().add(exported.value);
    const { preferences } = exported.value;
    const withPreferences = Object.keys(preferences).length > 0;
    if (withPreferences) adopt(preferences);
    return success(inLibrary(imported, { withPreferences }));
  }
  const address = linkInText(text);
  if (address !== null) return success({ kind: 'address', address, game: null, isSaved: false, said: [] });
  const records = readRecordText(text);
  if (!records.ok) return records;
  const [replays] = await Promise.all([
    Promise.all(records.value.map(({ record }) => replay(record))),
    loadCompression(),
  ]);
  const [first, ...others] = replays;
  if (!first) return openingFailure({ id: 'opening/nothing' });
  if (others.length === 0 && !first.ok) return first;
  // The library lists the newest first, so times a millisecond apart keep the order of the text.
  const time = means.now();
  const identified = replays.map((played) =>
    played.ok ? success({ ...played.value, identity: played.value.identity ?? newIdentity(means) }) : played,
  );
  const games = identified.flatMap((played, i) => (played.ok ? [savedGame(played.value, time - i)] : []));
  const leftOut = replays.length - games.length;
  const imported = await library
    .getState()
    .add({ games, asTheyAre: [], leftOut, studies: NO_STUDIES, preferences: {} });
  const [only] = identified;
  const [read] = records.value;
  return others.length === 0 && only?.ok && read
    ? success(treeOpened(only.value, read, imported) ?? gameOpened(only.value, read, imported))
    : success(
        inLibrary(imported, {
          faults: faultsOf(records.value, replays),
          games: records.value.flatMap((record, i) => {
            const played = identified[i];
            return played?.ok ? [oneOfSeveral(played.value, record, imported)] : [];
          }),
        }),
      );
}

/** A replay with an identity, a new one if the record gave none. */
type Identified = Replay & { readonly identity: Identity };

async function replay(record: WrittenRecord): Promise<Result<Replay>> {
  if (record.variant === '') return textFailure({ id: 'text/no-record' });
  const variant = await variantOf(record.variant);
  return variant.ok ? playWritten(variant.value, record) : variant;
}

const newIdentity = ({ newId }: Pick<AutosaveMeans, 'newId'>): Identity => ({ id: newId(), revision: 0 });

/** A replayed game in the form to save, created at `time`. */
const savedGame = (played: Identified, time: number): SavedGame =>
  savedFrom(documentOf(played), { ...played.identity, title: '', created: time, changed: time }, time);

/** What came of saving a game. */
type Saving = Pick<Imported, 'lastId' | 'trouble'>;

/** A replayed game, to show. A game that the library could not save opens anyway; its page tries again. */
function gameOpened(played: Identified, { doubts }: RecordText, { lastId, trouble }: Saving): ToShow {
  const { game, stopped, identity } = played;
  return {
    kind: 'address',
    address: `/play/${game.variant.id}/${linkOf(documentOf(played))}`,
    game: lastId ?? identity.id,
    isSaved: lastId !== null,
    said: [stopped, ...doubts, trouble].filter((part) => part !== null),
  };
}

/** The tree of a game with variations or notes, to show; null if the record holds the game alone. */
function treeOpened(played: Identified, text: RecordText, { lastId, trouble }: Saving): ToShow | null {
  const { variant } = played.game;
  const read = readTreeText(variant, text);
  if (!read.ok || isBareLine(read.value.tree)) return null;
  const { tree, players, stopped } = read.value;
  const link = writeTreeLink({ tree, path: tree.played, players, game: played.identity });
  return {
    kind: 'address',
    address: `/explore/${variant.id}/${link}`,
    // What is shown is not the saved game.
    game: null,
    isSaved: lastId !== null,
    said: [stopped, ...text.doubts, trouble].filter((part) => part !== null),
  };
}

/** Whether a tree is a single line without notes. */
const isBareLine = (tree: Tree): boolean =>
  placesOf(tree).every(({ node: { children, notes } }) => children.length < 2 && isBlank(notes));

/** A replayed game among others, which the library has unless there was trouble. */
function oneOfSeveral(played: Identified, text: RecordText, { trouble }: Imported): OneOfSeveral {
  const { game, players, identity } = played;
  const saved = { lastId: trouble === null ? identity.id : null, trouble };
  return {
    shown: treeOpened(played, text, saved) ?? gameOpened(played, text, saved),
    variant: game.variant.name,
    players,
    moves: game.steps.length,
  };
}

interface InLibrary {
  readonly faults?: readonly GameFault[];
  readonly withPreferences?: boolean;
  readonly games?: readonly OneOfSeveral[];
}

function inLibrary(
  imported: Imported,
  { faults = [], withPreferences = false, games = [] }: InLibrary,
): Opened {
  const { added, known, updated, damaged, leftOut, studies, trouble } = imported;
  const counts = { added, known, updated, damaged, leftOut };
  return {
    kind: 'imported',
    message: { id: 'opening/imported', counts, studies, faults, trouble, withPreferences },
    games,
  };
}

import { isByLinks } from '../../engine/record/seats.ts';
import type { Result } from '../../engine/rules/result.ts';
import { failure, success } from '../../engine/rules/result.ts';
import { contains, standingOf } from './copies.ts';
import type { Exported } from './exportFile.ts';
import type { ImportCounts } from './openingMessage.ts';
import type { SavedGame } from './savedGame.ts';
import { readSaved } from './savedGame.ts';
import type { Repository, Written } from './repository.ts';
import type { Message } from '../../engine/rules/message.ts';

export interface Imported extends ImportCounts {
  readonly studies: ImportCounts;
  /** The id that the last game of the import has here; null if there is none. */
  readonly lastId: string | null;
  /** Why it stopped, if it did. */
  readonly trouble: Message | null;
}

/** What an import of games did. */
type ImportedGames = Omit<Imported, 'studies'>;

/**
 * Puts games into a repository. A game that is already there is updated if the import is ahead. If the two
 * have diverged, both are kept, the imported one under a new id.
 */
export async function importGames(
  repository: Repository,
  { games, asTheyAre, leftOut }: Pick<Exported, 'games' | 'asTheyAre' | 'leftOut'>,
  newId: () => string,
): Promise<ImportedGames> {
  const done = { added: 0, known: 0, updated: 0, damaged: 0, leftOut };
  let lastId: string | null = null;
  const all = await repository.all();
  if (!all.ok) return { ...done, lastId, trouble: all.message };
  /**
   * The ids of copies, by their content. A copy has a new id here, so its id in the import would not find it.
   */
  const copies = new Map(
    all.value.flatMap((value) => {
      const saved = readSaved(value);
      return saved.ok && saved.value.isCopy ? [[contentOf(saved.value), saved.value.id] as const] : [];
    }),
  );
  for (const game of games) {
    const known = copies.get(contentOf(game));
    const result =
      known === undefined
        ? await put(repository, game, newId)
        : success({ what: 'known' as const, id: known });
    if (!result.ok) return { ...done, lastId, trouble: result.message };
    done[result.value.what]++;
    lastId = result.value.id;
    if (lastId !== game.id) copies.set(contentOf(game), lastId);
  }
  for (const value of asTheyAre) {
    const written = await repository.restore(value);
    if (!written.ok) return { ...done, lastId, trouble: written.message };
    done[readSaved(value).ok ? 'added' : 'damaged']++;
  }
  return { ...done, lastId, trouble: null };
}

/** The content of a game, apart from its id, its cursor and the like: equal in every repository. */
const contentOf = ({
  variant,
  start,
  actions,
  ending,
  players,
  redoActions,
  title,
  created,
}: SavedGame): string =>
  JSON.stringify([variant, start, actions, ending, players, redoActions, title, created]);

/** What happened to a game, and its id in the repository. */
interface Placed {
  readonly what: 'added' | 'known' | 'updated';
  readonly id: string;
}

async function put(repository: Repository, game: SavedGame, newId: () => string): Promise<Result<Placed>> {
  const { id } = game;
  const value = await repository.get(game.id);
  if (!value.ok) return value;
  if (value.value === undefined) {
    const written = await repository.put(game, null);
    if (written.kind !== 'changed elsewhere') return resultOf(written, { what: 'added', id });
  }
  const saved = readSaved(value.value);
  if (saved.ok) {
    const { title, created } = saved.value;
    if (contentOf({ ...game, title, created }) === contentOf(saved.value))
      return success({ what: 'known', id });
    // One revision should have only one state, so two states are two games.
    const standing = game.revision === saved.value.revision ? 'parted' : standingOf(game, saved.value);
    if (standing === 'earlier') return success({ what: 'known', id });
    if (standing === 'later') {
      const aside = contains(game, saved.value) ? null : { ...saved.value, id: newId(), isCopy: true };
      const written = await repository.put(withLinks(game, saved.value), saved.value.revision, aside);
      if (written.kind !== 'changed elsewhere') return resultOf(written, { what: 'updated', id });
    }
  }
  const own = newId();
  return resultOf(await repository.put({ ...game, id: own, isCopy: true }, null), { what: 'added', id: own });
}

/** A game as it goes on here: a record does not say that it is played by links, nor from where. */
function withLinks(game: SavedGame, mine: SavedGame): SavedGame {
  if (!isByLinks(mine.seats) || isByLinks(game.seats)) return game;
  const { seats, cuts, exchanged, received } = mine;
  return { ...game, seats, cuts, exchanged, received };
}

const resultOf = <T>(written: Written, what: T): Result<T> =>
  written.kind === 'failed' ? failure(written.message) : success(what);

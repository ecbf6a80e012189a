import { newGame } from '../../engine/game/game.ts';
import type { Replay } from '../../engine/record/record.ts';
import { recordOf } from '../../engine/record/recordOf.ts';
import type { Result } from '../../engine/rules/result.ts';
import { success } from '../../engine/rules/result.ts';
import type { Variant } from '../../engine/rules/variant.ts';
import { documentOf } from '../document/document.ts';
import type { Copy } from './copies.ts';
import { contains, standingOf, takenBackSince } from './copies.ts';
import type { Found, Wish } from './found.ts';
import { UNSAVED, alone, idIn, unsaved } from './found.ts';
import type { AutosaveMeans } from './autosave.ts';
import { isLetter, receive } from './receiving.ts';
import { keepingFailure } from './keepingFailure.ts';
import type { KeepingMessage } from './keepingMessage.ts';
import type { SavedGame, Resumed } from './savedGame.ts';
import { isNewer, readSaved, resumeGame, withRedo } from './savedGame.ts';

/**
 * Finds the game of the variant that an address asks for. The device may hold another copy of it: the one
 * with the higher revision is the game, and copies that have diverged are two games (`standingOf`). Fails if
 * the game could only be on the device, and is not there or the device cannot be read.
 */
export async function findGame(
  variant: Variant,
  wish: Wish,
  { repository, newId }: Pick<AutosaveMeans, 'repository' | 'newId'>,
): Promise<Result<Found>> {
  const { linked, shown } = wish;
  const id = idIn(wish);
  if (id === null) return linked ? success(unsaved(linked)) : keepingFailure({ id: 'finding/no-game' });
  // A failed read may well succeed on a second attempt.
  const first = await repository.get(id);
  const value = first.ok ? first : await repository.get(id);
  if (!value.ok) return linked ? success(alone(linked, shown !== null)) : value;
  if (value.value === undefined)
    return linked
      ? success(alone(linked, shown !== null && !repository.hasRemoved(id)))
      : keepingFailure({ id: 'finding/gone' });
  const saved = readSaved(value.value);
  // An unreadable entry stays as it is.
  if (!saved.ok) return linked ? success(unsaved(nameless(linked))) : saved;
  if (saved.value.variant !== variant.id) return keepingFailure({ id: 'finding/other-variant' });
  const here = resumeGame(variant, saved.value);
  if (!here.ok) return linked ? success(unsaved(nameless(linked))) : here;
  if (isNewer(saved.value)) return success(readOnly(here.value));
  // A game that cannot be replayed to its end stays as it is, too: playing on makes another game.
  const { document, stopped } = here.value;
  if (stopped !== null)
    return success(unsaved(nameless(linked?.stopped === null ? linked : { ...document, stopped })));
  return success(chosen(variant, wish, saved.value, here.value, newId));
}

/**
 * Chooses between the copy in the address and the saved one; if they are two games, the one in the address.
 */
function chosen(
  variant: Variant,
  { linked, shown }: Wish,
  saved: SavedGame,
  here: Resumed,
  newId: () => string,
): Found {
  const asSaved = { ...here, keeping: { saved, isAhead: false, setsAside: false } };
  const revision = shown?.revision ?? linked?.identity?.revision ?? null;
  // The address asks only for the game with this id.
  if (linked === null && revision === null) return asSaved;
  if (shown === null && linked !== null && isLetter(here.document, linked)) {
    const { document, told, isNews } = receive(here.document, linked);
    return {
      document,
      stopped: told,
      keeping: { saved, isAhead: isNews, setsAside: false },
      ...(told?.id === 'letter/parted' ? { parted: documentOf(linked) } : {}),
    };
  }
  const there = linked ?? untouched(variant);
  // A damaged link may lack actions that the device has.
  if (there.stopped !== null) return shown ? asSaved : unsaved(there);
  const copy: Copy = { ...copyOf(there), revision };
  // A page that is reloaded right after a taking back may have an address that is behind; what was taken back is there.
  const isBehind =
    shown !== null && (revision ?? 0) <= saved.revision && contains(withTakenBack(saved), copy);
  if (isBehind) return asSaved;
  switch (standingOf(copy, saved)) {
    case 'earlier':
      return shown ? asSaved : { ...asSaved, document: { ...here.document, cursor: there.cursor } };
    case 'later': {
      const identity = { id: saved.id, revision: Math.max(revision ?? 0, saved.revision + 1) };
      const game = withRedo(there.game, takenBackSince(copy, saved));
      return {
        // The address holds no clock.
        document: {
          ...documentOf(there),
          game,
          identity,
          clock: here.document.clock,
          exchanged: here.document.exchanged,
          received: here.document.received,
        },
        stopped: null,
        keeping: { saved, isAhead: shown !== null, setsAside: !contains(copy, saved) },
      };
    }
    case 'parted':
      return alone(
        shown ? { ...there, identity: { id: newId(), revision: revision ?? 1 } } : nameless(there),
        shown !== null,
      );
  }
}

const NEWER: KeepingMessage = { id: 'finding/newer' };

/** A game saved by a newer Oddboard, for viewing only. */
const readOnly = ({ document }: Resumed): Found => ({
  document: { ...document, identity: null },
  stopped: NEWER,
  keeping: UNSAVED,
});

/** A replay without its identity, so that it becomes a game of its own. */
const nameless = ({ game, players, cursor, stopped, seats }: Omit<Replay, 'identity'>): Replay => ({
  game,
  players,
  cursor,
  stopped,
  seats,
});

/** A saved game as it was before anything was taken back. */
const withTakenBack = ({ start, actions, redoActions, ending, revision }: SavedGame): Copy => ({
  start,
  actions: [...actions, ...redoActions],
  ending,
  revision,
});

/** What an empty address stands for. */
const untouched = (variant: Variant): Replay => ({
  game: newGame(variant),
  players: ['', ''],
  cursor: 0,
  stopped: null,
});

const copyOf = ({ game, players, cursor }: Replay) => recordOf(game, players, cursor);

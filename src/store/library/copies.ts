import type { GameRecord } from '../../engine/record/record.ts';
import type { SavedGame } from './savedGame.ts';

/** What tells one copy of a game from another. */
export interface Copy extends Pick<GameRecord, 'start' | 'actions' | 'ending'> {
  /** Null where a copy does not tell, as those of the first Oddboard did not. */
  readonly revision: number | null;
}

/**
 * How a copy from elsewhere stands to the kept one of the same id: it is an earlier state of it, it is the
 * game as it has gone on, or the lines have parted and they are two games.
 */
export type Standing = 'earlier' | 'later' | 'parted';

/**
 * Of two copies on one line the one of the higher revision is the game, be it the shorter: then something was
 * taken back. Copies on lines that have parted are two games.
 */
export function standingOf(copy: Copy, saved: Copy): Standing {
  const [isWithin, reachesBeyond] = [contains(saved, copy), contains(copy, saved)];
  if (!isWithin && !reachesBeyond) return 'parted';
  if (copy.revision === null || saved.revision === null) return isWithin ? 'earlier' : 'later';
  if (copy.revision > saved.revision) return 'later';
  // Of one revision there should be one state.
  return isWithin ? 'earlier' : 'parted';
}

/** Whether all that one copy holds is in another, which may go on from there. */
export function contains(all: Copy, part: Copy): boolean {
  if (all.start !== part.start || part.actions.length > all.actions.length) return false;
  if (part.actions.some((action, i) => action !== all.actions[i])) return false;
  return part.ending === undefined || part.actions.length < all.actions.length || part.ending === all.ending;
}

/** The actions that a later copy of the game has taken back since an earlier one, the next to redo first. */
export function takenBackSince(
  later: Copy,
  earlier: Copy & Pick<SavedGame, 'redoActions'>,
): readonly string[] {
  return contains(earlier, { ...later, ending: undefined })
    ? [...earlier.actions.slice(later.actions.length), ...earlier.redoActions]
    : [];
}

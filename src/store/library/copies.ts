import type { GameRecord } from '../../engine/record/record.ts';
import type { SavedGame } from './savedGame.ts';

/** What distinguishes one copy of a game from another. */
export interface Copy extends Pick<GameRecord, 'start' | 'actions' | 'ending'> {
  /** Null if the copy does not say, as with copies from the first Oddboard. */
  readonly revision: number | null;
}

/**
 * How a copy from elsewhere relates to the saved one of the same id: it is an earlier state, a later state,
 * or the two have diverged and are two games.
 */
export type Standing = 'earlier' | 'later' | 'parted';

/**
 * Of two copies on one line, the one with the higher revision is the game, even if it is shorter: then
 * something was taken back. Copies that have diverged are two games.
 */
export function standingOf(copy: Copy, saved: Copy): Standing {
  const [isWithin, reachesBeyond] = [contains(saved, copy), contains(copy, saved)];
  if (!isWithin && !reachesBeyond) return 'parted';
  if (copy.revision === null || saved.revision === null) return isWithin ? 'earlier' : 'later';
  if (copy.revision > saved.revision) return 'later';
  // One revision should have only one state.
  return isWithin ? 'earlier' : 'parted';
}

/** Whether `all` holds everything that `part` holds; it may go on from there. */
export function contains(all: Copy, part: Copy): boolean {
  if (all.start !== part.start || part.actions.length > all.actions.length) return false;
  if (part.actions.some((action, i) => action !== all.actions[i])) return false;
  return part.ending === undefined || part.actions.length < all.actions.length || part.ending === all.ending;
}

/** The actions that a later copy of the game has taken back since an earlier one, in the order of redoing. */
export function takenBackSince(
  later: Copy,
  earlier: Copy & Pick<SavedGame, 'redoActions'>,
): readonly string[] {
  return contains(earlier, { ...later, ending: undefined })
    ? [...earlier.actions.slice(later.actions.length), ...earlier.redoActions]
    : [];
}

import { isByLinks } from '../../engine/record/seats.ts';
import type { Replay } from '../../engine/record/record.ts';
import type { GameDocument } from '../document/document.ts';
import { documentOf } from '../document/document.ts';
import { asSent } from '../document/letters.ts';
import type { Keeping } from './autosave.ts';
import type { Resumed } from './savedGame.ts';

/** What an address asks for. */
export interface Wish {
  /** The game that the address holds; null if it holds none. */
  readonly linked: Replay | null;
  /** The game that the page showed here before, and its revision; null for a link that somebody opens. */
  readonly shown: { readonly game: string; readonly revision: number | null } | null;
}

/** The game that was asked for, and how it is to be saved. */
export interface Found extends Resumed {
  readonly keeping: Keeping;
  /** The game of a link that parts from this one; absent for none. */
  readonly parted?: GameDocument;
}

/** The id of the game asked for; null if it has none. */
export const idIn = ({ linked, shown }: Wish): string | null => shown?.game ?? linked?.identity?.id ?? null;

/** For a game from elsewhere: it is not saved until something happens in it. */
export const UNSAVED: Keeping = { saved: null, isAhead: false, setsAside: false };

/** A game that begins here. `stopped` says why its record was not shown whole; null if it was. */
export const begun = (document: GameDocument, stopped: Found['stopped'] = null): Found => ({
  document,
  stopped,
  keeping: UNSAVED,
});

/** A game from elsewhere, shown as it came and saved once something happens in it. */
export const unsaved = (replay: Replay): Found => begun(documentOf(replay), replay.stopped);

/**
 * A game that the device does not have. One with an identity that the page showed before is saved at once, and so is one
 * that is played by links.
 */
export function alone(replay: Replay, wasShown: boolean): Found {
  const found = unsaved(replay);
  const isFirstLetter = !wasShown && isByLinks(found.document.seats);
  return {
    ...found,
    document: isFirstLetter ? asSent(found.document) : found.document,
    keeping: { ...UNSAVED, isAhead: (wasShown || isFirstLetter) && replay.identity !== undefined },
  };
}

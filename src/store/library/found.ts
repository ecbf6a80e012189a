import { isByLinks, isOnlyHere } from '../../engine/record/seats.ts';
import type { Replay } from '../../engine/record/record.ts';
import type { GameDocument } from '../document/document.ts';
import { documentOf } from '../document/document.ts';
import { asSent, isOnlooker, ONLOOKER } from '../document/letters.ts';
import { outcomeOf } from '../../engine/game/game.ts';
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
  /** Whether whoever has opened the link is asked who plays from now on; absent for no. */
  readonly asksWhoPlays?: boolean;
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
export function unsaved(replay: Replay): Found {
  const document = documentOf(replay);
  const asksWhoPlays =
    !isOnlyHere(document.seats) && !isOnlooker(document) && outcomeOf(document.game) === null;
  return { ...begun(document, replay.stopped), asksWhoPlays };
}

/**
 * A game that the device does not have. One with an identity that the page showed before is saved at once, unless
 * somebody only looks on. So does whoever has opened the first link of a game by links, until that person takes a side.
 */
export function alone(replay: Replay, wasShown: boolean): Found {
  const found = unsaved(replay);
  const { document } = found;
  if (!wasShown && isByLinks(document.seats)) {
    const received = replay.identity?.revision ?? null;
    return { ...found, document: { ...asSent(document), seats: ONLOOKER, received } };
  }
  const isAhead = wasShown && replay.identity !== undefined && !isOnlooker(document);
  return { ...found, keeping: { ...UNSAVED, isAhead } };
}

import type { Replay } from '../../engine/record/record.ts';
import { documentOf } from '../document/document.ts';
import type { Keeping } from './autosave.ts';
import type { Resumed } from './savedGame.ts';

/** What an address asks for. */
export interface Wish {
  /** The game that the address holds; null where it holds none. */
  readonly linked: Replay | null;
  /** Which game the page showed there before, and how far it had come; null for a link that somebody opens. */
  readonly shown: { readonly game: string; readonly revision: number | null } | null;
}

/** The game that was asked for, and how it is kept. */
export interface Found extends Resumed {
  readonly keeping: Keeping;
}

/** The id of the game that is asked for; null for a game that has none. */
export const idIn = ({ linked, shown }: Wish): string | null => shown?.game ?? linked?.identity?.id ?? null;

/** How a game is kept that comes from elsewhere: not before something happens in it. */
export const UNSAVED: Keeping = { saved: null, isAhead: false, setsAside: false };

/** A game that is shown as it comes from elsewhere, and kept when something happens in it. */
export const unsaved = (replay: Replay): Found => ({
  document: documentOf(replay),
  stopped: replay.stopped,
  keeping: UNSAVED,
});

/** A game that the device does not have; one that the page showed before is kept at once. */
export const alone = (replay: Replay, wasShown: boolean): Found => ({
  ...unsaved(replay),
  keeping: { ...UNSAVED, isAhead: wasShown && replay.identity !== undefined },
});

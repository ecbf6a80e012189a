import { addSentences } from '../words/say.ts';
import { playNews } from '../words/en/playNews.ts';
import { isByLinks } from '../engine/record/seats.ts';
import type { PlayMessage } from './playMessage.ts';
import type { StoreApi } from 'zustand/vanilla';
import { createStore } from 'zustand/vanilla';
import type { ClockSlice } from './clockSlice.ts';
import type { ComputerSlice } from './computerSlice.ts';
import { computerSlice } from './computerSlice.ts';
import { clockSlice } from './clockSlice.ts';
import { resumeDocument } from './document/clock.ts';
import type { GameDocument } from './document/document.ts';
import { revise } from './document/document.ts';
import type { DocumentSlice } from './documentSlice.ts';
import { documentSlice } from './documentSlice.ts';
import type { Access, PlayState } from './playState.ts';
import type { LetterSlice } from './letterSlice.ts';
import { letterSlice } from './letterSlice.ts';
import { awaitsOther, showStanding } from './playState.ts';
import { randomId } from './randomId.ts';
import { picksIn, repick } from './selection.ts';
import type { SessionSlice } from './sessionSlice.ts';
import { sessionSlice } from './sessionSlice.ts';
import type { ViewSlice } from './viewSlice.ts';
import { viewSlice } from './viewSlice.ts';

addSentences(playNews);

/** What can be done with a game on one screen. Each action is one change from a state to the next. */
export interface PlayActions
  extends DocumentSlice, ClockSlice, ComputerSlice, SessionSlice, ViewSlice, LetterSlice {}

export type PlayStore = StoreApi<PlayState & PlayActions>;

/** What a store needs from outside. */
interface PlayMeans {
  /** The time in milliseconds since a fixed moment. */
  readonly now: () => number;
  /**
   * Whether a picked move waits for confirmation; `involved` if it does more than bring one piece to the site
   * picked last.
   */
  readonly asksFirst: (involved: boolean) => boolean;
  readonly newId: () => string;
  /** Shows another game in the place of this one, which stays as it is; null for a store that changes its own. */
  readonly beginFork: ((fork: GameDocument) => void) | null;
}

const MEANS: PlayMeans = {
  now: () => performance.now(),
  asksFirst: () => false,
  newId: randomId,
  beginFork: null,
};

/** A game by links has an identity before its first link is sent. */
const named = (document: GameDocument, newId: () => string): GameDocument =>
  isByLinks(document.seats) && document.identity === null
    ? { ...document, identity: { id: newId(), revision: 1 } }
    : document;

/** A store for one game, new or resumed. `notice` is what the user is told first, and `asksWhoPlays` whether that is to be asked. */
export function createPlayStore(
  document: GameDocument,
  {
    notice = null,
    asksWhoPlays = false,
    parted = null,
    ...means
  }: Partial<PlayMeans> & Partial<Pick<PlayState, 'notice' | 'asksWhoPlays' | 'parted'>> = {},
): PlayStore {
  const { now, asksFirst, newId, beginFork } = { ...MEANS, ...means };
  // Nothing stays picked in a turn of somebody else.
  const selection = awaitsOther({ document, computerFault: null })
    ? null
    : repick(document.game, document.cursor, document.picked);
  return createStore<PlayState & PlayActions>()((set, get) => {
    const access: Access = {
      get,
      change: (next) => {
        set((before) => {
          const after = next(before);
          const revised = revise(after.document, before.document, newId);
          return revised === after.document ? after : { ...after, document: revised };
        });
      },
      now,
    };
    return {
      document: { ...named(resumeDocument(document, now()), newId), picked: picksIn(selection) },
      selection,
      preview: null,
      refusal: null,
      notice,
      computing: null,
      turnPlayed: [],
      computerFault: null,
      asksWhoPlays,
      parted,
      transition: null,
      announcement: { id: 'play/nothing' } satisfies PlayMessage,
      warnings: 0,
      ...documentSlice(
        access,
        beginFork ??
          ((fork) => {
            access.change((state) => showStanding(state, fork));
          }),
      ),
      ...clockSlice(access),
      ...computerSlice(access),
      ...sessionSlice(access, asksFirst),
      ...viewSlice(access),
      ...letterSlice(access),
    };
  });
}

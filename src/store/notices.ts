import type { Message } from '../engine/rules/message.ts';
import { codeOf } from '../engine/rules/message.ts';
import { createStore } from 'zustand/vanilla';

/** Something to tell the players that is not about moves, with what they can do about it. */
export interface Notice {
  /** Identifies the notice: a new notice replaces an earlier one of the same id. */
  readonly id: string;
  readonly text: Message;
  readonly action?: { readonly label: Message; readonly run: () => void };
  /** The place that the notice is about, if any; it goes when the user goes elsewhere. */
  readonly place?: string;
}

export interface NoticesState {
  readonly notices: readonly Notice[];
  readonly say: (notice: Notice) => void;
  readonly dismiss: (id: string) => void;
}

/** The notices to show on every screen. */
export const notices = createStore<NoticesState>()((set) => ({
  notices: [],
  say: (notice) => {
    set(({ notices: said }) => ({ notices: [...said.filter(({ id }) => id !== notice.id), notice] }));
  },
  dismiss: (id) => {
    set(({ notices: said }) => ({ notices: said.filter((other) => other.id !== id) }));
  },
}));

/** The last text of each notice that `sayOnce` showed, by the id of the notice. */
const saidOnce = new Map<string, string>();

/** Shows a notice, but does not repeat one that was dismissed until it is settled or its text changes. */
export function sayOnce(notice: Notice): void {
  const text = codeOf(notice.text);
  if (saidOnce.get(notice.id) === text) return;
  saidOnce.set(notice.id, text);
  notices.getState().say(notice);
}

/** Removes a notice that no longer holds. */
export function settle(id: string): void {
  saidOnce.delete(id);
  notices.getState().dismiss(id);
}

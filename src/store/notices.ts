import type { Message } from '../engine/rules/message.ts';
import { codeOf } from '../engine/rules/message.ts';
import { createStore } from 'zustand/vanilla';

/** Something to tell the players that is not about the moves, with what they can do about it. */
export interface Notice {
  /** Tells one notice from another: what is said again replaces what was said before. */
  readonly id: string;
  readonly text: Message;
  readonly action?: { readonly label: Message; readonly run: () => void };
  /** Where it was said, if it is about that place: it goes when one goes elsewhere. */
  readonly place?: string;
}

export interface NoticesState {
  readonly notices: readonly Notice[];
  readonly say: (notice: Notice) => void;
  readonly dismiss: (id: string) => void;
}

/** What is to be told on whatever screen one is. */
export const notices = createStore<NoticesState>()((set) => ({
  notices: [],
  say: (notice) => {
    set(({ notices: said }) => ({ notices: [...said.filter(({ id }) => id !== notice.id), notice] }));
  },
  dismiss: (id) => {
    set(({ notices: said }) => ({ notices: said.filter((other) => other.id !== id) }));
  },
}));

/** What was said last, by the id of the notice. */
const saidOnce = new Map<string, string>();

/** Says something, and not again what was dismissed, until it is settled or something else is to be said. */
export function sayOnce(notice: Notice): void {
  const text = codeOf(notice.text);
  if (saidOnce.get(notice.id) === text) return;
  saidOnce.set(notice.id, text);
  notices.getState().say(notice);
}

/** Takes back what was said once, since it is no longer so. */
export function settle(id: string): void {
  saidOnce.delete(id);
  notices.getState().dismiss(id);
}

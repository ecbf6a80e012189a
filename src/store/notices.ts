import { createStore } from 'zustand/vanilla';

/** Something to tell the players that is not about the moves, with what they can do about it. */
export interface Notice {
  /** Tells one notice from another: what is said again replaces what was said before. */
  readonly id: string;
  readonly text: string;
  readonly action?: { readonly label: string; readonly run: () => void };
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

const saidOnce = new Set<string>();

/** Says something the first time it happens, and not again until the page is loaded anew. */
export function sayOnce(notice: Notice): void {
  if (saidOnce.has(notice.text)) return;
  saidOnce.add(notice.text);
  notices.getState().say(notice);
}

import { createStore } from 'zustand/vanilla';

/** A fault of ours that came about while nothing was being drawn, for the error boundary. */
export interface Fault {
  readonly error: unknown;
}

/** The fault that is to be shown; null while there is none. */
export const faultStore = createStore<{ readonly fault: Fault | null }>()(() => ({ fault: null }));

/** Has the page say that something went wrong, with the link and the record of its game. */
export function raise(error: unknown): void {
  faultStore.setState({ fault: { error } });
}

import { createStore } from 'zustand/vanilla';

/** A bug of ours that surfaced outside rendering, for the error boundary. */
export interface Fault {
  readonly error: unknown;
}

/** The fault to show; null for none. */
export const faultStore = createStore<{ readonly fault: Fault | null }>()(() => ({ fault: null }));

/** Makes the page say that something went wrong, with the link and the record of its game. */
export function raise(error: unknown): void {
  faultStore.setState({ fault: { error } });
}

/** The same for work that somebody may have stopped: that is no fault. */
export const raiseUnlessStopped =
  (signal: AbortSignal) =>
  (error: unknown): void => {
    if (!signal.aborted) raise(error);
  };

import { scoped } from '../scope.ts';

/**
 * Asks for the right to let the computer move in a game, which one page has at a time; calls the function when it is
 * there. Returns the function that gives it back. Where the browser cannot tell, every page has it.
 */
export function claimGame(game: string, granted: () => void): () => void {
  if (!('locks' in navigator)) {
    granted();
    return () => undefined;
  }
  const asking = new AbortController();
  let giveBack: () => void = () => undefined;
  navigator.locks
    .request(scoped(`computer:${game}`), { signal: asking.signal }, () => {
      if (asking.signal.aborted) return;
      granted();
      return new Promise<void>((resolve) => {
        giveBack = resolve;
      });
    })
    .catch(() => {
      // It was given up, or the browser refuses: then nobody else has it either.
      if (!asking.signal.aborted) granted();
    });
  return () => {
    asking.abort();
    giveBack();
  };
}

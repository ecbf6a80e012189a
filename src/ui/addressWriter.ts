/**
 * How long to wait, in milliseconds, before writing an address again that the browser refused; some limit how
 * often a page may write one.
 */
const AGAIN = 1000;

export interface AddressWriter {
  /** Writes at once, unless somebody has gone elsewhere. */
  readonly write: () => void;
  /** Writes once nothing more was asked for during the pause. */
  readonly writeLater: () => void;
  /** Stops; what was still to be written is not. */
  readonly stop: () => void;
  /** Writes what is still to be written. */
  readonly flush: () => void;
}

/**
 * Keeps the browser’s address up to date. `navigate` replaces it, if need be, and may throw when the browser refuses.
 * `pause` is in milliseconds: packing what an address holds takes time that no click should wait for.
 */
export function addressWriter(pause: number, navigate: () => void): AddressWriter {
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The address when it was last looked at. */
  let here = location.hash;
  const writeIn = (milliseconds: number) => {
    clearTimeout(timer);
    timer = setTimeout(write, milliseconds);
  };
  const write = () => {
    clearTimeout(timer);
    timer = undefined;
    // Somebody has followed a link or gone back, and the page will hear of it in a moment.
    if (location.hash !== here) return;
    try {
      navigate();
      here = location.hash;
    } catch {
      writeIn(AGAIN);
    }
  };
  const flush = () => {
    if (timer !== undefined) write();
  };
  /** A hidden page may never come back. */
  const onVisibility = () => {
    if (document.visibilityState === 'hidden') flush();
  };
  document.addEventListener('visibilitychange', onVisibility);
  addEventListener('pagehide', flush);
  return {
    write,
    writeLater: () => {
      writeIn(pause);
    },
    flush,
    stop: () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onVisibility);
      removeEventListener('pagehide', flush);
    },
  };
}

import { keepAddress } from './lastAddress.ts';

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
  /** Writes at once what the address shows, without what takes long. */
  readonly writeName: () => void;
  /** Stops; what was still to be written is not. */
  readonly stop: () => void;
  /** Writes what is still to be written. */
  readonly flush: () => void;
}

/**
 * Keeps the browser’s address up to date. `navigate` replaces it, if need be, and may throw when the browser refuses.
 * `pause` is in milliseconds: packing what an address holds takes time that no click should wait for. `name` writes only
 * under which id the device saves it. `here` is the address when it was last looked at.
 */
export function addressWriter(
  pause: number,
  navigate: () => void,
  name: () => void = navigate,
  here = location.hash,
): AddressWriter {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const writeIn = (milliseconds: number) => {
    clearTimeout(timer);
    timer = setTimeout(write, milliseconds);
  };
  const attempt = (step: () => void) => {
    // Somebody has followed a link or gone back, and the page will hear of it in a moment.
    if (location.hash !== here) return;
    try {
      step();
      here = location.hash;
    } catch {
      writeIn(AGAIN);
    }
  };
  const write = () => {
    clearTimeout(timer);
    timer = undefined;
    attempt(navigate);
  };
  const flush = () => {
    if (timer !== undefined) write();
  };
  /** A hidden page may never come back. */
  const onVisibility = () => {
    if (document.visibilityState === 'hidden') flush();
  };
  const onPageHide = () => {
    flush();
    keepAddress();
  };
  document.addEventListener('visibilitychange', onVisibility);
  addEventListener('pagehide', onPageHide);
  return {
    write,
    writeLater: () => {
      writeIn(pause);
    },
    writeName: () => {
      attempt(name);
    },
    flush,
    stop: () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onVisibility);
      removeEventListener('pagehide', onPageHide);
    },
  };
}

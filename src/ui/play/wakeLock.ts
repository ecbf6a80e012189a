/** What `keepAwake` needs of a page. */
type Page = EventTarget & Pick<Document, 'visibilityState'>;

/** What can keep the screen on. */
interface Screen {
  readonly request: (kind: 'screen') => Promise<{ readonly release: () => Promise<void> }>;
}

/**
 * Keeps the screen on while the page is in sight, until the returned function is called. The browser lets the
 * screen go when the page is hidden, so it is asked again when the page comes back. A system that refuses, for
 * instance to spare its battery, is not asked before that.
 */
export function keepAwake(page: Page, screen: Screen): () => void {
  let isOver = false;
  const release = async (lock: ReturnType<Screen['request']>) => {
    try {
      await (await lock).release();
    } catch {
      // There is nothing to release.
    }
  };
  let lock: ReturnType<Screen['request']> | null = null;
  const ask = () => {
    if (lock) void release(lock);
    lock = !isOver && page.visibilityState === 'visible' ? screen.request('screen') : null;
    lock?.catch(() => undefined);
  };
  ask();
  page.addEventListener('visibilitychange', ask);
  return () => {
    page.removeEventListener('visibilitychange', ask);
    isOver = true;
    ask();
  };
}

/** Milliseconds after the page has loaded in which network and processor are for what its user came for. */
const FIRST = 3000;

/**
 * Makes the page work without a network from its next visit on, as soon as the first screen has had its time. A new
 * version is offered once it has been fetched, and takes over only when the user accepts it. If the browser or the host
 * allows no service workers, or their files cannot be fetched, the page simply needs its network.
 */
export async function workOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  await loaded();
  await new Promise((resolve) => setTimeout(resolve, FIRST));
  try {
    const { watch } = await import('./newVersion.ts');
    watch(await navigator.serviceWorker.register('./offline.js'));
  } catch {
    // The page works without it, and tries again at the next visit.
  }
}

/** Waits until everything that the page names has come, or has failed to. */
const loaded = (): Promise<unknown> =>
  document.readyState === 'complete'
    ? Promise.resolve()
    : new Promise((resolve) => {
        addEventListener('load', resolve, { once: true });
      });

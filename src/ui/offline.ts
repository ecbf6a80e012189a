import { notices } from '../store/notices.ts';
import { spoken } from '../words/spoken.ts';
import * as common from '#words/ui/common.ts';

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

function watch(registration: ServiceWorkerRegistration): void {
  if (registration.waiting && registration.active) offer(registration);
  registration.addEventListener('updatefound', () => {
    const { installing, active } = registration;
    // Without an active worker, this is the first version.
    if (!active) return;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed') offer(registration);
    });
  });
  // A page may stay open for days.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') registration.update().catch(() => undefined);
  });
}

function offer(registration: ServiceWorkerRegistration): void {
  notices.getState().say({
    id: 'update',
    text: spoken(common.newVersion),
    action: {
      label: spoken(common.reload),
      run: () => {
        reloadWithNew(registration);
      },
    },
  });
}

/** Milliseconds before the waiting version is asked to take over, and before it is asked again. */
const PAUSE = 400;
/** Milliseconds after which the page reloads with whichever version answers; to take over takes less. */
const LONGEST_WAIT = 10_000;

/** Reloads the page with the waiting version, if another tab has not let it take over already. */
function reloadWithNew({ waiting }: ServiceWorkerRegistration): void {
  const reload = () => {
    location.reload();
  };
  if (!waiting) {
    reload();
    return;
  }
  navigator.serviceWorker.addEventListener('controllerchange', reload);
  // If it does not take over, at least reload as the user asked.
  setTimeout(reload, LONGEST_WAIT);
  // If the running version is just fetching something, Chromium may forget the request. So it is made a moment after the
  // press, which has fetched what lies under the pointer, and again.
  setInterval(() => {
    waiting.postMessage('take over');
  }, PAUSE);
}

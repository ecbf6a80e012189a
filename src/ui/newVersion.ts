import { notices } from '../store/notices.ts';
import { spoken } from '../words/spoken.ts';
import * as common from '#words/ui/common.ts';

/** Offers each new version of the page as soon as it has been fetched. */
export function watch(registration: ServiceWorkerRegistration): void {
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

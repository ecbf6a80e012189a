import { notices } from '../store/notices.ts';

/**
 * Makes the page work without a network from its next visit on. A new version is offered when it is there; it
 * takes over only when somebody says so.
 */
export function workOffline(): void {
  // Where a browser or a host has no service workers, the page simply needs its network.
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker
    .register('./offline.js')
    .then(watch)
    .catch(() => undefined);
}

function watch(registration: ServiceWorkerRegistration): void {
  const offerIfNew = (worker: ServiceWorker | null) => {
    // Without a controller this is the first version there is.
    if (worker?.state === 'installed' && navigator.serviceWorker.controller) offer(worker);
  };
  offerIfNew(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      offerIfNew(worker);
    });
  });
  // A page may be open for days.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') registration.update().catch(() => undefined);
  });
}

function offer(worker: ServiceWorker): void {
  notices.getState().say({
    id: 'update',
    text: 'A new version of Oddboard is ready. The game on the board is kept.',
    action: {
      label: 'Reload',
      run: () => {
        navigator.serviceWorker.addEventListener('controllerchange', () => {
          location.reload();
        });
        worker.postMessage('take over');
      },
    },
  });
}

// The service worker: after the first visit the page works without a network. The build puts a line before this
// one that says which VERSION it is and which FILES belong to it; a new build is therefore another worker.
/* global VERSION, FILES */

const PREFIX = 'oddboard-';
const CACHE = PREFIX + VERSION;

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES.map(fresh))));
});

// The version before stays, since a page that is open may still ask for parts of it.
self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => {
        const old = names.filter((name) => name.startsWith(PREFIX) && name !== CACHE);
        return Promise.all(old.slice(0, -1).map((name) => caches.delete(name)));
      })
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || new URL(request.url).origin !== location.origin) return;
  event.respondWith(answerTo(request));
});

// A page asks the new version to take over when its players want it; it never does so by itself.
self.addEventListener('message', (event) => {
  if (event.data === 'take over') self.skipWaiting();
});

// Past the browser's own cache, which may hold the version before.
const fresh = (file) => new Request(file, { cache: 'reload' });

async function answerTo(request) {
  const cache = await caches.open(CACHE);
  const wanted = request.mode === 'navigate' ? './' : request;
  return (await cache.match(wanted)) ?? (await caches.match(wanted)) ?? fetch(request);
}

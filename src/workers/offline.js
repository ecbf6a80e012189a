// The service worker: after the first visit the page works without a network. The build puts a line before this
// one that says which VERSION it is and which FILES belong to it, each with the SHA-256 of its content; a new build
// is therefore another worker.
/* global VERSION, FILES */

// Several Oddboards may stand on one origin, each in a folder of its own and each with its own caches.
const SCOPE = new URL(self.registration.scope);
const PREFIX = `oddboard:${SCOPE.pathname}:`;
const CACHE = PREFIX + VERSION;
/** How caches were called before they had a scope in their names. */
const OLD_PREFIX = 'oddboard-';
/** An entry that only a whole cache has: the larger its number, the later its version ran; 0 if it never has. */
const MARK = './?whole';
/** What a browser must be told so that it uses a file as what it is. */
const TYPES = {
  html: /^text\/html\b/i,
  js: /^(text|application)\/(javascript|ecmascript|x-javascript)\b/i,
  css: /^text\/css\b/i,
  svg: /^image\/svg\+xml\b/i,
};

self.addEventListener('install', (event) => {
  event.waitUntil(keepVersion());
});

self.addEventListener('activate', (event) => {
  // With or without its caches the worker takes the pages over, since one of them waits for that.
  event.waitUntil(
    dropOldVersions()
      .catch(() => undefined)
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const wanted = wantedBy(event.request);
  if (wanted) event.respondWith(answerTo(event.request, wanted));
});

// A page asks the new version to take over when its players want it; it never does so by itself.
self.addEventListener('message', (event) => {
  if (event.data === 'take over') event.waitUntil(self.skipWaiting());
});

/**
 * Keeps all files of this version, or none. What runs until now is not touched, so it goes on if this fails. Throws
 * if a file cannot be fetched or is not what was built.
 */
async function keepVersion() {
  // A version that came back is still here.
  if ((await runOf(CACHE)) !== null) return;
  try {
    await caches.delete(CACHE);
    const cache = await caches.open(CACHE);
    await Promise.all(
      Object.entries(FILES).map(async ([file, hash]) => cache.put(file, await fetchFile(file, hash))),
    );
    await cache.put(MARK, new Response('0'));
  } catch (error) {
    await caches.delete(CACHE).catch(() => undefined);
    throw error;
  }
}

/**
 * Fetches a file past the browser's own cache, which may hold the version before. A host may be in the middle of
 * an upload, or answer with its page for whatever it does not have: throws unless it is the file that was built.
 */
async function fetchFile(file, hash) {
  const response = await fetch(file, { cache: 'reload', redirect: 'error' });
  const type = TYPES[/\.(\w+)$/.exec(file)?.[1] ?? 'html'];
  if (response.status !== 200) throw new Error(`${file} was answered with the status ${response.status}.`);
  if (type && !type.test(response.headers.get('content-type') ?? ''))
    throw new Error(`${file} was answered with another type of content.`);
  const digest = await crypto.subtle.digest('SHA-256', await response.clone().arrayBuffer());
  const found = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
  if (found !== hash) throw new Error(`${file} is not the file of this version.`);
  return response;
}

/** Deletes our caches but this version's and that of the version before: a page that is open may ask for parts of it. */
async function dropOldVersions() {
  const others = [];
  for (const name of await caches.keys())
    if (name !== CACHE && (await isOurs(name))) others.unshift({ name, run: await runOf(name) });
  const [before, ...older] = others.filter(({ run }) => run > 0).sort((a, b) => b.run - a.run);
  if ((await runOf(CACHE)) !== null)
    await (await caches.open(CACHE)).put(MARK, new Response(String((before?.run ?? 0) + 1)));
  // A version that is being fetched now has a cache that is not whole yet, or has never run.
  const isOneComing = self.registration.installing !== null || self.registration.waiting !== null;
  const dropped = isOneComing ? older : others.filter((other) => other !== before);
  await Promise.all(dropped.map(({ name }) => caches.delete(name)));
}

/** Whether a cache belongs to the Oddboard of this scope. */
async function isOurs(name) {
  if (name.startsWith(PREFIX)) return !name.slice(PREFIX.length).includes('/');
  return name.startsWith(OLD_PREFIX) && (await caches.has(name)) && (await matchIn(name, './')) !== undefined;
}

/** What the mark of a cache says; null for a cache that is not whole. */
async function runOf(name) {
  // Caches of the time before have no mark. Those with a page in them are whole.
  if (name.startsWith(OLD_PREFIX)) return 1;
  const mark = await matchIn(name, MARK);
  return mark ? Number(await mark.text()) : null;
}

/** What a cache has for a file. Unlike opening it, this makes no cache where there is none. */
const matchIn = (cacheName, file) => caches.match(file, { cacheName, ignoreVary: true });

/** What a request wants of ours: the page, or one of its files. Null for all else, which the network answers. */
function wantedBy({ method, mode, url }) {
  const { origin, pathname, search } = new URL(url);
  if (method !== 'GET' || origin !== SCOPE.origin || !pathname.startsWith(SCOPE.pathname)) return null;
  const file = pathname.slice(SCOPE.pathname.length);
  if (file === '' || file === 'index.html') return mode === 'navigate' ? './' : null;
  if (search !== '') return null;
  // Files that only the version before has are in this folder, where their names tell what is in them.
  return `./${file}` in FILES || /^assets\/[^/]+$/.test(file) ? `./${file}` : null;
}

/** The answer out of our caches; of the network if there is none in them or if they fail. */
async function answerTo(request, wanted) {
  try {
    const saved = (await matchIn(CACHE, wanted)) ?? (wanted === './' ? undefined : await keptBefore(wanted));
    if (saved) return saved;
  } catch {
    // The network may be there where the caches are not.
  }
  return fetch(request);
}

/** A file that another version of ours has. */
async function keptBefore(file) {
  for (const name of await caches.keys()) {
    const saved = (await isOurs(name)) ? await matchIn(name, file) : undefined;
    if (saved) return saved;
  }
  return undefined;
}

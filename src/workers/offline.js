// The service worker: after the first visit the page works without a network. The build adds a line before
// this one that defines VERSION and FILES, the files of that version with the SHA-256 of their contents. Each
// new build is therefore a new worker.
/* global VERSION, FILES */

// Several Oddboards may share one origin, each in a folder of its own and with caches of its own.
const SCOPE = new URL(self.registration.scope);
const PREFIX = `oddboard:${SCOPE.pathname}:`;
const CACHE = PREFIX + VERSION;
/** The prefix of cache names before these included the scope. */
const OLD_PREFIX = 'oddboard-';
/**
 * An entry that only a complete cache has. Its number is higher the later its version ran; 0 if it never has.
 */
const MARK = './?whole';
/** The content types with which a browser accepts each kind of file. */
const TYPES = {
  html: /^text\/html\b/i,
  js: /^(text|application)\/(javascript|ecmascript|x-javascript)\b/i,
  css: /^text\/css\b/i,
  svg: /^image\/svg\+xml\b/i,
};

/** Milliseconds between two files that are fetched, so that the page beside answers its user at once. */
const REST = 10;

self.addEventListener('install', (event) => {
  event.waitUntil(keepVersion());
});

self.addEventListener('activate', (event) => {
  // Even if its caches fail, the worker takes over the pages, because one of them is waiting for that.
  event.waitUntil(
    dropOldVersions()
      .catch(() => undefined)
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const wanted = wantedBy(event.request);
  const route = wanted ? null : routeFor(event.request);
  if (wanted) event.respondWith(answerTo(event.request, wanted));
  else if (route) event.respondWith(fetch(event.request).catch(() => Response.redirect(route)));
});

// A page asks the new version to take over when its user wants that; the version never does so on its own.
self.addEventListener('message', (event) => {
  if (event.data === 'take over') event.waitUntil(self.skipWaiting());
});

/**
 * Caches all files of this version, or none. It does not touch the running version, which goes on if this
 * fails.
 * @throws Error when a file cannot be fetched or is not what was built.
 */
async function keepVersion() {
  // A version that was deployed again is still in its cache.
  if ((await runOf(CACHE)) !== null) return;
  try {
    await caches.delete(CACHE);
    const cache = await caches.open(CACHE);
    for (const [file, hash] of Object.entries(FILES)) {
      await cache.put(file, await fetchFile(file, hash));
      await new Promise((resolve) => setTimeout(resolve, REST));
    }
    await cache.put(MARK, new Response('0'));
  } catch (error) {
    await caches.delete(CACHE).catch(() => undefined);
    throw error;
  }
}

/**
 * Fetches a file past the browser’s own cache, which may hold the previous version. A host may be in the
 * middle of an upload, or answer with its page for every file that it lacks.
 * @throws Error when the answer is not the file that was built.
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

/**
 * Deletes our caches except those of this version and the previous one, because an open page may still ask
 * for parts of it.
 */
async function dropOldVersions() {
  const others = [];
  for (const name of await caches.keys())
    if (name !== CACHE && (await isOurs(name))) others.unshift({ name, run: await runOf(name) });
  const [before, ...older] = others.filter(({ run }) => run > 0).sort((a, b) => b.run - a.run);
  if ((await runOf(CACHE)) !== null)
    await (await caches.open(CACHE)).put(MARK, new Response(String((before?.run ?? 0) + 1)));
  // The cache of a version that is being installed is not complete yet, or has never run.
  const isOneComing = self.registration.installing !== null || self.registration.waiting !== null;
  const dropped = isOneComing ? older : others.filter((other) => other !== before);
  await Promise.all(dropped.map(({ name }) => caches.delete(name)));
}

/** Whether a cache belongs to the Oddboard of this scope. */
async function isOurs(name) {
  if (name.startsWith(PREFIX)) return !name.slice(PREFIX.length).includes('/');
  return name.startsWith(OLD_PREFIX) && (await caches.has(name)) && (await matchIn(name, './')) !== undefined;
}

/** The number in the mark of a cache; null for an incomplete cache. */
async function runOf(name) {
  // Older caches have no mark. `isOurs` accepts them only if they hold the page, and so are complete.
  if (name.startsWith(OLD_PREFIX)) return 1;
  const mark = await matchIn(name, MARK);
  return mark ? Number(await mark.text()) : null;
}

/** The response that a cache holds for a file. Unlike `caches.open`, this never creates a cache. */
const matchIn = (cacheName, file) => caches.match(file, { cacheName, ignoreVary: true });

/**
 * Which of our files a request asks for: the page, or another file. Null for everything else, which the
 * network answers.
 */
function wantedBy({ method, mode, url }) {
  const { origin, pathname, search } = new URL(url);
  if (method !== 'GET' || origin !== SCOPE.origin || !pathname.startsWith(SCOPE.pathname)) return null;
  const file = pathname.slice(SCOPE.pathname.length);
  if (file === '' || file === 'index.html') return mode === 'navigate' ? './' : null;
  if (search !== '') return null;
  // Files that only the previous version has are in this folder; their names contain their hashes.
  return `./${file}` in FILES || /^assets\/[^/]+$/.test(file) ? `./${file}` : null;
}

/**
 * The address in the app with the same rules as a page that needs no script; null for anything else. Those pages are not
 * kept: without a network, the app shows their chapter.
 */
function routeFor({ mode, url }) {
  const { origin, pathname } = new URL(url);
  if (mode !== 'navigate' || origin !== SCOPE.origin || !pathname.startsWith(`${SCOPE.pathname}rules/`))
    return null;
  const [game = '', part = ''] = pathname.slice(`${SCOPE.pathname}rules/`.length).split('/');
  if (game === '' || game === 'index.html') return `${SCOPE.href}#/`;
  const [, chapter = ''] = /^(?!index\.)([\w-]+)\.html$/.exec(part) ?? [];
  return `${SCOPE.href}#/${['learn', game, part === 'piece' ? 'gallery' : chapter].filter(Boolean).join('/')}`;
}

/** The answer from our caches, or from the network if they do not have it or fail. */
async function answerTo(request, wanted) {
  try {
    const saved = (await matchIn(CACHE, wanted)) ?? (wanted === './' ? undefined : await keptBefore(wanted));
    if (saved) return saved;
  } catch {
    // The network may work even if the caches do not.
  }
  return fetch(request);
}

/** A file from another version’s cache. */
async function keptBefore(file) {
  for (const name of await caches.keys()) {
    const saved = (await isOurs(name)) ? await matchIn(name, file) : undefined;
    if (saved) return saved;
  }
  return undefined;
}

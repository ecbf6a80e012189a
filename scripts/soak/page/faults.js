// Runs before the page’s own scripts, and before the service worker: counts their operations, and makes some
// fail according to `soakPlan`: the nth of an operation, and all after it if the fault is lasting. `soak` is
// what the harness calls; it uses the browser’s original functions, which are not counted.
(() => {
  // A page has no storage before it has navigated anywhere.
  if (!location.protocol.startsWith('http')) return;
  /**
   * The harness sets this for the next load: 'calm' makes nothing fail, 'all' makes every such operation
   * fail.
   */
  const MOOD = 'soak mood';
  const mood = globalThis.document ? sessionStorage.getItem(MOOD) : null;
  const plan = mood === 'calm' ? null : (globalThis.soakPlan ?? null);
  const nth = mood === 'all' ? 1 : plan?.nth;

  // Data that the device already has.
  if (mood === null && globalThis.soakDevice)
    for (const [key, value] of Object.entries(globalThis.soakDevice)) localStorage.setItem(key, value);

  const counts = {};
  let struck = 0;
  let underWay = 0;
  const rejections = [];
  globalThis.addEventListener('unhandledrejection', ({ reason }) => rejections.push(String(reason)));

  /** Counts an operation and returns whether it must fail. */
  const strikes = (operation) => {
    const n = (counts[operation] = (counts[operation] ?? 0) + 1);
    const isStruck = plan?.operation === operation && (n === nth || (n > nth && plan.lasting));
    if (isStruck) struck++;
    return isStruck;
  };
  const fault = () => new DOMException('A fault that the harness makes.', plan.how);
  /** Replaces a method; the replacement gets the original, ready to call. */
  const wrap = (owner, name, around) => {
    const real = owner?.[name];
    if (!real) return;
    owner[name] = function (...args) {
      return around.call(this, () => real.apply(this, args), args);
    };
  };
  const hush = (target, ...types) => {
    for (const type of types)
      target.addEventListener(type, (event) => {
        event.stopImmediatePropagation();
      });
  };
  /** Makes a request that succeeds report a failure. */
  const failLater = (request, first = () => undefined) => {
    request.addEventListener('success', (event) => {
      event.stopImmediatePropagation();
      first();
      Object.defineProperty(request, 'error', { value: fault() });
      request.dispatchEvent(new Event('error'));
    });
  };

  const real = {
    open: indexedDB.open.bind(indexedDB),
    databases: indexedDB.databases?.bind(indexedDB),
    transaction: IDBDatabase.prototype.transaction,
    getAll: IDBObjectStore.prototype.getAll,
    put: IDBObjectStore.prototype.put,
    clear: IDBObjectStore.prototype.clear,
    abort: IDBTransaction.prototype.abort,
  };

  /** Counts an operation as in progress until one of its events. */
  const follow = (target, ...ends) => {
    underWay++;
    let isOver = false;
    for (const end of ends)
      target.addEventListener(end, () => {
        if (!isOver) underWay--;
        isOver = true;
      });
    return target;
  };

  wrap(IDBFactory.prototype, 'open', function (go) {
    if (!strikes('open')) return follow(go(), 'success', 'error');
    if (plan.how === 'SecurityError') throw fault();
    // A real request, for a database that nobody needs.
    const request = real.open('soak-nothing');
    hush(request, 'upgradeneeded', 'blocked');
    if (plan.how === 'silence') hush(request, 'success');
    else failLater(request);
    return request;
  });

  /** Transactions that will fail when they are committed. */
  const doomed = new WeakSet();
  const abort = (transaction) => {
    Object.defineProperty(transaction, 'error', { value: fault(), configurable: true });
    real.abort.call(transaction);
  };
  wrap(IDBDatabase.prototype, 'transaction', function (go, [, mode]) {
    if (strikes('transaction')) throw fault();
    const transaction = follow(go(), 'complete', 'abort');
    if (mode !== 'readwrite' || !strikes('commit')) return transaction;
    if (plan.how === 'lost answer')
      transaction.addEventListener('complete', (event) => {
        event.stopImmediatePropagation();
        underWay--;
        transaction.dispatchEvent(new Event('abort'));
      });
    else {
      doomed.add(transaction);
      // A commit would end the transaction before its writes can be undone.
      transaction.commit = () => undefined;
    }
    return transaction;
  });
  for (const name of ['put', 'add', 'delete', 'clear'])
    wrap(IDBObjectStore.prototype, name, function (go) {
      const { transaction } = this;
      const isStruck = strikes('write');
      const request = go();
      if (isStruck) {
        transaction.commit = () => undefined;
        failLater(request, () => abort(transaction));
      } else if (doomed.has(transaction)) request.addEventListener('success', () => abort(transaction));
      return request;
    });
  for (const name of ['get', 'getAll', 'getAllKeys', 'getKey', 'count', 'openCursor'])
    wrap(IDBObjectStore.prototype, name, function (go) {
      const isStruck = strikes('read');
      const request = go();
      if (isStruck) failLater(request);
      return request;
    });

  if (globalThis.Storage) {
    const local = globalThis.localStorage;
    for (const [name, operation] of [
      ['getItem', 'local read'],
      ['setItem', 'local write'],
    ])
      wrap(Storage.prototype, name, function (go) {
        if (this === local && strikes(operation)) throw fault();
        return go();
      });
  }

  const refusing = (operation) =>
    function (go) {
      return strikes(operation) ? Promise.reject(fault()) : go();
    };
  wrap(globalThis.CacheStorage?.prototype, 'open', refusing('cache open'));
  for (const owner of [globalThis.CacheStorage, globalThis.Cache]) {
    wrap(owner?.prototype, 'match', refusing('cache match'));
    wrap(owner?.prototype, 'keys', refusing('cache match'));
    for (const name of ['put', 'add', 'addAll', 'delete'])
      wrap(owner?.prototype, name, refusing('cache write'));
  }
  wrap(globalThis, 'fetch', (go) =>
    strikes('fetch') ? Promise.reject(new TypeError('Failed to fetch')) : go(),
  );

  /** Does some work on the games in this page’s database; null if there is no database. */
  const withGames = async (mode, work) => {
    const names = (await real.databases()).map(({ name }) => name);
    const here = decodeURI(location.pathname).replace(/[^/]*$/, '');
    const name = [`oddboard:${here}`, 'oddboard'].find((one) => names.includes(one));
    if (name === undefined) return null;
    return new Promise((resolve, reject) => {
      const opening = real.open(name);
      opening.onerror = () => reject(opening.error);
      opening.onsuccess = () => {
        const database = opening.result;
        const transaction = real.transaction.call(database, 'games', mode);
        const result = work(transaction.objectStore('games'));
        transaction.oncomplete = () => {
          database.close();
          resolve(result);
        };
        transaction.onabort = () => reject(transaction.error);
      };
    });
  };
  const fromText = (text) =>
    JSON.parse(text, (_, value) => (typeof value?.number === 'string' ? Number(value.number) : value));
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

  globalThis.soak = {
    counts: () => counts,
    struck: () => struck,
    /** Uncaught rejections since the last call. */
    rejections: () => rejections.splice(0),
    /** Sets what happens from the next load on. */
    setMood: (next) => sessionStorage.setItem(MOOD, next),
    /** Waits until nothing is being written, or for one second. */
    quiet: async () => {
      const begin = performance.now();
      for (let still = 0; still < 2 && performance.now() - begin < 1000;) {
        await frame();
        still = underWay <= 0 ? still + 1 : 0;
      }
    },
    /** The revision of the game on the screen, from its history entry. */
    revision: () => history.state?.revision ?? null,
    /** The raw content of the database. */
    entries: async () => (await withGames('readonly', (games) => real.getAll.call(games)))?.result ?? [],
    /**
     * Replaces the content of the database with a list, as `inText` writes it. Returns how many entries the
     * database accepts; null if there is no database.
     */
    replaceEntries: (text) =>
      withGames('readwrite', (games) => {
        real.clear.call(games);
        let taken = 0;
        for (const entry of fromText(text))
          try {
            real.put.call(games, entry);
            taken++;
          } catch {
            // The database refuses an entry without a valid id.
          }
        return taken;
      }),
    fromText: (text) => fromText(text),
    /** Picks sites of the board one after the other, as a screen reader does. */
    pick: async (names) => {
      for (const name of names) {
        const sites = [...document.querySelectorAll('[data-site]')];
        const site = sites.find((one) => one.getAttribute('aria-label')?.startsWith(`${name}, `));
        if (!site) return false;
        site.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
        await frame();
      }
      return true;
    },
    /** What a screen reader says stands on each site; empty without a board. */
    board: () =>
      [...document.querySelectorAll('[data-site]')].map((site) => site.getAttribute('aria-label') ?? ''),
    /** Navigates like a link within the page, with the state that a link would put into the history entry. */
    go: (hash, state) => {
      history.pushState(state, '', hash);
      dispatchEvent(new HashChangeEvent('hashchange'));
    },
  };
})();

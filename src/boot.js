// The first script of the page. The build writes it into index.html itself, so it is there whatever else is missing.
// It says in words why the app does not come: the browser cannot run it, parts of it are missing on the host, or the
// network is slow. Browsers of any age must be able to read it, hence JavaScript of 2009. All that it shows is gone
// as soon as the app is drawn.
/* global WORDS */
(function () {
  // The build puts the words of src/words/en/ui/boot.ts here.
  /* WORDS */

  /** How long one waits without being told what for, in milliseconds. */
  var PATIENCE = 3000;

  /** What the app needs and browsers below the floor do not have, and whether this browser has it. */
  var NEEDS = [
    [WORDS.modules, 'noModule' in document.createElement('script')],
    [WORDS.toSorted, 'toSorted' in Array.prototype],
    [WORDS.dialogs, typeof HTMLDialogElement === 'function'],
    [WORDS.colourMix, canStyle('color', 'color-mix(in srgb, red 50%, blue)')],
    [WORDS.dvh, canStyle('height', '1dvh')],
    [WORDS.mediaRanges, !!window.matchMedia && window.matchMedia('(width >= 0px)').matches],
  ];

  var lacking = NEEDS.filter(function (need) {
    return !need[1];
  });
  var hasFailed = false;

  if (lacking.length > 0) {
    refuse();
    whileShown(sayLacking);
  }
  window.addEventListener('error', hear, true);
  setTimeout(function () {
    whileShown(sayWaiting);
  }, PATIENCE);

  function canStyle(property, value) {
    return !!window.CSS && !!window.CSS.supports && window.CSS.supports(property, value);
  }

  /** Keeps the app from drawing itself: it reads this before. */
  function refuse() {
    document.documentElement.setAttribute('data-refused', '');
  }

  /** A file of the page that does not come, or a fault of the app before it is drawn. */
  function hear(event) {
    var from = event.target;
    // Without its style sheet nobody could play.
    if (from.rel === 'stylesheet') refuse();
    if (from === window || from.tagName === 'SCRIPT' || from.rel === 'stylesheet') whileShown(sayMissing);
  }

  /** Calls back with what index.html shows, as soon as that is there, unless the app has taken its place. */
  function whileShown(say) {
    var shell = document.getElementById('shell');
    if (shell) say(shell);
    else if (document.readyState === 'loading')
      document.addEventListener('DOMContentLoaded', function () {
        whileShown(say);
      });
  }

  function sayLacking(shell) {
    var names = lacking.map(function (need) {
      return need[0];
    });
    putInPlace(shell, WORDS.cannotShow, [WORDS.lacks.replace('{needs}', names.join(', ')), WORDS.floor]);
  }

  function sayMissing(shell) {
    if (hasFailed) return;
    putInPlace(shell, WORDS.notLoaded, [WORDS.notLoadedWhy, WORDS.notLoadedHelp]);
    shell.appendChild(reloadButton('button primary'));
  }

  /** Below what is there, so that nothing moves when the app comes. */
  function sayWaiting(shell) {
    if (hasFailed) return;
    var note = element('div', 'empty');
    note.setAttribute('role', 'status');
    note.appendChild(element('p', 'empty-title', WORDS.stillLoading));
    note.appendChild(element('p', '', WORDS.onTheirWay));
    note.appendChild(reloadButton('button'));
    shell.appendChild(note);
  }

  function putInPlace(shell, title, sentences) {
    var words = element('p', '', sentences.join(' '));
    hasFailed = true;
    shell.className = 'problem';
    shell.textContent = '';
    words.setAttribute('role', 'alert');
    shell.appendChild(element('h1', '', title));
    shell.appendChild(words);
  }

  function reloadButton(cursor) {
    var line = element('p', 'actions');
    var button = element('button', cursor, WORDS.reload);
    button.type = 'button';
    button.addEventListener('click', function () {
      location.reload();
    });
    line.appendChild(button);
    return line;
  }

  function element(name, cursor, text) {
    var made = document.createElement(name);
    if (cursor) made.className = cursor;
    if (text) made.textContent = text;
    return made;
  }
})();

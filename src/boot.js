// The first script of the page. The build inlines it in index.html, so it is there even if everything else is
// missing. It tells the user why the app does not appear: the browser cannot run it, parts of it are missing
// on the host, or the network is slow. Browsers of any age must be able to parse it, hence JavaScript of
// 2009. Everything that it shows goes away when the app is rendered.
/* global WORDS */
(function () {
  // The build puts the words of src/words/en/ui/boot.ts here.
  /* WORDS */

  /** How long the page waits before it says what it is waiting for, in milliseconds. */
  var PATIENCE = 3000;

  /**
   * Features that the app needs and browsers below the floor lack, and whether this browser has each of them.
   */
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

  /** Keeps the app from rendering; main.tsx reads the attribute first. */
  function refuse() {
    document.documentElement.setAttribute('data-refused', '');
  }

  /** Handles a file of the page that fails to load, or an error of the app before it is rendered. */
  function hear(event) {
    var from = event.target;
    // Without its style sheet nobody could play.
    if (from.rel === 'stylesheet') refuse();
    if (from === window || from.tagName === 'SCRIPT' || from.rel === 'stylesheet') whileShown(sayMissing);
  }

  /** Calls back with the element that index.html shows, once it exists; never if the app has replaced it. */
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

  /** Adds the note below what is there, so that nothing moves. */
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

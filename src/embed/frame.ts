import { attributes } from './attributes.ts';

// The page for an iframe: one board, which its address describes after the #. It tells the page around it how high it is.

const board = document.createElement('odd-board');

function show(): void {
  const told = new URLSearchParams(location.hash.slice(1));
  for (const name of attributes) {
    const value = told.get(name);
    if (value === null) board.removeAttribute(name);
    else board.setAttribute(name, value);
  }
}

show();
document.body.style.margin = '0';
addEventListener('hashchange', show);
document.body.append(board);
new ResizeObserver(() => {
  // Any page may show the board, and any page may know how high it is.
  parent.postMessage(
    { type: 'oddboard:height', height: Math.ceil(board.getBoundingClientRect().height) },
    '*',
  );
}).observe(board);

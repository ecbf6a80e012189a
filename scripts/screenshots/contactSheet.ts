import type { Shot } from './camera.ts';

/** A page with all pictures side by side, grouped by size and theme. */
export function contactSheet(shots: readonly Shot[]): string {
  const groups = [...new Set(shots.map(({ size, theme }) => `${size}, ${theme}`))];
  const parts = groups.map((group) => {
    const figures = shots
      .filter(({ size, theme }) => `${size}, ${theme}` === group)
      .map(
        ({ file }) =>
          `<a href="${file}"><img src="${file}" alt="" loading="lazy"><br>${file.replace(/\..*/, '')}</a>`,
      );
    return `<h2>${group}</h2><div>${figures.join('')}</div>`;
  });
  return `<!doctype html><meta charset="utf-8"><title>Every screen</title><style>
body { font: 12px sans-serif; } div { display: flex; flex-wrap: wrap; gap: 12px; align-items: start; }
img { height: 400px; border: 1px solid gray; }</style>${parts.join('')}`;
}

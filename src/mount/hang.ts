import type { View } from './options.ts';

/** The element of a shadow tree in which a board is rendered. */
export interface Hanging {
  readonly place: HTMLElement;
  /** Sets the colours. */
  readonly dress: (theme: View['theme']) => void;
}

/**
 * Prepares a shadow tree that is on the page for a board. Its sheet comes from `styleSheet`. Nothing is inherited
 * from the page.
 */
export function hang(tree: ShadowRoot, sheet: CSSStyleSheet): Hanging {
  tree.adoptedStyleSheets = [...tree.adoptedStyleSheets, sheet];
  const place = document.createElement('div');
  place.className = 'root';
  tree.append(place);
  // The size that readers have chosen for letters, and not the one that the page gives to its root element.
  place.style.setProperty('--rem', getComputedStyle(place).fontSize);
  return {
    place,
    dress: (theme) => {
      place.dataset.theme = theme;
      place.dataset.contrast = theme === 'high-contrast' ? 'more' : 'usual';
    },
  };
}

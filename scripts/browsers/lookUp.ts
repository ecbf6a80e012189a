import type { Role, Target } from './tab.ts';

/** The elements that can have a role on this page. */
const SELECTORS: { readonly [role in Role]: string } = {
  button: 'button, [role="button"]',
  dialog: 'dialog[open]',
  heading: 'h1, h2, h3',
  img: '[role="img"]',
  link: 'a[href]',
  list: 'ul, ol',
  radio: 'input[type="radio"]',
  searchbox: 'input[type="search"]',
  textbox: 'input:not([type]), input[type="text"], textarea',
};

/**
 * Finds a visible element by its name in the page’s markup. It runs in the page. The name that the browser
 * computes is checked separately.
 */
export const lookUp = (selector: string, name: string, isBeginning: boolean): Element | null => {
  for (const element of document.querySelectorAll(selector)) {
    const label = element instanceof HTMLInputElement ? element.labels?.item(0) : null;
    const other = document.getElementById(element.getAttribute('aria-labelledby') ?? '');
    const words = element.getAttribute('aria-label') ?? (other ?? label ?? element).textContent;
    const text = words.replace(/\s+/g, ' ').trim();
    const fits = isBeginning ? text.startsWith(name) : text === name;
    if (fits && element.getClientRects().length > 0) return element;
  }
  return null;
};

export const lookUpOf = ({ role, name, isBeginning = false }: Target) =>
  [SELECTORS[role], name, isBeginning] as const;

/** The name that browsers return for a role: one role has a newer name. */
export const browsersNameOf = (role: Role): string => (role === 'img' ? 'image' : role);

export const wordsFor = ({ role, name, isBeginning = false }: Target): string =>
  `a ${role} named “${name}${isBeginning ? '…' : ''}”`;

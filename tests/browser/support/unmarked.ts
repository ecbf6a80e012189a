import type { Page } from '@playwright/test';
import { oneOfEachName } from '../../support/registry.ts';

/** A text that a person reads or hears, and its place, such as `button.icon-button aria-label`. */
export interface Reading {
  readonly text: string;
  readonly where: string;
}

/** Every text of the page: visible text, what a screen reader says, what a tooltip shows. */
export async function readings(page: Page): Promise<readonly Reading[]> {
  return page.evaluate(() => {
    const ATTRIBUTES = [
      'aria-label',
      'aria-description',
      'aria-roledescription',
      'aria-valuetext',
      'title',
      'alt',
      'placeholder',
      'label',
    ];
    const nameOf = (element: Element) => [element.tagName.toLowerCase(), ...element.classList].join('.');
    const found = [{ text: document.title, where: 'the title of the window' }];
    for (const element of document.body.querySelectorAll('*:not(script, style, noscript)')) {
      for (const attribute of ATTRIBUTES)
        found.push({ text: element.getAttribute(attribute) ?? '', where: `${nameOf(element)} ${attribute}` });
      // The content of a text area was written by a person, or is a record for programs; figures and position strings
      // are notation.
      if (element.matches('textarea, .record-rounds button, .editor-example code')) continue;
      for (const node of element.childNodes)
        if (node.nodeType === Node.TEXT_NODE)
          found.push({
            text: node.nodeValue ?? '',
            where: [element.parentElement, element].map((each) => (each ? nameOf(each) : '')).join(' > '),
          });
    }
    return found.filter(({ text }) => text.trim() !== '');
  });
}

/** Names that are the same in every language: of games and of inventors. */
const NAMES: readonly string[] = oneOfEachName.flatMap(({ name, inventor }) => [name, inventor]);

/** A day and an hour, which the browser writes. */
const DATE = /\d+\s\p{L}+\s\d{4},\s[\d:]+/gu;

/** A site, or a move in a record: `e4`, `Pe2-e4`, `R*f4=Q+`. */
const NOTATION = /(?<![\p{L}])[A-Z]?[a-z]{0,2}\d+(?:[-x:~^*@/][A-Z]?[a-z]{0,2}\d+)*(?![\p{L}])/gu;

/**
 * The part of a text outside ⟦ ⟧; empty if there is none. The text may be part of a sentence that began
 * before it.
 */
export function unmarkedIn(text: string): string {
  let left = text;
  for (let before = ''; before !== left;) {
    before = left;
    left = left.replaceAll(/⟦[^⟦⟧]*⟧/g, ' ');
  }
  left = left.replace(/^[^⟦⟧]*⟧/, '').replace(/⟦[^⟦⟧]*$/, '');
  for (const name of NAMES) left = left.replaceAll(name, '');
  left = left.replaceAll(DATE, '').replaceAll(NOTATION, '');
  return /\p{L}{2}/u.test(left) ? left.trim() : '';
}

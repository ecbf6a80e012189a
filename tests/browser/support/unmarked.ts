import type { Page } from '@playwright/test';
import { games } from '../../../src/engine/registry.ts';
import { oneOfEachName, registry } from '../../support/registry.ts';

/** A text that a person reads or hears, and where it stands: `button.icon-button aria-label`. */
export interface Reading {
  readonly text: string;
  readonly where: string;
}

/** Every text of the page: what is written, what a screen reader says, what a tooltip shows. */
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
      // What is in a text area was written by a person, or is a record for programs; figures are notation.
      if (element.matches('textarea, .learn-figure, .record-rounds button')) continue;
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

/** As the browser writes a day and an hour in its own language. */
const DATE = /\p{L}+\s\d+,\s\d{4},\s[\d:]+\s[AP]M/gu;

/** A site, or what a line of sites in a record is made of: `e4`, `Pe2-e4`, `R*f4=Q+`. */
const NOTATION = /(?<![\p{L}])[A-Z]?[a-z]{0,2}\d+(?:[-x:~^*@/][A-Z]?[a-z]{0,2}\d+)*(?![\p{L}])/gu;

/** What of a text has not passed through words; empty if all has. A text may be part of a sentence that began before. */
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

/** A room whose texts do not pass through words yet, and what they are like. */
interface Room {
  readonly room: string;
  readonly isOfIt: (reading: Reading) => boolean;
}

const metadata: readonly string[] = games
  .flat()
  .flatMap(({ summary, boardName = '' }) => [summary, boardName])
  .filter((text) => text !== '');
const kinds: readonly string[] = registry.flatMap((variant) =>
  variant.kinds.slice(1).map(({ name }) => name),
);
const fields: readonly string[] = registry.flatMap(({ setup }) =>
  setup.fields.flatMap((field) => [
    field.name.charAt(0).toUpperCase() + field.name.slice(1),
    ...(field.kind === 'choice' ? field.options.map(({ label }) => label) : []),
  ]),
);

const at =
  (place: RegExp) =>
  ({ where }: Reading): boolean =>
    place.test(where);
const among =
  (texts: readonly string[]) =>
  ({ text }: Reading): boolean =>
    texts.includes(text.trim());

/**
 * Rooms of the engine that still have sentences of their own. One that says nothing unmarked any more must leave this
 * list: a test sees to that.
 */
export const UNMARKED_ROOMS: readonly Room[] = [
  { room: 'summaries and boards of games', isOfIt: among(metadata) },
  { room: 'names of pieces', isOfIt: among(kinds) },
  { room: 'fields of positions', isOfIt: among(fields) },
  {
    room: 'why a draft is no position',
    isOfIt: at(/\.status-notice\.editor-verdict$|span\.editor-brief|form\.editor-diagram > p$/),
  },
];

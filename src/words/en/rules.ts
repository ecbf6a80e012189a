import type { RegistryMessage } from '../../engine/registry.ts';
import type { LoadingMessage } from '../../engine/rules/loading.ts';
import type { OutcomeMessage } from '../../engine/rules/outcome.ts';
import type { Sentences } from '../sentences.ts';
import { joinList, quote, unbroken } from './grammar.ts';

/** Sentences about something that did not load; `what` begins the first. */
const notLoaded = (what: string): string => `${what} could not be loaded. Are you offline?`;

export const rules: Sentences<LoadingMessage | OutcomeMessage | RegistryMessage> = {
  'loading/rules': ({ name }) => notLoaded(`The rules of ${name}`),
  'loading/rulebook': ({ name }) => notLoaded(`The rulebook of ${name}`),
  'loading/puzzles': ({ name }) => notLoaded(`The puzzles of ${name}`),
  'loading/reason': () => notLoaded('That’s not legal. The explanation'),
  'loading/description': () => notLoaded('The answer'),
  'loading/keeping': () => notLoaded('The part of Oddboard that keeps games'),
  'loading/computer': () => notLoaded('The computer player'),
  'loading/opening': () => notLoaded('Nothing was opened. The part of Oddboard that reads this'),
  'outcome/unknown': ({ text }) => `${quote(text)} is not an end of a game that Oddboard knows.`,
  'registry/no-variant': ({ asked, games }) =>
    `There is no variant ${quote(asked)}; there are ${joinList(games.map(unbroken), 'and')}.`,
};

import type { RegistryMessage } from '../../engine/registry.ts';
import type { LoadingMessage } from '../../engine/rules/loading.ts';
import type { OutcomeMessage } from '../../engine/rules/outcome.ts';
import type { Sentences } from '../sentences.ts';
import { joinList, quote, unbroken } from './grammar.ts';

/** A sentence about something that did not load; `what` begins it. */
const notLoaded = (what: string): string => `${what} could not be loaded. Is there a network?`;

export const rules: Sentences<LoadingMessage | OutcomeMessage | RegistryMessage> = {
  'loading/rules': ({ name }) => notLoaded(`The rules of ${name}`),
  'loading/rulebook': ({ name }) => notLoaded(`The rulebook of ${name}`),
  'loading/reason': () => notLoaded('This is not legal. The reason'),
  'loading/description': () => notLoaded('What tells this'),
  'loading/keeping': () => notLoaded('What keeps games'),
  'loading/opening': () => notLoaded('Nothing was taken in. What reads this'),
  'outcome/unknown': ({ text }) => `${quote(text)} is no end of a game that Oddboard knows.`,
  'registry/no-variant': ({ asked, games }) =>
    `There is no variant ${quote(asked)}; there are ${joinList(games.map(unbroken), 'and')}.`,
};

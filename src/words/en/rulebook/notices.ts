import type { RulebookMessage } from '../../../rulebook/rulebookMessage.ts';
import type { Sentences } from '../../sentences.ts';
import { quote } from '../grammar.ts';

export const notices: Sentences<RulebookMessage> = {
  'rulebook/none': ({ name }) => `There is no rulebook of ${name}.`,
  'rulebook/other-variant': ({ asked }) => `This rulebook is not about ${quote(asked)}.`,
};

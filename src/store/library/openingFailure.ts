import type { Result } from '../../engine/rules/result.ts';
import { failure } from '../../engine/rules/result.ts';
import { opening } from '../../words/en/opening.ts';
import { recordText } from '../../words/en/recordText.ts';
import { tree } from '../../words/en/tree.ts';
import { addSentences } from '../../words/say.ts';
import type { OpeningMessage } from './openingMessage.ts';

// Most pages never open a file, so these sentences load with the code that reads one.
addSentences({ ...opening, ...recordText, ...tree });

export const openingFailure = (message: OpeningMessage): Result<never> => failure(message);

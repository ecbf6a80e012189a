import type { Result } from '../../engine/rules/result.ts';
import { failure } from '../../engine/rules/result.ts';
import { keeping } from '../../words/en/keeping.ts';
import { addSentences } from '../../words/say.ts';
import type { KeepingMessage } from './keepingMessage.ts';

// Not every page saves games, so these sentences load with the code that says them.
addSentences(keeping);

export const keepingFailure = (message: KeepingMessage): Result<never> => failure(message);

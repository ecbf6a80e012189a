import type { Result } from '../rules/result.ts';
import { failure } from '../rules/result.ts';

/** Why a text is not a record. */
export interface TextMessage {
  readonly id: 'text/too-long' | 'text/too-many-games' | 'text/too-many-moves' | 'text/no-record';
}

export const textFailure = (message: TextMessage): Result<never> => failure(message);

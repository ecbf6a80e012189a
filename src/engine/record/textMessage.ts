import type { Result } from '../rules/result.ts';
import { failure } from '../rules/result.ts';

/** Why a text is not a record, and what is unclear about one. */
export type TextMessage =
  | { readonly id: 'text/too-long' | 'text/too-many-games' | 'text/too-many-moves' | 'text/no-record' }
  /** A tag that is not complete, and the value that was read from it. */
  | { readonly id: 'text/broken-tag'; readonly tag: string; readonly value: string }
  /** The result that the tag gives, and the one after the moves. */
  | { readonly id: 'text/other-result'; readonly tag: string; readonly result: string }
  /** The sign opens something that is never closed, and games follow. */
  | { readonly id: 'text/never-closed'; readonly sign: string };

export const textFailure = (message: TextMessage): Result<never> => failure(message);

import type { Result } from '../rules/result.ts';
import { failure } from '../rules/result.ts';
import type { Side } from '../rules/side.ts';

/** A line of a diagram: its number from the top, counted from 1, and its text. */
export interface NumberedLine {
  readonly number: number;
  readonly text: string;
}

/** Why a diagram cannot be read. */
export type DiagramMessage =
  | { readonly id: 'diagram/too-long' }
  | { readonly id: 'diagram/too-many-lines'; readonly lines: number }
  /** How many ranks the board has and the diagram shows, if the ranks are not numbered. */
  | { readonly id: 'diagram/other-ranks'; readonly ranks: number; readonly shown: number }
  | { readonly id: 'diagram/no-number' | 'diagram/rank-again'; readonly line: NumberedLine }
  | { readonly id: 'diagram/no-such-rank'; readonly line: NumberedLine; readonly rank: string }
  /** How many places the line shows, and how many the board has there. */
  | {
      readonly id: 'diagram/other-places';
      readonly line: NumberedLine;
      readonly shown: number;
      readonly places: number;
    }
  | {
      readonly id: 'diagram/no-square' | 'diagram/no-place' | 'diagram/no-piece';
      readonly line: NumberedLine;
      readonly sign: string;
    }
  /** The line has something on a site where it cannot be, or has two things there. */
  | {
      readonly id: 'diagram/no-movable-square' | 'diagram/two-pieces';
      readonly line: NumberedLine;
      readonly site: string;
    }
  | { readonly id: 'diagram/no-wall'; readonly line: NumberedLine; readonly owner: Side };

export const diagramFailure = (message: DiagramMessage): Result<never> => failure(message);

import type { Result } from '../rules/result.ts';
import { failure } from '../rules/result.ts';
import type { Side } from '../rules/side.ts';

/** A line of a diagram: its number from the top, counted from 1, and what stands in it. */
export interface NumberedLine {
  readonly number: number;
  readonly text: string;
}

/** Why a diagram cannot be read. */
export type DiagramMessage =
  | { readonly id: 'diagram/too-long' }
  | { readonly id: 'diagram/too-many-lines'; readonly lines: number }
  /** Ranks that the board has and the diagram shows, where they have no numbers. */
  | { readonly id: 'diagram/other-ranks'; readonly ranks: number; readonly shown: number }
  | { readonly id: 'diagram/no-number' | 'diagram/rank-again'; readonly line: NumberedLine }
  | { readonly id: 'diagram/no-such-rank'; readonly line: NumberedLine; readonly rank: string }
  /** Places that the line shows, and that the board has there. */
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
  /** The line has something on a site where it cannot be, or twice. */
  | {
      readonly id: 'diagram/no-movable-square' | 'diagram/two-pieces';
      readonly line: NumberedLine;
      readonly site: string;
    }
  | { readonly id: 'diagram/no-wall'; readonly line: NumberedLine; readonly owner: Side };

export const diagramFailure = (message: DiagramMessage): Result<never> => failure(message);

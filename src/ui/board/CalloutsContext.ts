import type { ComponentType } from 'react';
import { createContext } from 'react';
import type { ChipsProps } from './ChipGroup.tsx';
import type { PieceNoteProps } from './PieceNote.tsx';

/** How a screen shows what is about a site of its board but no part of the drawing. */
export interface Callouts {
  /** The choices that are not sites. */
  readonly Choices: ComponentType<ChipsProps>;
  /** What is said about a piece. */
  readonly Note: ComponentType<PieceNoteProps>;
}

/** A board with choices or notes stands in one; the board knows neither where a screen has room for them nor when they load. */
export const CalloutsContext = createContext<Callouts | null>(null);

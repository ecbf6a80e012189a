import type { ReactNode } from 'react';
import { createContext } from 'react';
import type { ChipsProps } from './ChipGroup.tsx';
import type { PieceNoteProps } from './PieceNote.tsx';

/** How a screen shows what is about a site of its board but no part of the drawing. */
export interface Callouts {
  /** The choices that are not sites. */
  readonly choices: (props: ChipsProps) => ReactNode;
  /** What is said about a piece. */
  readonly note: (props: PieceNoteProps) => ReactNode;
}

/** A board with choices or notes stands in one; the board knows neither where a screen has room for them nor when they load. */
export const CalloutsContext = createContext<Callouts>({ choices: () => null, note: () => null });

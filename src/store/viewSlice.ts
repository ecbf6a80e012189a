import type { Access } from './playState.ts';

/** What the screen itself says. */
export interface ViewSlice {
  /** Says something to those who do not see the board. */
  readonly announce: (text: string) => void;
}

export const viewSlice = ({ change }: Access): ViewSlice => ({
  announce: (text) => {
    change((state) => ({
      ...state,
      // What is said twice would not be read out again if nothing changed.
      announcement: state.announcement === text ? `${text}\u00a0` : text,
    }));
  },
});

import type { Message } from '../engine/rules/message.ts';
import type { Access } from './playState.ts';
import { announced } from './playState.ts';

/** What the screen itself says. */
export interface ViewSlice {
  /** Announces something to people who do not see the board. */
  readonly announce: (message: Message) => void;
}

export const viewSlice = ({ change }: Access): ViewSlice => ({
  announce: (message) => {
    change((state) => announced(state, message));
  },
});

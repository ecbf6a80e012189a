import type { Message } from '../engine/rules/message.ts';
import { codeOf } from '../engine/rules/message.ts';
import type { PlayMessage } from './playMessage.ts';
import type { Access } from './playState.ts';

/** What the screen itself says. */
export interface ViewSlice {
  /** Says something to those who do not see the board. */
  readonly announce: (message: Message) => void;
}

export const viewSlice = ({ change }: Access): ViewSlice => ({
  announce: (message) => {
    change((state) => ({
      ...state,
      // What is said twice would not be read out again if nothing changed.
      announcement: codeOf(state.announcement) === codeOf(message) ? againOf(message) : message,
    }));
  },
});

const againOf = (said: Message): PlayMessage => ({ id: 'play/again', said });

import type { Message } from '../engine/rules/message.ts';
import { codeOf } from '../engine/rules/message.ts';
import type { PlayMessage } from './playMessage.ts';
import type { Access } from './playState.ts';

/** What the screen itself says. */
export interface ViewSlice {
  /** Announces something to people who do not see the board. */
  readonly announce: (message: Message) => void;
}

export const viewSlice = ({ change }: Access): ViewSlice => ({
  announce: (message) => {
    change((state) => ({
      ...state,
      // A screen reader would not read the same text twice.
      announcement: codeOf(state.announcement) === codeOf(message) ? againOf(message) : message,
    }));
  },
});

const againOf = (said: Message): PlayMessage => ({ id: 'play/again', said });

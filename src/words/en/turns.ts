import type { Moment, TurnName } from '../../engine/record/rounds.ts';
import { sideName } from './grammar.ts';

/** `White’s move 12` */
export const turnWords = ({ side, round }: TurnName): string =>
  `${sideName(side)}’s move\u00a0${String(round)}`;

/** `After White’s move 4`, or `During White’s move 4` if that turn goes on. */
export const momentWords = ({ turn, goesOn }: Moment): string =>
  `${goesOn ? 'During' : 'After'} ${turnWords(turn)}`;

/** `The game is shown up to Black’s move 2`: begins a sentence about a game of which only a part is shown. */
export const shownUpTo = (last: TurnName | null): string =>
  last === null ? 'Only the start of the game is shown' : `The game is shown up to ${turnWords(last)}`;

import type { GameMessage } from '../../engine/game/gameMessage.ts';
import type { Sentences } from '../sentences.ts';
import { quote } from './grammar.ts';

export const game: Sentences<GameMessage> = {
  'action/game-over': ({ action }) => `The game is over; ${quote(action)} cannot be played.`,
  'action/game-full': ({ most, action }) =>
    `A game can have at most ${String(most)} moves; there is no room for ${quote(action)}.`,
  'action/not-legal': ({ action }) => `${quote(action)} is not a legal move here.`,
  'action/of-several': ({ number, cause }, say) => `Move ${String(number)}: ${say(cause)}`,
  'clock/unreadable': () => 'The clock of this game cannot be read, so the game goes on without one.',
  'control/unknown': () => 'Oddboard does not know this clock.',
  'control/out-of-bounds': ({ part, most }) =>
    `The ${part} must be a whole number from 1 to ${String(most)}.`,
};

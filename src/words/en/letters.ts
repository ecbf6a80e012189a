import type { LetterMessage } from '../../store/library/letterMessage.ts';
import type { Sentences } from '../sentences.ts';
import { sideOfPlayer } from './outcomes.ts';

/** What there is to say about a link of a game by links. */
export const letters: Sentences<LetterMessage> = {
  'letter/stale': () => 'That link is an older one. The game has gone on: this is how it stands now.',
  'letter/own': () => 'That is the link for the other player. Nothing has changed since it was sent.',
  'letter/parted': () =>
    'The link parts from your game: other moves were played in it. Your game is as it was.',
  'letter/draw-withdrawn': ({ side, player }) => `${sideOfPlayer(side, player)} no longer offers a draw.`,
  'letter/takeback-withdrawn': ({ side, player }) =>
    `${sideOfPlayer(side, player)} no longer asks to take the last turn back.`,
};

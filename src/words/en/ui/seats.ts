// Who plays: people at this screen, or the computer.
import type { Level } from '../../../engine/search/thought.ts';
import type { Side } from '../../../engine/rules/side.ts';
import { sideName } from '../grammar.ts';

export const title = 'Who plays?';
export const kinds = {
  persons: 'Two people',
  one: 'You and the computer',
  away: 'You and someone elsewhere, by links',
  computers: 'The computer against itself',
} as const;
export const youPlay = 'You play';
export const personSides = { white: sideName(0), black: sideName(1), lot: 'By lot' } as const;
export const level = 'Level';
export const levelOf = (side: Side) => `Level of ${sideName(side)}`;
const strengths: Readonly<Record<Level, string>> = {
  1: 'for the first game',
  2: 'very easy',
  3: 'easy',
  4: 'medium',
  5: 'rather hard',
  6: 'hard',
  7: 'very hard',
  8: 'hardest',
};
/** `3, easy` */
export const levelName = (level: Level) => `${String(level)}, ${strengths[level]}`;
export const play = 'Play';
export const apply = 'Go on like this';
/** What it takes to play by links, and what not. */
export const byLinksWhy =
  'After each turn you send the other player a link, by chat or mail. The game is in the link: there is no server, no account and no clock.';
/** For a link to a game between two people elsewhere. */
export const whichSide = 'Which side are you?';
export const whichSideWhy = 'Somebody sent you this game. This device remembers which side you play.';
/** `Black, to move (Bo)` */
export const sideWith = (side: Side, player: string, isToMove: boolean) =>
  `${sideName(side)}${player === '' ? '' : ` (${player})`}${isToMove ? ', to move' : ''}`;
export const justLook = 'Neither, I just look on';
/** For a link to a game in which the computer has a seat. */
export const whoNow = 'Who plays now?';
export const whoNowWhy =
  'The computer had a seat in this game. You can take either side, or leave it as it was.';

/** The button that opens the choice: who will play, in brief, unless it is two people. */
export const players = 'Players';
/** Who will play, in brief. */
export const persons = kinds.persons;
export const byLinks = 'By links';
export const against = (level: Level) => `Against level ${String(level)}`;
export const levels = (white: Level, black: Level) => `Level ${String(white)} against ${String(black)}`;
/** `Players of Hex 39: Two people` */
export const choose = (game: string, now: string) => `Players of ${game}: ${now}`;

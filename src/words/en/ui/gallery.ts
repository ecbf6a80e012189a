// All pieces of a game, and how each moves.
import type { Condition, Manner } from '../../../engine/rules/movementMap.ts';
import { kindWords } from '../grammar.ts';

export const ways: Readonly<Record<Manner, Readonly<Record<Condition, string>>>> = {
  step: {
    always: 'Steps',
    moving: 'Steps, only to move',
    capturing: 'Steps, only to capture',
    guarding: 'Steps, guarded',
  },
  leap: {
    always: 'Leaps',
    moving: 'Leaps, only to move',
    capturing: 'Leaps, only to capture',
    guarding: 'Leaps, guarded',
  },
  slide: {
    always: 'Slides',
    moving: 'Slides, only to move',
    capturing: 'Slides, only to capture',
    guarding: 'Slides, guarded',
  },
};

/** The same in place of slides, of a piece that leaps again and again, as a knightrider does. */
export const rides: Readonly<Record<Condition, string>> = {
  always: 'Leaps on',
  moving: 'Leaps on, only to move',
  capturing: 'Leaps on, only to capture',
  guarding: 'Leaps on, guarded',
};

export const pieces = 'Pieces';
export const pieceName = kindWords;
export const promotions = 'Promotions';
export const or = 'or';
export const movement = (how: string) => `${how}.`;

export const boardOf = (game: string) => `Board of ${game}`;
export const boardKeys = 'Arrow keys move around on it, Enter puts something there.';
/** A site, with what the piece shown can do there. */
export const siteWith = (site: string, isShown: boolean, here: readonly string[]) =>
  [site, ...(isShown ? ['the piece shown'] : []), ...here.map((way) => way.toLowerCase())].join(', ');

export const putOnSite = 'Put on the board';
export const tools = {
  enemy: 'Enemy',
  friend: 'Friend',
  nothing: 'Nothing',
  piece: 'The piece itself',
} as const;
export const as = 'as';
export const usualPiece = 'the usual piece';
export const reset = 'Reset';

export const inWords = 'The pattern in words';
export const goesNowhere = 'It can’t go anywhere.';
export const goesTo = (sites: string) => `It can go to ${sites}.`;

export const legend = 'What the marks mean';
export const step = 'a step, to the next place';
export const leap = 'a leap, over whatever lies between';
export const slide = 'a slide, until something stands in the way';
/** In place of a slide, of a piece that leaps again and again. */
export const ride = 'leap after leap in one direction, until something stands where it lands';
export const hollow = 'hollow: only to move';
export const crossed = 'crossed: only to capture';
export const around = 'around an enemy: can be captured';
export const brackets = 'brackets: a friend, guarded';

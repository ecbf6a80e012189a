/**
 * Pictures of positions and moving pictures of games as SVG, made without a browser.
 *
 * @module oddboard/picture
 */
export { animateGame } from '../picture/animateGame.ts';
export { drawPosition } from '../picture/drawPosition.tsx';

export type { AnimationOptions } from '../picture/animateGame.ts';
export type { PictureOptions } from '../picture/drawPosition.tsx';
export type { PictureTheme } from '../picture/drawingStyles.ts';

/**
 * Pictures of positions as SVG, made without a browser.
 *
 * @module oddboard/picture
 */
export { drawPosition } from '../picture/drawPosition.tsx';

export type { PictureOptions } from '../picture/drawPosition.tsx';
export type { PictureTheme } from '../picture/drawingStyles.ts';

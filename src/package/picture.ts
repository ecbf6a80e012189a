/**
 * Pictures of positions as SVG, made without a browser.
 *
 * @module oddboard/picture
 */
export { drawPosition } from '../mount/drawPosition.tsx';

export type { PictureOptions } from '../mount/drawPosition.tsx';
export type { PictureTheme } from '../mount/drawingStyles.ts';

/**
 * A board that can be played on any page. It needs a browser, and brings its styles and all it is drawn with.
 *
 * @module oddboard/board
 */
export { mount } from '../mount/mount.tsx';

export type { MountedBoard } from '../mount/mount.tsx';
export type { MadeMove, MountOptions, View } from '../mount/options.ts';

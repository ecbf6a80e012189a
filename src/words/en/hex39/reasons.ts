/** Hex 39 has no reasons of its own beside the one that its board says. */
export { commonReasons as reasons } from '../commonReasons.ts';

/** Hex 39 has only the common reasons, apart from one that its board words include. */
export { commonReasons as reasons } from '../commonReasons.ts';

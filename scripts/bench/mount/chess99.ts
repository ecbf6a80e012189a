export { mount } from '../../../src/mount/mount.tsx';
export { chess99 } from '../../../src/engine/variants/chess99/chess99.ts';
export { board as words } from '../../../src/words/en/chess99/board.ts';

export { mount } from '../../../src/mount/mount.tsx';
export { hex39 } from '../../../src/engine/variants/hex39/hex39.ts';
export { board as words } from '../../../src/words/en/hex39/board.ts';

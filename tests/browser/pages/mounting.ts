// The script that another site’s page gets: `oddboard.mount`, and the rules of some variants with their
// words.
export { mount } from '../../../src/mount/mount.tsx';
export { chess99 } from '../../../src/engine/variants/chess99/chess99.ts';
export { hex39 } from '../../../src/engine/variants/hex39/hex39.ts';
export { tns } from '../../../src/engine/variants/tns/tns.ts';
export { board as chess99Words } from '../../../src/words/en/chess99/board.ts';
export { board as hex39Words } from '../../../src/words/en/hex39/board.ts';
export { board as tnsWords } from '../../../src/words/en/tns/board.ts';

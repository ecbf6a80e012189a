// What a page that is not ours is given: `oddboard.mount`, and the rules of some variants.
export { mount } from '../../../src/mount/mount.tsx';
export { chess99 } from '../../../src/engine/variants/chess99/chess99.ts';
export { hex39 } from '../../../src/engine/variants/hex39/hex39.ts';
export { tns } from '../../../src/engine/variants/tns/tns.ts';

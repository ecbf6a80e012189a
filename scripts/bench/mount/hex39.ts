export { mount } from '../../../src/mount/mount.tsx';
export { hex39 } from '../../../src/engine/variants/hex39/hex39.ts';

import type { Plugin } from 'vite';
import { importsOnDemand } from './importsOnDemand.ts';

/**
 * Leaves out of a worker what its modules import on demand: it never asks for that, because it is for people. Without
 * it the worker is smaller, and faster by a tenth, because a bundler wraps the modules of a script into which it has to
 * put some that may never run.
 */
export const alone = (): Plugin => ({
  name: 'alone',
  enforce: 'pre',
  transform: (code) => code.replace(importsOnDemand, `Promise.reject(new Error('Not in this script.'))`),
});

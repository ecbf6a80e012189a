import path from 'node:path';
import type { Alias } from 'vite';

const inPlaceOf = (find: RegExp, file: string): Alias => ({
  find,
  replacement: path.resolve(import.meta.dirname, '../../src/smaller', file),
});

/** Files of packages that have much that this page never uses, and the files of ours that take their places. */
export const smaller: Alias[] = [
  inPlaceOf(/^\.\.\/createLucideIcon\.mjs$/, 'createLucideIcon.ts'),
  inPlaceOf(/^\.\/react-deps\.js$/, 'wouterReact.ts'),
  inPlaceOf(/^zustand$/, 'zustandReact.ts'),
];

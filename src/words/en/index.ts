import type { Table } from '../sentences.ts';
import { common } from './common.ts';
import { lenses } from './lenses.ts';
import { setup } from './setup.ts';

/** The sentences that every screen may need. */
export const shared: Table = { ...common, ...lenses, ...setup };

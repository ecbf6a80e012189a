import type { Table } from '../sentences.ts';
import { common } from './common.ts';
import { game } from './game.ts';
import { play } from './play.ts';
import { record } from './record.ts';
import { rules } from './rules.ts';

/** The sentences that every screen may need. Others load with the code that makes their messages. */
export const shared: Table = {
  ...common,
  ...rules,
  ...game,
  ...record,
  ...play,
};

import type { Table } from '../sentences.ts';
import { chieftainHints } from './battle-chieftain/hints.ts';
import { ben39Hints } from './ben39/hints.ts';
import { chess99Hints } from './chess99/hints.ts';
import { hex39Hints } from './hex39/hints.ts';
import { tnsHints } from './tns/hints.ts';

/** The hints of all games: they load with what shows them, so that no board waits for them. */
export const hints: Table = {
  ...chess99Hints,
  ...hex39Hints,
  ...tnsHints,
  ...chieftainHints,
  ...ben39Hints,
};

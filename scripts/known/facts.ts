// Run from a bundle: MINUTES ID...
import { MOST_TURNS } from '../../src/engine/search/proof/proof.ts';
import { prove } from '../../src/engine/search/proof/prove.ts';
import type { Searchable } from '../../src/engine/search/searchable.ts';
import { searchables } from '../../src/engine/searches.ts';
import { endingOf, firstMovesOf } from './chieftain.ts';
import { learn } from './files.ts';
import { shortestWin } from './shortestWin.ts';

/** Within how many turns nobody can force a win from the start, as far as that is proved in so many milliseconds. */
function withinWhichOpen(searchable: Searchable, ms: number): number {
  const end = Date.now() + ms;
  const proving = prove(searchable, searchable.variant.start, [], { turns: MOST_TURNS, draws: false });
  for (;;) {
    const { done, value } = proving.next();
    if (done === true) {
      if (value.kind !== 'open') throw new Error(`${searchable.variant.id} is won or drawn from the start.`);
      return value.within;
    }
    if (Date.now() > end) return value.within;
  }
}

const [minutes = '', ...ids] = process.argv.slice(2);
for (const searchable of searchables.filter(({ variant }) => ids.includes(variant.id))) {
  const { id, game } = searchable.variant;
  if (game === 'battle-chieftain') learn(id, { firstMoves: firstMovesOf(searchable) });
  const openWithin = withinWhichOpen(searchable, Number(minutes) * 60_000);
  learn(id, { openWithin });
  console.log(id, 'open within', openWithin);
  const end = Date.now() + Number(minutes) * 60_000;
  const found = shortestWin(searchable, () => Date.now() < end);
  learn(id, { shortestWin: found });
  console.log(id, JSON.stringify(found));
  if (game === 'battle-chieftain') learn(id, { ending: endingOf(searchable) });
}

// Run from a bundle: MINUTES ID...
import { MOST_TURNS } from '../../src/engine/search/proof/proof.ts';
import { prove } from '../../src/engine/search/proof/prove.ts';
import type { Searchable } from '../../src/engine/search/searchable.ts';
import { searchables } from '../../src/engine/searches.ts';
import { endingOf, firstMovesOf } from './chieftain.ts';
import { learn } from './files.ts';
import { forcedWin } from './forcedWin.ts';
import { shortestWin } from './shortestWin.ts';

/** Within how many turns nobody can force a win from the start, as far as that is proved while there is time. */
function withinWhichOpen(searchable: Searchable, hasTime: () => boolean): number {
  const proving = prove(searchable, searchable.variant.start, [], { turns: MOST_TURNS, draws: false });
  for (;;) {
    const { done, value } = proving.next();
    if (done === true) {
      if (value.kind === 'drawn') throw new Error(`${searchable.variant.id} is drawn from the start.`);
      return value.kind === 'won' ? value.turns - 1 : value.within;
    }
    if (!hasTime()) return value.within;
  }
}

const [minutes = '', ...ids] = process.argv.slice(2);
/** Whether there is time for something that begins now. */
function timer(): () => boolean {
  const end = Date.now() + Number(minutes) * 60_000;
  return () => Date.now() < end;
}

for (const searchable of searchables.filter(({ variant }) => ids.includes(variant.id))) {
  const { id, game } = searchable.variant;
  if (game === 'battle-chieftain') learn(id, { firstMoves: firstMovesOf(searchable) });
  const openWithin = withinWhichOpen(searchable, timer());
  learn(id, { openWithin });
  console.log(id, 'open within', openWithin);
  const forced = forcedWin(searchable, timer());
  learn(id, { forcedWin: forced });
  console.log(id, JSON.stringify(forced));
  const found = shortestWin(searchable, timer());
  learn(id, { shortestWin: found });
  console.log(id, JSON.stringify(found));
  if (game === 'battle-chieftain') learn(id, { ending: endingOf(searchable) });
}

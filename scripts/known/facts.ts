// Run from a bundle: MINUTES ID...
import { searchables } from '../../src/engine/searches.ts';
import { endingOf, firstMovesOf } from './chieftain.ts';
import { learn } from './files.ts';
import { shortestWin } from './shortestWin.ts';

const [minutes = '', ...ids] = process.argv.slice(2);
for (const searchable of searchables.filter(({ variant }) => ids.includes(variant.id))) {
  const { id, game } = searchable.variant;
  if (game === 'battle-chieftain') {
    const [firstMoves, ending] = [firstMovesOf(searchable), endingOf(searchable)];
    learn(id, { firstMoves, ending });
    console.log(id, JSON.stringify({ firstMoves, ending }));
  }
  const end = Date.now() + Number(minutes) * 60_000;
  const found = shortestWin(searchable, () => Date.now() < end);
  learn(id, { shortestWin: found });
  console.log(id, JSON.stringify(found));
}

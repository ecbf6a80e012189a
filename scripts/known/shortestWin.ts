import { at } from '../../src/engine/at.ts';
import type { Move } from '../../src/engine/rules/move.ts';
import type { Search } from '../../src/engine/search/search.ts';
import { descend } from '../../src/engine/search/line.ts';
import { newSearch } from '../../src/engine/search/newSearch.ts';
import type { Searchable } from '../../src/engine/search/searchable.ts';
import { newTable } from '../../src/engine/search/table.ts';
import type { ShortestWin } from '../../src/rulebook/known/known.ts';
import { newSeen, see } from './seen.ts';
import type { Seen } from './seen.ts';

/** What is looked through, and what was found. */
interface Hunt {
  readonly search: Search;
  readonly seen: Seen;
  readonly line: Move[];
  readonly hasTime: () => boolean;
}

/** Why a hunt ended: somebody won, nobody could, or it was given up. */
type Hunted = 'won' | 'nobody' | 'given up';

/**
 * The shortest game from the start of a variant that somebody wins if both sides help, by looking at every game of one
 * turn, of two, and so on, as long as there is time and room. A position that is reached in several ways is looked at
 * once: no position of a shortest game occurs twice, and so few have occurred that some move is always legal.
 */
export function shortestWin(searchable: Searchable, hasTime: () => boolean): ShortestWin {
  const { variant } = searchable;
  let done: ShortestWin = { turns: 0, isFound: false, line: [], positions: 0 };
  for (let turns = 1; ; turns++) {
    const search = newSearch(searchable, variant.start, [], {
      table: newTable(0),
      age: 0,
      noise: 0,
      seed: 0,
      most: Infinity,
    });
    const hunt: Hunt = { search, seen: newSeen(), line: [], hasTime };
    const hunted = huntAt(hunt, 0, turns);
    if (hunted === 'given up') return done;
    const isFound = hunted === 'won';
    const line = isFound
      ? hunt.line.map((move, ply) => variant.writeMove(at(search.positions, ply), move))
      : [];
    done = { turns, isFound, line, positions: search.nodes };
    if (isFound) return done;
  }
}

/** Looks for a win at a ply where so many turns may still be played, the one that has begun included. */
function huntAt(hunt: Hunt, ply: number, left: number): Hunted {
  const { search, seen, line } = hunt;
  const { variant, searching } = search.game;
  const position = at(search.positions, ply);
  const known = see(seen, search.low[ply] ?? 0, search.high[ply] ?? 0, left);
  if (known === 'seen') return 'nobody';
  if (known === 'full' || (search.nodes % 1024 === 0 && !hunt.hasTime())) return 'given up';
  search.nodes++;
  const { outcome, moves } = variant.status(position, []);
  line.length = ply;
  if (outcome) return outcome.winner === null ? 'nobody' : 'won';
  if (left === 0) return 'nobody';
  const some = left > 1 || searching.mayLoseByMoving ? moves : searching.mayWin(position, moves, 0);
  for (const move of some) {
    descend(search, ply, move);
    line[ply] = move;
    const isSameSide = at(search.positions, ply + 1).turn === position.turn;
    const hunted = huntAt(hunt, ply + 1, isSameSide ? left : left - 1);
    if (hunted !== 'nobody') return hunted;
  }
  return 'nobody';
}

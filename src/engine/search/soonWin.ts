import type { Position } from '../rules/position.ts';
import { chanceOf } from './chances.ts';
import { mainLine } from './proof/mainLine.ts';
import { prove } from './proof/prove.ts';
import type { Searchable } from './searchable.ts';
import { newTable } from './table.ts';
import type { Line, Score } from './thought.ts';

/** In how many turns a win is soon. */
const SOON = 2;

const MEGABYTES = 1;

/**
 * A win by force in two turns of the side to move at most, proved; null for none, or none within so many nodes. A search
 * tries late what seems bad, and not for long, so it misses some. Gives the number of nodes now and then.
 */
export function* soonWin(
  searchable: Searchable,
  position: Position,
  history: readonly Position[],
  most: number,
): Generator<number, Line | null, void> {
  const table = newTable(MEGABYTES);
  const winner = position.turn;
  const proving = prove(searchable, position, history, { turns: SOON, draws: false, winner, table });
  for (let step = proving.next(); ; step = proving.next()) {
    if (step.done === true) {
      const finding = step.value;
      if (finding.kind !== 'won' || !finding.proof) return null;
      const score: Score = { kind: 'win', turns: finding.turns };
      return { score, chance: chanceOf(score, searchable.scale), actions: mainLine(finding.proof) };
    }
    if (step.value.nodes >= most) return null;
    yield step.value.nodes;
  }
}

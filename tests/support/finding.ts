import { finish } from '../../src/engine/finish.ts';
import type { Position } from '../../src/engine/rules/position.ts';
import type { Finding } from '../../src/engine/search/proof/proof.ts';
import { prove } from '../../src/engine/search/proof/prove.ts';
import { newTable } from '../../src/engine/search/table.ts';
import type { Searchable } from '../../src/engine/search/searchable.ts';

/** What a prover finds about a position in the end. */
export function findingOf(
  searchable: Searchable,
  position: Position,
  history: readonly Position[],
  turns: number,
  draws: boolean,
): Finding {
  return finish(prove(searchable, position, history, { turns, draws, table: newTable(1) }));
}

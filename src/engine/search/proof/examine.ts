import { currentPosition, historyAt } from '../../game/game.ts';
import type { Game } from '../../game/game.ts';
import type { Result } from '../../rules/result.ts';
import { success } from '../../rules/result.ts';
import type { Searchable } from '../searchable.ts';
import { newTable } from '../table.ts';
import { readTask } from '../task.ts';
import { winningMoves } from './firstMoves.ts';
import type { Examined, ProofProgress, ProofTask } from './proof.ts';
import { prove } from './prove.ts';

/** After so many positions nothing is looked for any more: half a minute or so. */
const MOST_NODES = 250_000;

const MEGABYTES = 16;

/** Begins to examine a position as a puzzle, in so many turns at most. Fails as `proveTask` does. */
export function examineTask(task: ProofTask): Result<Generator<ProofProgress, Examined, void>> {
  const read = readTask(task);
  return read.ok ? success(examine(read.value.searchable, read.value.game, task)) : read;
}

function* examine(
  searchable: Searchable,
  game: Game,
  { turns }: Pick<ProofTask, 'turns'>,
): Generator<ProofProgress, Examined, void> {
  const position = currentPosition(game);
  const history = historyAt(game, game.steps.length);
  const table = newTable(MEGABYTES);
  const finding = yield* patiently(prove(searchable, position, history, { turns, draws: false, table }));
  if (finding.kind === 'unfinished') return { kind: 'open', within: finding.within };
  if (finding.found.kind !== 'won')
    return { kind: 'open', within: finding.found.kind === 'open' ? finding.found.within : 0 };
  const { side, turns: least } = finding.found;
  if (side !== position.turn) return { kind: 'lost', turns: least };
  if (least === 1) return { kind: 'at-once' };
  const winning = yield* patiently(winningMoves(searchable, position, history, least, 2, table));
  if (winning.kind === 'unfinished') return { kind: 'unsure', turns: least };
  const actions = winning.found.map((move) => searchable.variant.writeMove(position, move));
  return actions.length > 1 ? { kind: 'several', turns: least, actions } : { kind: 'puzzle', turns: least };
}

/** What is found unless it takes too long, or else within how many turns there is no win. */
type Patient<Found> =
  | { readonly kind: 'found'; readonly found: Found }
  | { readonly kind: 'unfinished'; readonly within: number };

function* patiently<Found>(steps: Generator<ProofProgress, Found>): Generator<ProofProgress, Patient<Found>> {
  for (;;) {
    const step = steps.next();
    if (step.done) return { kind: 'found', found: step.value };
    const { nodes, within } = step.value;
    if (nodes > MOST_NODES) return { kind: 'unfinished', within };
    yield step.value;
  }
}

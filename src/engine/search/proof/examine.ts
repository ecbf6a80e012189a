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

/** After so many positions no win is looked for any more: half a minute or so. */
const MOST_NODES = 1_500_000;

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
  if (typeof finding === 'number') return { kind: 'open', within: finding };
  if (finding.kind !== 'won') return { kind: 'open', within: finding.kind === 'open' ? finding.within : 0 };
  if (finding.side !== position.turn) return { kind: 'lost', turns: finding.turns };
  if (finding.turns === 1) return { kind: 'at-once' };
  const winning = yield* winningMoves(searchable, position, history, finding.turns, 2, table);
  const actions = winning.map((move) => searchable.variant.writeMove(position, move));
  return actions.length > 1
    ? { kind: 'several', turns: finding.turns, actions }
    : { kind: 'puzzle', turns: finding.turns };
}

/** What is found, or if that takes too long, within how many turns there is no win. */
function* patiently<Found>(steps: Generator<ProofProgress, Found>): Generator<ProofProgress, Found | number> {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (step.value.nodes > MOST_NODES) return step.value.within;
    yield step.value;
  }
}

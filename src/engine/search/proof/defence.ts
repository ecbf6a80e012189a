import { readAction } from '../../game/action.ts';
import type { Game } from '../../game/game.ts';
import { currentPosition, historyAt, outcomeOf, statusAt, withMove } from '../../game/game.ts';
import type { Result } from '../../rules/result.ts';
import { success } from '../../rules/result.ts';
import type { Searchable } from '../searchable.ts';
import { newTable } from '../table.ts';
import { readTask } from '../task.ts';
import { think } from '../think.ts';
import { savingMove } from './firstMoves.ts';
import type { Defence, Proof, ProofProgress, ProofTask } from './proof.ts';
import { prove } from './prove.ts';

/** The memory of each proof. */
const MEGABYTES = 16;

/** How many positions are looked at to find the most natural defence. */
const NODES = 4_000;

/** Begins to look for a defence; `turns` are those of the side that is not to move. Fails as `proveTask` does. */
export function defendTask(task: ProofTask): Result<Generator<ProofProgress, Defence, void>> {
  const read = readTask(task);
  if (!read.ok) return read;
  return success(defend(read.value.searchable, read.value.game, task));
}

function* defend(
  searchable: Searchable,
  game: Game,
  task: ProofTask,
): Generator<ProofProgress, Defence, void> {
  const position = currentPosition(game);
  const history = historyAt(game, game.steps.length);
  const finding = yield* prove(searchable, position, history, task);
  if (finding.kind === 'won') {
    const { side, turns, proof } = finding;
    if (side !== position.turn) return { kind: 'lost', turns, proof };
    const actions = turnIn(game, proof);
    if (actions.length > 0) return { kind: 'saved', actions, wins: turns };
  }
  const wins = finding.kind === 'won' ? finding.turns : 0;
  return { kind: 'saved', actions: yield* savingTurn(searchable, game, task), wins };
}

/** The actions of the turn with which a proof begins. */
function turnIn(game: Game, proof: Proof | null): string[] {
  const actions: string[] = [];
  const { turn } = currentPosition(game);
  let [current, part] = [game, proof];
  while (part?.kind === 'action' && currentPosition(current).turn === turn) {
    const move = readAction(current, part.action);
    if (!move.ok) break;
    actions.push(part.action);
    [current, part] = [withMove(current, move.value), part.then];
  }
  return actions;
}

/** A turn that saves the side to move, as much like good play as can be: what looks best is tried first. */
function* savingTurn(
  searchable: Searchable,
  game: Game,
  { turns, ...task }: ProofTask,
): Generator<ProofProgress, string[]> {
  const { turn } = currentPosition(game);
  const { variant } = searchable;
  const actions: string[] = [];
  let current = game;
  while (!outcomeOf(current) && currentPosition(current).turn === turn) {
    const position = currentPosition(current);
    const ply = current.steps.length;
    const best = yield* bestAction({ ...task, turns, actions: [...task.actions, ...actions] });
    const { moves } = statusAt(current, ply);
    const isBest = moves.map((move) => variant.writeMove(position, move) === best);
    const ordered = [...moves.filter((_, i) => isBest[i]), ...moves.filter((_, i) => !isBest[i])];
    const history = historyAt(current, ply);
    const move = yield* savingMove(searchable, position, history, ordered, turns, newTable(MEGABYTES));
    if (!move) throw new Error('The defence that was found is none.');
    actions.push(variant.writeMove(position, move));
    current = withMove(current, move);
  }
  return actions;
}

function* bestAction({ variant, start, actions }: ProofTask): Generator<ProofProgress, string> {
  const limits = { nodes: NODES, depth: null };
  const thinking = think({
    variant,
    start,
    actions,
    level: null,
    limits,
    lines: 1,
    isThreat: false,
    seed: 1,
  });
  if (!thinking.ok) return '';
  for (;;) {
    const step = thinking.value.next();
    if (step.done) return step.value.lines[0].actions[0] ?? '';
    yield { within: -1, nodes: step.value.nodes };
  }
}

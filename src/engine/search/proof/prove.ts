import { currentPosition, historyAt } from '../../game/game.ts';
import type { Move } from '../../rules/move.ts';
import type { Position } from '../../rules/position.ts';
import type { Result } from '../../rules/result.ts';
import { success } from '../../rules/result.ts';
import { otherSide } from '../../rules/side.ts';
import type { Side } from '../../rules/side.ts';
import type { Searchable } from '../searchable.ts';
import { readTask } from '../task.ts';
import type { Table } from '../table.ts';
import { newTable } from '../table.ts';
import type { Finding, Goal, Proof, ProofProgress, ProofTask } from './proof.ts';
import { MOST_TURNS } from './proof.ts';
import type { Prover } from './prover.ts';
import { newProofSearch, newProver } from './prover.ts';
import { newBook, strategyAt } from './strategy.ts';
import { reaches, survives } from './turns.ts';

/**
 * Proving that goes on as long as somebody asks for the next step: each takes a few milliseconds. Whoever stops
 * asking has stopped it, and knows what the last progress said.
 */
export type Proving = Generator<ProofProgress, Finding, void>;

export interface ProofOptions {
  /** Within how many turns of the winner it looks, at most `MOST_TURNS`. */
  readonly turns: number;
  /** Whether it looks for draws. */
  readonly draws: boolean;
  /** Whose wins it looks for; those of both sides if absent. */
  readonly winner?: Side;
  /** Its memory besides the proof: empty, or used for the same position and history before. */
  readonly table?: Table;
}

/** The usual size of a memory. */
const MEGABYTES = 16;

/** Begins to prove; fails with a message if the task cannot be read or the game is over. */
export function proveTask(task: ProofTask): Result<Proving> {
  const read = readTask(task);
  if (!read.ok) return read;
  const { searchable, game } = read.value;
  const history = historyAt(game, game.steps.length);
  return success(prove(searchable, currentPosition(game), history, task));
}

/** Which goals can be reached from a position, one number of turns after the other. */
interface Question<P extends Position, M extends Move> {
  readonly provers: readonly [Prover<P, M>, Prover<P, M>];
  readonly root: P;
}

/**
 * Proves who wins by force from a position of a game that goes on, or that it is drawn; `history` has the positions
 * before it. Exact: it tries everything that the rules allow, the claims of draws included.
 */
export function* prove<P extends Position, M extends Move>(
  searchable: Searchable<P, M>,
  root: P,
  history: readonly P[],
  { turns, draws, winner, table = newTable(MEGABYTES) }: ProofOptions,
): Proving {
  const search = newProofSearch(searchable, root, history, table);
  const question = (goal: Goal): Question<P, M> => ({
    root,
    provers: [newProver(search, history, { side: 0, goal }), newProver(search, history, { side: 1, goal })],
  });
  const [wins, drawing] = [question('win'), question('draw')];
  let within = -1;
  const progress = () => ({ within, nodes: search.nodes });
  const sides: readonly Side[] = winner === undefined ? [root.turn, otherSide(root.turn)] : [winner];
  for (let few = 0; few <= Math.min(turns, MOST_TURNS); few++) {
    for (const side of sides)
      if (yield* steps(reached(wins, side, few), progress)) {
        const proof = yield* steps(written(wins, side, few), progress);
        yield progress();
        return { kind: 'won', side, turns: few, proof };
      }
    if (wins.provers.some(({ isCut }) => isCut)) break;
    within = few;
    yield progress();
    if (!draws) continue;
    let isDrawn = true;
    for (const side of sides) isDrawn &&= yield* steps(reached(drawing, side, few), progress);
    if (isDrawn) {
      const white = yield* steps(written(drawing, 0, few), progress);
      const black = yield* steps(written(drawing, 1, few), progress);
      return { kind: 'drawn', turns: few, proofs: [white, black] };
    }
  }
  return { kind: 'open', within };
}

/** Takes the steps of a part, and tells the progress at each pause. */
export function* steps<T>(
  part: Generator<void, T>,
  progress: () => ProofProgress,
): Generator<ProofProgress, T> {
  for (;;) {
    const step = part.next();
    if (step.done) return step.value;
    yield progress();
  }
}

/** Whether a side reaches the goal from the root within so many of its turns. */
function* reached<P extends Position, M extends Move>(
  { provers, root }: Question<P, M>,
  side: Side,
  turns: number,
): Generator<void, boolean> {
  const prover = provers[side];
  if (root.turn !== side) return yield* survives(prover, 0, turns);
  return turns > 0 && (yield* reaches(prover, 0, turns));
}

function* written<P extends Position, M extends Move>(
  { provers }: Question<P, M>,
  side: Side,
  turns: number,
): Generator<void, Proof | null> {
  return yield* strategyAt(provers[side], 0, turns, newBook());
}

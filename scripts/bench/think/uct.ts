import type { Move } from '../../../src/engine/rules/move.ts';
import type { Position } from '../../../src/engine/rules/position.ts';
import type { Side } from '../../../src/engine/rules/side.ts';
import { randomNumbers } from '../randomGames.ts';
import type { ChooserMaker } from './chooser.ts';
import type { History } from './core.ts';

/** How much a branch that was seldom tried is worth trying. */
const CURIOSITY = 1.4;
/** A random game that lasts longer is a draw. */
const LONGEST = 100;

/** A position in the tree. */
interface Branch {
  readonly move: Move | null;
  readonly parent: Branch | null;
  /** Who made the move. */
  readonly mover: Side;
  readonly children: Branch[];
  /** The moves that have no branch yet; null before the position was looked at. */
  untried: Move[] | null;
  visits: number;
  /** How much of the visits the mover won. */
  wins: number;
}

const newBranch = (parent: Branch | null, move: Move | null, mover: Side): Branch => ({
  move,
  parent,
  mover,
  children: [],
  untried: null,
  visits: 0,
  wins: 0,
});

/** Plain UCT: a tree grown by one position with each random game. */
export const uctChooser: ChooserMaker = (core) => (start, startHistory, allowance, seed) => {
  const next = randomNumbers(seed);
  const pick = (list: readonly unknown[]): number => Math.floor(next() * list.length);
  const deadline = performance.now() + (allowance.ms ?? Infinity);
  const mostNodes = allowance.nodes ?? Infinity;
  const root = newBranch(null, null, start.turn);
  let nodes = 0;

  /** Goes down the tree, adds a branch and plays on at random; returns the branch and who won. */
  function playOut(): { readonly leaf: Branch; readonly winner: Side | null } {
    let leaf = root;
    let position: Position = start;
    let history: History = startHistory;
    let isInTree = true;
    for (let ply = 0; ply < LONGEST; ply++) {
      const { outcome, moves } = core.look(position, history);
      nodes++;
      if (outcome) return { leaf, winner: outcome.winner };
      let move: Move | undefined;
      if (isInTree) {
        leaf.untried ??= [...moves];
        const [untried] = leaf.untried.splice(pick(leaf.untried), 1);
        isInTree = untried === undefined;
        const child = untried ? newBranch(leaf, untried, position.turn) : best(leaf);
        if (untried) leaf.children.push(child);
        leaf = child;
        move = child.move ?? undefined;
      } else move = moves[pick(moves)];
      if (!move) break;
      history = core.historyWith(history, position);
      position = core.play(position, move);
    }
    return { leaf, winner: null };
  }

  while (nodes < mostNodes && (nodes === 0 || performance.now() < deadline)) {
    const { leaf, winner } = playOut();
    for (let branch: Branch | null = leaf; branch; branch = branch.parent) {
      branch.visits++;
      branch.wins += winner === null ? 0.5 : winner === branch.mover ? 1 : 0;
    }
  }
  const [first, ...others] = root.children;
  if (!first?.move) throw new Error('There is no move to choose.');
  const chosen = others.reduce((most, other) => (other.visits > most.visits ? other : most), first);
  const score = Math.round(2000 * (chosen.wins / chosen.visits - 0.5));
  return { move: chosen.move ?? first.move, score, depth: 0, nodes };
};

/** The branch that is worth trying most. */
function best({ children, visits }: Branch): Branch {
  const worth = (child: Branch) =>
    child.wins / child.visits + CURIOSITY * Math.sqrt(Math.log(visits) / child.visits);
  return children.reduce((most, other) => (worth(other) > worth(most) ? other : most));
}

import { at } from '../at.ts';
import type { Game } from '../game/game.ts';
import { finish } from '../finish.ts';
import { memo } from '../memo.ts';
import { currentPosition, historyAt, outcomeOf, statusAt } from '../game/game.ts';
import type { Side } from '../rules/side.ts';
import { otherSide } from '../rules/side.ts';
import type { ProvedPositions, Reached, Solved, SolvedPositions } from './solved.ts';
import { oneActionEarlier, reachedBy } from './solved.ts';
import type { Tree, TreePath } from './tree.ts';
import { gameAlong, nodeAt } from './tree.ts';
import type { Place } from './walk.ts';
import { pathOf, visitInParts } from './walk.ts';

/** A node that is solved, and who is to move there. */
interface Reply {
  readonly solved: Solved;
  readonly turn: Side;
}

/**
 * What is certain about the positions of a tree in which the game goes on: those that were proved, and those for which it
 * follows from what comes after them. If one action wins, a position is won; if all legal actions are in
 * the tree and lose, it is lost. A turn of several actions counts once.
 */
export function solvedIn(tree: Tree, proved: ProvedPositions): SolvedPositions {
  return finish(solveInParts(tree, proved));
}

/** The same in parts, so that a page can draw between them. */
export function* solveInParts(tree: Tree, proved: ProvedPositions): Generator<undefined, SolvedPositions> {
  const solved = new Map<Reached, Solved>();
  const replies = new Map<Place, Reply[]>();
  const places: { readonly place: Place; readonly reached: Reached }[] = [];
  const pass = ({ parent }: Place, reached: Reached, found: Solved) => {
    const reply = { solved: found, turn: turnAt(reached) };
    if (parent) replies.set(parent, [...(replies.get(parent) ?? []), reply]);
  };
  yield* visitInParts(tree, ({ place, step, line }) => {
    // What comes after an illegal action is not there.
    if (place.ply > 0 && !step) return;
    const reached = step ?? tree.start;
    places.push({ place, reached });
    // Only a node at the end of a line can be one where the game is over.
    const over = place.node.children.length === 0 && overAt(reached, line);
    if (over) pass(place, reached, over);
  });
  for (let i = places.length - 1; i >= 0; i--) {
    const { place, reached } = at(places, i);
    const beside = replies.get(place);
    const own = proved.get(reached)?.solved;
    const found = own ?? (beside ? risen(gameAlong(tree, pathOf(place)), beside) : null);
    // A long line takes long to make into a game.
    if (beside) yield;
    if (!found) continue;
    solved.set(reached, found);
    pass(place, reached, found);
  }
  return solved;
}

const turnAt = (reached: Reached): Side => ('turn' in reached ? reached : reached.position).turn;

/** Kept by what stands for the position, so that a line is made into a game only once. */
const overAt = memo((_: Reached, line: () => Game): Solved | null => whenOver(line()));

/** What is certain at the end of a line where the game is over; null where it goes on. */
function whenOver(game: Game): Solved | null {
  const { outcome } = statusAt(game, game.steps.length);
  if (!outcome) return null;
  const { winner } = outcome;
  return winner === null ? { kind: 'drawn' } : { kind: 'won', side: winner, turns: 0, least: 0 };
}

/** What follows for a position from those after its actions, as far as they are solved; null if nothing does. */
function risen(game: Game, replies: readonly Reply[]): Solved | null {
  const ply = game.steps.length;
  const position = currentPosition(game);
  const { turn } = position;
  const isAll = replies.length === statusAt(game, ply).moves.length;
  const own = replies.flatMap(({ solved, turn: next }) => {
    const here = oneActionEarlier(solved, turn, next);
    return here.kind === 'won' && here.side === turn ? [here] : [];
  });
  if (own.length > 0) {
    const turns = Math.min(...own.map((win) => win.turns));
    const least = isAll ? Math.min(...own.map((win) => win.least)) : 1;
    return { kind: 'won', side: turn, turns, least };
  }
  if (!isAll) return null;
  const lost = replies.flatMap(({ solved }) => (solved.kind === 'won' ? [solved] : []));
  const mayClaim = game.variant.claims(position, historyAt(game, ply)).length > 0;
  if (lost.length < replies.length || mayClaim) return { kind: 'drawn' };
  return {
    kind: 'won',
    side: otherSide(turn),
    turns: Math.max(...lost.map(({ turns }) => turns)),
    least: Math.max(...lost.map(({ least }) => least)),
  };
}

/**
 * The actions by which the side that wins at the end of a path does so, the other side holding out as long as is known:
 * through what is solved in the tree to a position that was proved, and by the line of its proof to the end of the game.
 * None where nobody is known to win, or the proof was not kept.
 */
export function winningLine(
  tree: Tree,
  path: TreePath,
  solved: SolvedPositions,
  proved: ProvedPositions,
): TreePath {
  const line: string[] = [];
  for (;;) {
    const here = [...path, ...line];
    const game = gameAlong(tree, here);
    if (outcomeOf(game)) return line;
    const known = solved.get(reachedBy(game));
    if (known?.kind !== 'won') return [];
    const proof = proved.get(reachedBy(game));
    if (proof) return proof.line.length > 0 ? [...line, ...proof.line] : [];
    const next = nextIn(tree, here, known, solved);
    if (next === null) return [];
    line.push(next);
  }
}

/** The action of a solved position that wins soonest, or loses latest; null if none does. */
function nextIn(
  tree: Tree,
  path: TreePath,
  { side }: Extract<Solved, { kind: 'won' }>,
  solved: SolvedPositions,
): string | null {
  const { turn } = currentPosition(gameAlong(tree, path));
  let best: { readonly action: string; readonly rank: number } | null = null;
  for (const { action } of nodeAt(tree, path)?.children ?? []) {
    const after = gameAlong(tree, [...path, action]);
    const then = solved.get(reachedBy(after)) ?? whenOver(after);
    if (then?.kind !== 'won' || then.side !== side) continue;
    const here = oneActionEarlier(then, turn, currentPosition(after).turn);
    const turns = here.kind === 'won' ? here.turns : 0;
    const rank = turn === side ? -turns : turns;
    if (!best || rank > best.rank) best = { action, rank };
  }
  return best?.action ?? null;
}

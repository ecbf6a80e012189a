import { at } from '../at.ts';
import type { Game } from '../game/game.ts';
import { currentPosition, historyAt, outcomeOf, statusAt } from '../game/game.ts';
import type { Outcome } from '../rules/outcome.ts';
import type { Side } from '../rules/side.ts';
import { otherSide } from '../rules/side.ts';
import type { ProvedPositions, Reached, Solved, SolvedPositions } from './solved.ts';
import { reachedBy } from './solved.ts';
import type { Tree, TreePath } from './tree.ts';
import { gameAlong, nodeAt } from './tree.ts';
import type { Place } from './walk.ts';
import { pathOf, visits } from './walk.ts';

/** A node that is solved, and who is to move there. */
interface Reply {
  readonly solved: Solved;
  readonly turn: Side;
}

/**
 * What is certain about the positions of a tree: those that were proved, those in which the game is over, and those
 * for which it follows from what comes after them. If one action wins, a position is won; if all legal actions are in
 * the tree and lose, it is lost. A turn of several actions counts once.
 */
export function solvedIn(tree: Tree, proved: ProvedPositions): SolvedPositions {
  const solved = new Map<Reached, Solved>();
  const replies = new Map<Place, Reply[]>();
  const places: { readonly place: Place; readonly reached: Reached }[] = [];
  const note = ({ parent }: Place, reached: Reached, found: Solved) => {
    solved.set(reached, found);
    const reply = { solved: found, turn: turnAt(reached) };
    if (parent) replies.set(parent, [...(replies.get(parent) ?? []), reply]);
  };
  for (const { place, step, line } of visits(tree)) {
    // What comes after an illegal action is not there.
    if (place.ply > 0 && !step) continue;
    const reached = step ?? tree.start;
    places.push({ place, reached });
    if (place.node.children.length > 0) continue;
    // Only a node at the end of a line can be one where the game is over.
    const game = line();
    const { outcome } = statusAt(game, place.ply);
    if (outcome) solved.set(reached, whenOver(outcome));
  }
  for (let i = places.length - 1; i >= 0; i--) {
    const { place, reached } = at(places, i);
    const beside = replies.get(place);
    const own = proved.get(reached)?.solved ?? solved.get(reached);
    if (!own && !beside) continue;
    const found = own ?? risen(gameAlong(tree, pathOf(place)), beside ?? []);
    if (found) note(place, reached, found);
  }
  return solved;
}

const turnAt = (reached: Reached): Side => ('turn' in reached ? reached : reached.position).turn;

const whenOver = ({ winner }: Outcome): Solved =>
  winner === null ? { kind: 'drawn' } : { kind: 'won', side: winner, turns: 0, least: 0 };

/** What follows for a position from those after its actions, as far as they are solved; null if nothing does. */
function risen(game: Game, replies: readonly Reply[]): Solved | null {
  const ply = game.steps.length;
  const position = currentPosition(game);
  const { turn } = position;
  const isAll = replies.length === statusAt(game, ply).moves.length;
  const own = replies.flatMap(({ solved, turn: next }) => {
    if (solved.kind === 'drawn' || solved.side !== turn) return [];
    // The turn goes on, unless it ended the game or the other side is to move.
    const more = (turns: number) => (next !== turn || turns === 0 ? turns + 1 : turns);
    return [{ turns: more(solved.turns), least: more(solved.least) }];
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
    const known = solved.get(reachedBy(game));
    if (known?.kind !== 'won') return [];
    if (outcomeOf(game)) return line;
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
    const then = solved.get(reachedBy(after));
    if (then?.kind !== 'won' || then.side !== side) continue;
    const isFurther = currentPosition(after).turn === turn && then.turns > 0;
    // A turn that goes on has been counted already.
    const turns = turn === side && !isFurther ? then.turns + 1 : then.turns;
    const rank = turn === side ? -turns : turns;
    if (!best || rank > best.rank) best = { action, rank };
  }
  return best?.action ?? null;
}

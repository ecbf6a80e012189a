import type { Game } from '../../engine/game/game.ts';
import { outcomeOf } from '../../engine/game/game.ts';
import type { ProofTask } from '../../engine/search/proof/proof.ts';
import type { Task } from '../../engine/search/thought.ts';
import type { TreePath, Tree } from '../../engine/tree/tree.ts';
import { MOST_ASSERTED } from '../../engine/tree/assertion.ts';
import { reachedBy } from '../../engine/tree/solved.ts';
import { gameAlong } from '../../engine/tree/tree.ts';
import type { Asserted } from '../explore/proofs.ts';
import type { AnalystState } from './analystState.ts';
import type { LineCount } from './analysisChoices.ts';
import { nextPly } from './report.ts';

/** Something to be proved about a node. */
export interface ProofWork {
  readonly kind: 'proof';
  readonly game: Game;
  readonly path: TreePath;
  /** Within how many turns. */
  readonly turns: number;
  /** What the tree asserts about it, which is to be proved anew; null for what somebody has asked. */
  readonly asserted: Asserted | null;
}

/** Something to think about. */
export type ThinkingWork =
  /** The position on the board, in several steps. */
  | { readonly kind: 'lines'; readonly game: Game; readonly count: LineCount; readonly isFirst: boolean }
  | { readonly kind: 'threat'; readonly game: Game }
  /** A position of the reported game. */
  | { readonly kind: 'report'; readonly game: Game; readonly ply: number; readonly nodes: number }
  /** The position after a try. */
  | { readonly kind: 'try'; readonly game: Game; readonly nodes: number };

export type Work = ThinkingWork | ProofWork;

/** The nodes of the first look, which settles what is said, and of the look for a threat. */
const FIRST = 20_000;
const THREAT = 8_000;

/** What is to be done first; null for nothing. Of what the tree asserts, `asserted` is the first to be proved anew. */
export function workIn(
  { isOn, analysis, report, lesson, proof }: AnalystState,
  tree: Tree,
  shown: Game,
  lines: LineCount,
  asserted: Asserted | null,
): Work | null {
  if (lesson?.stage === 'judging') return { kind: 'try', game: shown, nodes: report.nodes };
  if (proof?.isRunning === true)
    return { kind: 'proof', game: proof.game, path: proof.path, turns: MOST_ASSERTED, asserted: null };
  if (report.isRunning) {
    const ply = nextPly(report);
    if (ply !== null) {
      const game = gameAlong(tree, report.path.slice(0, ply));
      return { kind: 'report', game, ply, nodes: report.nodes };
    }
  }
  if (asserted) {
    const { path, assertion } = asserted;
    return { kind: 'proof', game: gameAlong(tree, path), path, turns: assertion.turns, asserted };
  }
  if (!isOn || lesson || outcomeOf(shown)) return null;
  const stage = analysis?.game === shown ? analysis.stage : 'first';
  switch (stage) {
    case 'first':
      return { kind: 'lines', game: shown, count: lines, isFirst: true };
    case 'threat':
      return { kind: 'threat', game: shown };
    case 'endless':
      return { kind: 'lines', game: shown, count: lines, isFirst: false };
    case 'done':
      return null;
  }
}

/** Whether work that is under way is still the work to do. */
export function isSameWork(one: Work | null, other: Work | null): boolean {
  if (!one || !other) return one === other;
  if (one.kind === 'report' && other.kind === 'report')
    return one.ply === other.ply && one.game.steps.at(-1) === other.game.steps.at(-1);
  if (one.kind === 'lines' && other.kind === 'lines')
    return one.game === other.game && one.count === other.count && one.isFirst === other.isFirst;
  if (one.kind === 'proof' && other.kind === 'proof')
    return (
      reachedBy(one.game) === reachedBy(other.game) &&
      one.turns === other.turns &&
      (one.asserted === null) === (other.asserted === null)
    );
  return one.kind === other.kind && one.game === other.game;
}

const played = ({ variant, start, steps }: Game) => ({
  variant: variant.id,
  start: variant.writePosition(start),
  actions: steps.map(({ action }) => action),
});

/** The task for the prover. */
export const proofTaskFor = ({ game, turns }: ProofWork): ProofTask => ({
  ...played(game),
  turns,
  draws: true,
});

/** The task for the thinker. */
export function taskFor(work: ThinkingWork): Task {
  return {
    ...played(work.game),
    level: null,
    limits: { nodes: nodesFor(work), depth: null },
    isThreat: work.kind === 'threat',
    lines: work.kind === 'lines' ? work.count : 1,
    seed: 1,
  };
}

function nodesFor(work: ThinkingWork): number | null {
  switch (work.kind) {
    case 'lines':
      return work.isFirst ? FIRST : null;
    case 'threat':
      return THREAT;
    case 'report':
    case 'try':
      return work.nodes;
  }
}

/** How long may be thought about it, in milliseconds: a report keeps to its nodes, however slow the device. */
export const timeFor = (work: ThinkingWork): number => (work.kind === 'threat' ? 1_000 : Infinity);

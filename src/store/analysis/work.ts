import type { Game } from '../../engine/game/game.ts';
import { outcomeOf } from '../../engine/game/game.ts';
import type { Task } from '../../engine/search/thought.ts';
import { gameAlong } from '../../engine/tree/tree.ts';
import type { Tree } from '../../engine/tree/tree.ts';
import type { AnalystState } from './analystState.ts';
import type { LineCount } from './analysisChoices.ts';
import { nextPly } from './report.ts';

/** Something to think about. */
export type Work =
  /** The position on the board, in several steps. */
  | { readonly kind: 'lines'; readonly game: Game; readonly count: LineCount; readonly isFirst: boolean }
  | { readonly kind: 'threat'; readonly game: Game }
  /** A position of the reported game. */
  | { readonly kind: 'report'; readonly game: Game; readonly ply: number; readonly nodes: number }
  /** The position after a try. */
  | { readonly kind: 'try'; readonly game: Game; readonly nodes: number };

/** The nodes of the first look, which settles what is said, and of the look for a threat. */
const FIRST = 20_000;
const THREAT = 8_000;

/** What is to be thought about first; null for nothing. */
export function workIn(
  { isOn, analysis, report, lesson }: AnalystState,
  tree: Tree,
  shown: Game,
  lines: LineCount,
): Work | null {
  if (lesson?.stage === 'judging') return { kind: 'try', game: shown, nodes: report.nodes };
  if (report.isRunning) {
    const ply = nextPly(report);
    if (ply !== null) {
      const game = gameAlong(tree, report.path.slice(0, ply));
      return { kind: 'report', game, ply, nodes: report.nodes };
    }
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
  return one.kind === other.kind && one.game === other.game;
}

/** The task for the thinker. */
export function taskFor(work: Work): Task {
  const { variant, start, steps } = work.game;
  return {
    variant: variant.id,
    start: variant.writePosition(start),
    actions: steps.map(({ action }) => action),
    level: null,
    limits: { nodes: nodesFor(work), depth: null },
    isThreat: work.kind === 'threat',
    lines: work.kind === 'lines' ? work.count : 1,
    seed: 1,
  };
}

function nodesFor(work: Work): number | null {
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
export const timeFor = (work: Work): number => (work.kind === 'threat' ? 1_000 : Infinity);

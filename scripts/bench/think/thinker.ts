import { unwrap } from '../../../src/engine/rules/result.ts';
import { think } from '../../../src/engine/search/think.ts';
import type { Score } from '../../../src/engine/search/thought.ts';
import { takeSteps } from '../../engine/steps.ts';
import type { Player } from './question.ts';

/** The thinker as a player. All that it does before it can think counts as its time. */
export const thinker: Player = async ({ variant, start, actions, allowance, seed }) => {
  const since = performance.now();
  const { ms, level, nodes, depth } = allowance;
  const limits = { nodes, depth };
  const thinking = unwrap(await think({ variant, start, actions, level, limits, lines: 1, seed }));
  const found = await takeSteps(thinking, { since, ms, isStopped: () => false, onThought: () => undefined });
  const { lines, ...rest } = found.thought;
  const [{ actions: line, score }] = lines;
  const [action] = line;
  if (action === undefined) throw new Error('The thinker has found no action.');
  return { action, score: points(score), depth: rest.depth, nodes: rest.nodes, ms: found.ms };
};

function points(score: Score): number {
  switch (score.kind) {
    case 'estimate':
      return score.points;
    case 'win':
      return 1_000_000 - score.turns;
    case 'loss':
      return score.turns - 1_000_000;
  }
}

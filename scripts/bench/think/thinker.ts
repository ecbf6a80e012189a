import { unwrap } from '../../../src/engine/rules/result.ts';
import { forget, newMemory, thinkOn } from '../../../src/engine/search/think.ts';
import type { Score } from '../../../src/engine/search/thought.ts';
import { takeSteps } from '../../engine/steps.ts';
import { goesOn, taskFor } from './asking.ts';
import { boards } from './boards.ts';
import { processorTime } from './clock.ts';
import type { Player, Question } from './question.ts';

/**
 * The thinker as a player. It remembers what it found as long as a game goes on. All that it does before it can
 * think counts as its time.
 */
export function thinkerPlayer(): Player {
  const memory = newMemory();
  let last: Question | null = null;
  return async (question) => {
    const since = processorTime();
    if (!goesOn(last, question)) forget(memory);
    last = question;
    const { thought, ms: taken } = await takeSteps(unwrap(thinkOn(boards, taskFor(question), memory)), {
      now: processorTime,
      since,
      ms: question.allowance.ms,
      isStopped: () => false,
      onThought: () => undefined,
    });
    const [{ actions: line, score }] = thought.lines;
    const [action] = line;
    if (action === undefined) throw new Error('The thinker has found no action.');
    return { action, score: points(score), depth: thought.depth, nodes: thought.nodes, ms: taken };
  };
}

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

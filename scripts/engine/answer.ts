import { parseArgs } from 'node:util';
import { withActions } from '../../src/engine/game/action.ts';
import { newGame, outcomeOf } from '../../src/engine/game/game.ts';
import { writeOutcome } from '../../src/engine/rules/outcome.ts';
import type { Variant } from '../../src/engine/rules/variant.ts';
import { think } from '../../src/engine/search/think.ts';
import type { Level, Task } from '../../src/engine/search/thought.ts';
import { levels } from '../../src/engine/search/thought.ts';
import { quote } from '../../src/words/en/grammar.ts';
import { refuse, valueOf } from './refusal.ts';
import type { Found } from './steps.ts';
import { takeSteps } from './steps.ts';
import { MOST_DEPTH, MOST_LINES, MOST_MS, MOST_NODES, MOST_SEED, wholeNumber } from './wholeNumber.ts';

export const THINK_USAGE =
  'think VARIANT [POSITION] [--moves "A B …"] [--ms N | --nodes N | --depth N] [--level L] [--lines K] [--seed S]';

/** How long it thinks if nothing else limits it. */
const USUAL_MS = 1000;

const OPTIONS = {
  moves: { type: 'string' },
  ms: { type: 'string' },
  nodes: { type: 'string' },
  depth: { type: 'string' },
  level: { type: 'string' },
  lines: { type: 'string' },
  seed: { type: 'string' },
} as const;

/**
 * Thinks about a position, and prints what is found: a line of JSON for each depth and line of play, and last
 * the action.
 */
export async function printAnswer(variant: Variant, args: readonly string[]): Promise<void> {
  const { task, ms } = readQuestion(variant, args);
  const since = performance.now();
  const thinking = valueOf(think(task));
  const { thought, ms: taken } = await takeSteps(thinking, {
    now: () => performance.now(),
    since,
    ms,
    isStopped: () => false,
    onThought: (found) => {
      printLines(found, task.lines > 1);
    },
  });
  const [{ actions, score }] = thought.lines;
  print({ action: actions[0], depth: thought.depth, nodes: thought.nodes, ms: Math.round(taken), score });
}

function printLines({ thought, ms }: Found, isNumbered: boolean): void {
  const { depth, nodes, lines } = thought;
  lines.forEach(({ score, actions }, i) => {
    const number = isNumbered ? { number: i + 1 } : {};
    print({ depth, ...number, nodes, ms: Math.round(ms), score, line: actions });
  });
}

function print(line: object): void {
  console.log(JSON.stringify(line));
}

/** What is asked, from the words after the variant. */
function readQuestion(variant: Variant, args: readonly string[]): { task: Task; ms: number | null } {
  const { values, positionals } = parsed(args);
  const [position, ...more] = positionals;
  if (more.length > 0) refuse(`A position is one argument: put it in quotes. Usage: engine ${THINK_USAGE}`);
  const start = position === undefined ? variant.start : valueOf(variant.readPosition(position));
  const actions = values.moves?.split(/\s+/).filter((action) => action !== '') ?? [];
  const game = valueOf(withActions(newGame(variant, start), actions));
  const outcome = outcomeOf(game);
  if (outcome) refuse(`The game is over: ${writeOutcome(outcome)}.`);
  const number = (name: keyof typeof OPTIONS, least: number, most: number): number | null => {
    const text = values[name];
    return text === undefined
      ? null
      : (wholeNumber(text, least, most) ??
          refuse(`--${name} is a number from ${String(least)} to ${String(most)}, not ${quote(text)}.`));
  };
  const ms = number('ms', 1, MOST_MS);
  const limits = { nodes: number('nodes', 1, MOST_NODES), depth: number('depth', 1, MOST_DEPTH) };
  const task = {
    variant: variant.id,
    start: variant.writePosition(start),
    actions,
    level: number('level', 1, levels.length) as Level | null,
    limits,
    lines: number('lines', 1, MOST_LINES) ?? 1,
    isThreat: false,
    seed: number('seed', 0, MOST_SEED) ?? 1,
  };
  const isLimited = ms !== null || limits.nodes !== null || limits.depth !== null;
  return { task, ms: isLimited ? ms : USUAL_MS };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    return refuse(`${error instanceof Error ? error.message : String(error)} Usage: engine ${THINK_USAGE}`);
  }
}

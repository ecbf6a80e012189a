import { parseArgs } from 'node:util';
import { withActions } from '../../src/engine/game/action.ts';
import { currentPosition, historyAt, newGame } from '../../src/engine/game/game.ts';
import { sideLetter } from '../../src/engine/rules/side.ts';
import type { Variant } from '../../src/engine/rules/variant.ts';
import { checkProof } from '../../src/engine/search/proof/check.ts';
import { mainLine } from '../../src/engine/search/proof/mainLine.ts';
import type { Finding, Proof } from '../../src/engine/search/proof/proof.ts';
import { MOST_TURNS } from '../../src/engine/search/proof/proof.ts';
import type { Proving } from '../../src/engine/search/proof/prove.ts';
import { proveTask } from '../../src/engine/search/proof/prove.ts';
import { quote } from '../../src/words/en/grammar.ts';
import { refuse, valueOf } from './refusal.ts';
import { MOST_MS, wholeNumber } from './wholeNumber.ts';

export const PROVE_USAGE =
  'prove VARIANT [POSITION] [--moves "A B …"] [--turns N] [--ms N] [--draws] [--proof]';

const OPTIONS = {
  moves: { type: 'string' },
  turns: { type: 'string', default: '5' },
  ms: { type: 'string', default: '10000' },
  draws: { type: 'boolean', default: false },
  proof: { type: 'boolean', default: false },
} as const;

/** Proves who wins from a position by force, lets the checker check it, and prints a line of JSON. */
export function printProof(variant: Variant, args: readonly string[]): void {
  const { values, positionals } = parsed(args);
  const [position, ...more] = positionals;
  if (more.length > 0) refuse(`A position is one argument: put it in quotes. Usage: engine ${PROVE_USAGE}`);
  const start = position === undefined ? variant.start : valueOf(variant.readPosition(position));
  const actions = values.moves?.split(/\s+/).filter((action) => action !== '') ?? [];
  const game = valueOf(withActions(newGame(variant, start), actions));
  const number = (name: 'turns' | 'ms', most: number): number =>
    wholeNumber(values[name], 1, most) ??
    refuse(`--${name} is a number from 1 to ${String(most)}, not ${quote(values[name])}.`);
  const task = {
    variant: variant.id,
    start: variant.writePosition(start),
    actions,
    turns: number('turns', MOST_TURNS),
    draws: values.draws,
  };
  const { finding, nodes, ms } = findWithin(valueOf(proveTask(task)), number('ms', MOST_MS));
  const check = (side: 0 | 1, goal: 'win' | 'draw', turns: number, proof: Proof | null): boolean =>
    proof !== null &&
    checkProof(
      variant,
      currentPosition(game),
      historyAt(game, game.steps.length),
      { side, goal, turns },
      proof,
    ) === null;
  const measured = { nodes, ms: Math.round(ms) };
  switch (finding.kind) {
    case 'open':
      print({ result: 'open', within: finding.within, ...measured });
      return;
    case 'won': {
      const { side, turns, proof } = finding;
      const isChecked = check(side, 'win', turns, proof);
      const shown = values.proof ? { proof } : {};
      print({
        result: 'won',
        side: sideLetter(side),
        turns,
        line: proof && mainLine(proof),
        checked: isChecked,
        ...measured,
        ...shown,
      });
      return;
    }
    case 'drawn': {
      const { turns, proofs } = finding;
      const isChecked = check(0, 'draw', turns, proofs[0]) && check(1, 'draw', turns, proofs[1]);
      print({ result: 'drawn', turns, checked: isChecked, ...measured, ...(values.proof ? { proofs } : {}) });
    }
  }
}

/** What is found within so many milliseconds. */
function findWithin(proving: Proving, most: number): { finding: Finding; nodes: number; ms: number } {
  const begin = performance.now();
  let nodes = 0;
  for (;;) {
    const step = proving.next();
    const ms = performance.now() - begin;
    if (step.done) return { finding: step.value, nodes, ms };
    ({ nodes } = step.value);
    if (ms >= most) return { finding: { kind: 'open', within: step.value.within }, nodes, ms };
  }
}

function print(line: object): void {
  console.log(JSON.stringify(line));
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    return refuse(`${error instanceof Error ? error.message : String(error)} Usage: engine ${PROVE_USAGE}`);
  }
}

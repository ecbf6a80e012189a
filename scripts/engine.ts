// npm run -s engine -- actions VARIANT [POSITION]      the legal actions, one a line
// npm run -s engine -- perft VARIANT DEPTH [POSITION]  the number of lines of legal actions, and the speed
// npm run -s engine -- play VARIANT ACTION...          the position after the actions from the start
// npm run -s engine -- think VARIANT [POSITION] ...    the best action, and what was found on the way: docs/protocol.md
// npm run -s engine -- prove VARIANT [POSITION] ...    who wins by force, and whether the checker agrees: docs/protocol.md
// npm run -s engine -- uci                             speaks UCI over standard input and output: docs/protocol.md
import { legalActions, withActions } from '../src/engine/game/action.ts';
import { variantOf } from '../src/engine/registry.ts';
import { currentPosition, newGame, outcomeOf } from '../src/engine/game/game.ts';
import { perft } from '../src/engine/game/perft.ts';
import { writeOutcome } from '../src/engine/rules/outcome.ts';
import type { Position } from '../src/engine/rules/position.ts';
import type { Variant } from '../src/engine/rules/variant.ts';
import { quote } from '../src/words/en/grammar.ts';
import { loadBoardWords } from '../src/words/load.ts';
import { THINK_USAGE, printAnswer } from './engine/answer.ts';
import { PROVE_USAGE, printProof } from './engine/proof.ts';
import { refuse, valueOf } from './engine/refusal.ts';
import { speakUci } from './engine/uci.ts';
import { wholeNumber } from './engine/wholeNumber.ts';

const USAGE = `Usage: engine actions VARIANT [POSITION] | perft VARIANT DEPTH [POSITION] | play VARIANT ACTION... | ${THINK_USAGE} | ${PROVE_USAGE} | uci`;
const DEEPEST = 20;

function positionOf(variant: Variant, rest: readonly string[]): Position {
  const [text, ...more] = rest;
  if (more.length > 0) refuse(`A position is one argument: put it in quotes. ${USAGE}`);
  return text === undefined ? variant.start : valueOf(variant.readPosition(text));
}

function printActions(variant: Variant, rest: readonly string[]): void {
  for (const action of legalActions(newGame(variant, positionOf(variant, rest))).sort()) console.log(action);
}

function printPerft(variant: Variant, [depthText = '', ...rest]: readonly string[]): void {
  const depth = wholeNumber(depthText, 0, DEEPEST);
  if (depth === null)
    refuse(`The depth is a number from 0 to ${String(DEEPEST)}, not ${quote(depthText)}. ${USAGE}`);
  const from = positionOf(variant, rest);
  const begin = performance.now();
  const nodes = perft(variant, from, depth);
  const seconds = (performance.now() - begin) / 1000;
  console.log(`${String(nodes)} nodes, ${Math.round(nodes / seconds).toLocaleString('en')} nodes/s`);
}

function printPlayed(variant: Variant, actions: readonly string[]): void {
  if (actions.length === 0) refuse(USAGE);
  const game = valueOf(withActions(newGame(variant), actions));
  console.log(variant.writePosition(currentPosition(game)));
  const outcome = outcomeOf(game);
  if (outcome) console.log(writeOutcome(outcome));
}

/** The commands about a variant, by name. */
const commands: Readonly<
  Record<string, (variant: Variant, rest: readonly string[]) => void | Promise<void>>
> = { actions: printActions, perft: printPerft, play: printPlayed, think: printAnswer, prove: printProof };

const [name = '', id, ...rest] = process.argv.slice(2);
if (name === 'uci' && id === undefined) {
  await speakUci();
} else {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined || id === undefined) refuse(USAGE);
  const variant = valueOf(await variantOf(id));
  await loadBoardWords(variant.game);
  await command(variant, rest);
}

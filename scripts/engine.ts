// npm run -s engine -- actions VARIANT [POSITION]      the legal actions, one a line
// npm run -s engine -- perft VARIANT DEPTH [POSITION]  the number of lines of legal actions, and the speed
// npm run -s engine -- play VARIANT ACTION...          the position after the actions from the start
import { withActions } from '../src/engine/game/action.ts';
import { variantOf } from '../src/engine/registry.ts';
import { currentPosition, newGame, outcomeOf } from '../src/engine/game/game.ts';
import { perft } from '../src/engine/game/perft.ts';
import { writeOutcome } from '../src/engine/rules/outcome.ts';
import type { Position } from '../src/engine/rules/position.ts';
import type { Result } from '../src/engine/rules/result.ts';
import type { Variant } from '../src/engine/rules/variant.ts';
import { quote } from '../src/words/en/grammar.ts';
import { loadBoardWords } from '../src/words/load.ts';
import { say } from '../src/words/say.ts';

const USAGE =
  'Usage: engine actions VARIANT [POSITION] | perft VARIANT DEPTH [POSITION] | play VARIANT ACTION...';
const DEEPEST = 20;

function refuse(message: string): never {
  console.error(message);
  process.exit(2);
}

function valueOf<T>(result: Result<T>): T {
  return result.ok ? result.value : refuse(say(result.message));
}

function positionOf(variant: Variant, rest: readonly string[]): Position {
  const [text, ...more] = rest;
  if (more.length > 0) refuse(`A position is one argument: put it in quotes. ${USAGE}`);
  return text === undefined ? variant.start : valueOf(variant.readPosition(text));
}

const [command, id, ...rest] = process.argv.slice(2);
if (command === undefined || id === undefined || !['actions', 'perft', 'play'].includes(command))
  refuse(USAGE);
const variant = valueOf(await variantOf(id));
await loadBoardWords(variant.game);

switch (command) {
  case 'actions': {
    const position = positionOf(variant, rest);
    const actions = variant.status(position, []).moves.map((move) => variant.writeMove(position, move));
    for (const action of actions.sort()) console.log(action);
    break;
  }
  case 'perft': {
    const [depth = '', ...position] = rest;
    if (!/^\d+$/.test(depth) || Number(depth) > DEEPEST)
      refuse(`The depth is a number from 0 to ${String(DEEPEST)}, not ${quote(depth)}. ${USAGE}`);
    const from = positionOf(variant, position);
    const begin = performance.now();
    const nodes = perft(variant, from, Number(depth));
    const seconds = (performance.now() - begin) / 1000;
    console.log(`${String(nodes)} nodes, ${Math.round(nodes / seconds).toLocaleString('en')} nodes/s`);
    break;
  }
  case 'play': {
    if (rest.length === 0) refuse(USAGE);
    const game = valueOf(withActions(newGame(variant), rest));
    console.log(variant.writePosition(currentPosition(game)));
    const outcome = outcomeOf(game);
    if (outcome) console.log(writeOutcome(outcome));
    break;
  }
}

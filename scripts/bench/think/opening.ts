import { newGame, currentPosition, movesAt, outcomeOf, withMove } from '../../../src/engine/game/game.ts';
import type { Game } from '../../../src/engine/game/game.ts';
import { scramble } from '../../../src/engine/rules/key.ts';
import { unwrap } from '../../../src/engine/rules/result.ts';
import type { Variant } from '../../../src/engine/rules/variant.ts';
import { newMemory, thinkOn } from '../../../src/engine/search/think.ts';
import { randomNumbers } from '../randomGames.ts';
import { questionAbout, taskFor } from './asking.ts';
import { boards } from './boards.ts';
import { forNodes } from './question.ts';

/** How many random actions a game begins with. */
const ACTIONS = 6;
/** How many positions the thinker looks at to see whether a side has already lost something. */
const NODES = 10_000;
/** How much a side may be behind, in hundredths of a pawn. */
const UNEVEN = 150;

/**
 * Games of a few random actions, no two of which lead to the same position, and in which neither side has lost
 * anything that the thinker sees: where one side wins by force, two players who both see it would tell nothing
 * about each other. The same seed gives the same ones. `nodes` says how many positions the thinker looks at.
 */
export function openingsOf(variant: Variant, count: number, seed: number, nodes = NODES): readonly Game[] {
  const asked = [variant.id, count, seed, nodes].join(' ');
  const openings = known.get(asked) ?? findOpenings(variant, count, seed, nodes);
  known.set(asked, openings);
  return openings;
}

/** Those that were asked for: the steps of a ladder begin with the same ones, and they take longer to find than to play. */
const known = new Map<string, readonly Game[]>();

function findOpenings(variant: Variant, count: number, seed: number, nodes: number): readonly Game[] {
  const found = new Map<string, Game>();
  for (let lot = 0; found.size < count; lot++) {
    const game = randomOpening(variant, scramble(seed * 100_000 + lot) >>> 1);
    if (!outcomeOf(game) && isEven(game, nodes))
      found.set(variant.writePosition(currentPosition(game)), game);
  }
  return [...found.values()];
}

/** Whether the thinker finds that no side is ahead by much. */
function isEven(game: Game, nodes: number): boolean {
  const thinking = unwrap(thinkOn(boards, taskFor(questionAbout(game, forNodes(nodes), 1)), newMemory()));
  let step = thinking.next();
  // Most openings that are left out are won, which is seen long before there are so many nodes.
  while (step.done !== true && step.value.lines[0].score.kind !== 'win') step = thinking.next();
  const { score } = step.value.lines[0];
  return score.kind === 'estimate' && Math.abs(score.points) <= UNEVEN;
}

function randomOpening(variant: Variant, seed: number): Game {
  const next = randomNumbers(seed);
  let game = newGame(variant);
  for (let i = 0; i < ACTIONS; i++) {
    const moves = movesAt(game, i);
    const move = moves[Math.floor(next() * moves.length)];
    if (!move) break;
    game = withMove(game, move);
  }
  return game;
}

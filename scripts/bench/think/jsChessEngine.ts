import { ai } from 'js-chess-engine';
import { legalActions, withActions } from '../../../src/engine/game/action.ts';
import { currentPosition, newGame } from '../../../src/engine/game/game.ts';
import { unwrap } from '../../../src/engine/rules/result.ts';
import { orthodox } from '../../../tests/support/orthodox/orthodox.ts';
import { processorTime } from './clock.ts';
import type { Player } from './question.ts';

/** Its highest level. */
const STRONGEST = 5;

/** js-chess-engine at its strongest: it takes the time that it needs. */
export const jsChessEnginePlayer =
  (): Player =>
  ({ actions }) => {
    const game = unwrap(withActions(newGame(orthodox), actions));
    const since = processorTime();
    const { move } = ai(`${game.variant.writePosition(currentPosition(game))} 0 1`, {
      level: STRONGEST,
      play: false,
    });
    const ms = processorTime() - since;
    const way = Object.entries(move).flat().join('').toLowerCase();
    // It does not say what a pawn becomes, which is a queen.
    const action = legalActions(game).find((legal) => legal === way || legal === `${way}q`);
    if (action === undefined) throw new Error(`js-chess-engine has played ${way}.`);
    return Promise.resolve({ action, score: null, depth: 0, nodes: 0, ms });
  };

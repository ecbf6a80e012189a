import { withActions } from '../../src/engine/game/action.ts';
import { currentPosition, historyAt, movesAt, newGame, outcomeOf } from '../../src/engine/game/game.ts';
import type { Game } from '../../src/engine/game/game.ts';
import { unwrap } from '../../src/engine/rules/result.ts';
import { sideLetter } from '../../src/engine/rules/side.ts';
import { wantsDraw } from '../../src/engine/search/judgement.ts';
import type { Searchable } from '../../src/engine/search/searchable.ts';
import { taskOf } from '../../src/engine/search/taskOf.ts';
import { newMemory, think } from '../../src/engine/search/think.ts';
import type { Level } from '../../src/engine/search/thought.ts';
import { finish } from '../../src/engine/finish.ts';

/** The level of both sides, and how many positions it looks at for a move. */
export const LEVEL: Level = 8;
export const NODES = 20_000;

/** A game that has lasted for so many actions is drawn. */
const MOST_ACTIONS = 300;

/** What a game came to. */
export interface KnownGame {
  /** Who won, or `d` for a draw. */
  readonly result: 'w' | 'b' | 'd';
  /** Why it was drawn; null if it was not. */
  readonly drawnBy: string | null;
  readonly game: Game;
  /** How many legal moves there were in all its positions together. */
  readonly moves: number;
}

/**
 * A game of the computer against itself from the start of a variant. It is drawn by the rules, when a position has
 * occurred three times, when a player who is not better may claim a draw for another reason, and after 300 actions.
 */
export function playKnown({ variant }: Searchable, seed: number): KnownGame {
  const memory = newMemory();
  let game = newGame(variant);
  let moves = 0;
  const drawn = (drawnBy: string): KnownGame => ({ result: 'd', drawnBy, game, moves });
  for (;;) {
    const outcome = outcomeOf(game);
    if (outcome)
      return outcome.winner === null
        ? drawn(outcome.reason)
        : { result: sideLetter(outcome.winner), drawnBy: null, game, moves };
    const ply = game.steps.length;
    const claims = variant.claims(currentPosition(game), historyAt(game, ply));
    if (claims.includes('threefold')) return drawn('threefold');
    if (ply >= MOST_ACTIONS) return drawn('length');
    const { lines } = finish(
      unwrap(think(taskOf(game, { level: LEVEL, limits: { nodes: NODES, depth: null }, seed }), memory)),
    );
    const [best] = lines;
    const [claim] = claims;
    if (claim !== undefined && wantsDraw(best.score, 0)) return drawn(claim);
    moves += movesAt(game, ply).length;
    game = unwrap(withActions(game, best.actions.slice(0, 1)));
  }
}

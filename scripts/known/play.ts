// Run from a bundle: GAMES ID...
import type { SelfPlay } from '../../src/rulebook/known/known.ts';
import { knownOf } from '../../src/rulebook/known/known.ts';
import { currentPosition, positionAt } from '../../src/engine/game/game.ts';
import type { Game } from '../../src/engine/game/game.ts';
import { searchables } from '../../src/engine/searches.ts';
import { learn, readKnown } from './files.ts';
import type { KnownGame } from './playGame.ts';
import { playKnown } from './playGame.ts';

const NO_GAMES: SelfPlay = { results: '', turns: [], draws: {}, positions: 0, moves: 0 };

/** How many turns of both sides a game had, the last one included. */
const turnsOf = (game: Game): number =>
  game.steps.filter(({ position }, i) => {
    const isLast = i === game.steps.length - 1;
    return isLast || position.turn !== positionAt(game, i).turn;
  }).length;

const withGame = (before: SelfPlay, { result, drawnBy, game, moves }: KnownGame): SelfPlay => ({
  results: before.results + result,
  turns: [...before.turns, turnsOf(game)],
  draws: drawnBy === null ? before.draws : { ...before.draws, [drawnBy]: (before.draws[drawnBy] ?? 0) + 1 },
  positions: before.positions + game.steps.length,
  moves: before.moves + moves,
});

/** Plays until each board has so many games, those with the fewest first; the number of a game is its seed. */
function playAll(ids: readonly string[], games: number): void {
  const boards = searchables.filter(({ variant }) => ids.includes(variant.id));
  for (;;) {
    const known = readKnown();
    const counted = boards.map((board) => ({
      board,
      selfPlay: knownOf(known, board.variant.id).selfPlay ?? NO_GAMES,
    }));
    const [fewest] = counted.toSorted((a, b) => a.selfPlay.turns.length - b.selfPlay.turns.length);
    if (!fewest || fewest.selfPlay.turns.length >= games) return;
    const { board, selfPlay } = fewest;
    const seed = selfPlay.turns.length + 1;
    const played = playKnown(board, seed);
    const { id } = board.variant;
    learn(id, { selfPlay: withGame(selfPlay, played) });
    console.log(
      `${id}, game ${String(seed)}: ${played.result} ${played.drawnBy ?? ''} after ${String(played.game.steps.length)} actions: ${board.variant.writePosition(currentPosition(played.game))}`,
    );
  }
}

const [games = '', ...ids] = process.argv.slice(2);
playAll(ids, Number(games));

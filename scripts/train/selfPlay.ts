import { at } from '../../src/engine/at.ts';
import { EMPTY } from '../../src/engine/rules/piece.ts';
import { historyWith } from '../../src/engine/rules/history.ts';
import type { Move } from '../../src/engine/rules/move.ts';
import type { Position } from '../../src/engine/rules/position.ts';
import { WHITE } from '../../src/engine/rules/side.ts';
import type { Found } from '../../src/engine/search/deepen.ts';
import { deepen } from '../../src/engine/search/deepen.ts';
import { newSearch } from '../../src/engine/search/newSearch.ts';
import { MOST_PLIES } from '../../src/engine/search/search.ts';
import type { Searchable } from '../../src/engine/search/searchable.ts';
import { newMemory } from '../../src/engine/search/think.ts';
import type { Memory } from '../../src/engine/search/think.ts';

/** A position of a game that was played, whose best move changes little at once. */
export interface Sample {
  readonly position: Position;
  /** How many moves White has more than Black, one of them in the position before. */
  readonly mobility: number;
  /** What the search said, for White. */
  readonly score: number;
  /**
   * 1 if White won the game, 0 if Black did, a half if the rules ended it otherwise; null if nobody could win it,
   * because positions came again or it became too long. That tells little about who was better.
   */
  result: number | null;
}

/** How a game is played. */
export interface Manner {
  readonly nodes: number;
  /** How many random actions a game begins with, at most. */
  readonly opening: number;
  readonly noise: number;
  /** After so many actions a game counts as drawn. */
  readonly longest: number;
}

/** The move that a search of so many nodes finds, and its score for the side to move. */
export function chosenMove(
  searchable: Searchable,
  position: Position,
  history: readonly Position[],
  moves: readonly Move[],
  nodes: number,
  noise: number,
  seed: number,
  memory: Memory,
): { move: Move; score: number } {
  memory.searches++;
  const search = newSearch(searchable, position, history, {
    table: memory.table,
    age: memory.searches % 256,
    noise,
    seed,
    most: nodes,
  });
  const found: Found<Move> = { depth: 0, lines: [{ score: 0, moves: [at(moves, 0)] }] };
  for (const steps = deepen(search, moves, found, 1, MOST_PLIES); !steps.next().done;)
    if (search.nodes >= nodes) break;
  const line = at(found.lines, 0);
  return { move: at(line.moves, 0), score: line.score };
}

/** Plays a game, and gives its quiet positions with its result. The players are by side: White’s comes first. */
export function playGame(
  players: readonly [Searchable, Searchable],
  manner: Manner,
  next: () => number,
  memories: readonly [Memory, Memory] = [newMemory(2), newMemory(2)],
): Sample[] {
  const { variant, searching } = players[0];
  const samples: Sample[] = [];
  let position = variant.start;
  let history: readonly Position[] = [];
  const opening = Math.floor(next() * (manner.opening + 1));
  let result: number | null = null;
  let countBefore = 0;
  for (let ply = 0; ply < manner.longest; ply++) {
    const { outcome, moves } = variant.status(position, history);
    if (outcome) {
      if (outcome.winner !== null) result = outcome.winner === WHITE ? 1 : 0;
      else if (outcome.reason !== 'fivefold') result = 0.5;
      break;
    }
    if (variant.claims(position, history).includes('threefold')) break;
    let move = at(moves, Math.floor(next() * moves.length));
    if (ply >= opening) {
      const seed = Math.floor(next() * 2 ** 31);
      const memory = memories[position.turn];
      const chosen = chosenMove(
        players[position.turn],
        position,
        history,
        moves,
        manner.nodes,
        manner.noise,
        seed,
        memory,
      );
      move = chosen.move;
      const isQuiet = searching.captured(position, move) === EMPTY && !searching.isForcing(position, move);
      const sign = position.turn === WHITE ? 1 : -1;
      if (isQuiet && !searching.isInDanger(position) && ply > 0)
        samples.push({
          position,
          mobility: sign * (moves.length - countBefore),
          score: sign * chosen.score,
          result: null,
        });
    }
    countBefore = moves.length;
    history = historyWith(history, position);
    position = variant.play(position, move);
  }
  for (const sample of samples) sample.result = result;
  return samples;
}

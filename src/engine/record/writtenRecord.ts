import type { Game } from '../game/game.ts';
import { currentPosition, outcomeOf, withMove } from '../game/game.ts';
import type { Result } from '../rules/result.ts';
import type { Variant } from '../rules/variant.ts';
import { readNotation, turnEndOf } from './readNotation.ts';
import type { Advance, RecordFrame, Replay } from './record.ts';
import { replayOf } from './record.ts';

/** A move as people write it. */
export interface WrittenMove {
  readonly text: string;
  /** Whether the turn is over after it, even if the action that ends it is left out. */
  readonly endsTurn: boolean;
}

/** A game as people write it; replaying it shows what its moves mean. */
export interface WrittenRecord extends RecordFrame {
  readonly moves: readonly WrittenMove[];
}

/** Replays a written record of the variant as `playThrough` replays actions, and fails for the same reasons. */
export const playWritten = (variant: Variant, record: WrittenRecord): Result<Replay> =>
  replayOf(variant, record, (begun) => withWritten(begun, record.moves));

function withWritten(begun: Game, moves: readonly WrittenMove[]): Advance {
  let game = begun;
  for (const { text, endsTurn } of moves) {
    const move = readNotation(game, text);
    if (!move.ok) return { game, problem: move.message };
    const { turn } = currentPosition(game);
    game = withMove(game, move.value);
    const goesOn = currentPosition(game).turn === turn && outcomeOf(game) === null;
    if (!endsTurn || !goesOn) continue;
    const end = turnEndOf(game);
    if (!end.ok) return { game, problem: end.message };
    game = withMove(game, end.value);
  }
  return { game, problem: null };
}

import type { Game } from '../engine/game/game.ts';
import {
  effectsOfStep,
  isFull,
  movesAt,
  newGame,
  outcomeOf,
  withMove,
  currentPosition,
} from '../engine/game/game.ts';
import type { Choice, Move } from '../engine/rules/move.ts';
import type { Position } from '../engine/rules/position.ts';
import type { Variant } from '../engine/rules/variant.ts';
import { newsOf } from '../store/announcement.ts';
import type { PlayMessage } from '../store/playMessage.ts';
import type { Picked, Selection } from '../store/selection.ts';
import { backOut, pick, setDown } from '../store/selection.ts';
import type { Transition } from '../ui/board/useTransition.ts';
import type { Site } from '../engine/topology/site.ts';

/**
 * A game on a mounted board, and what the user is doing on it. Immutable: each function returns the next one.
 */
export interface MountedGame {
  readonly game: Game;
  readonly selection: Selection | null;
  /** The change that the board animates; null if a position simply appears. */
  readonly transition: Transition | null;
  /** The last thing that happened, for a screen reader; empty for nothing. */
  readonly announcement: PlayMessage;
}

/** A game that begins with a position of a variant. */
export const beginGame = (variant: Variant, position: Position): MountedGame => ({
  game: newGame(variant, position),
  selection: null,
  transition: null,
  announcement: { id: 'play/nothing' },
});

/** The ply after the last step of the game. */
const plyOf = ({ game }: MountedGame): number => game.steps.length;

/**
 * The game after a pick: the selection has grown or shrunk, or the move that the picks make has been made.
 */
export const pickOn = (state: MountedGame, choice: Choice): MountedGame =>
  follow(state, pick(state.game, plyOf(state), state.selection, choice));

/** The game after the picked piece has been dragged somewhere. */
export const setDownOn = (state: MountedGame, choice: Choice): MountedGame =>
  state.selection ? follow(state, setDown(state.game, plyOf(state), state.selection, choice)) : state;

/** The game after the last pick is taken back. */
export const stepBackOn = (state: MountedGame): MountedGame =>
  state.selection ? { ...state, selection: backOut(state.selection) } : state;

/** The game after everything that is picked is dropped. */
export const letGoOn = (state: MountedGame): MountedGame =>
  state.selection ? { ...state, selection: null } : state;

/** The game after the legal move with this action string; null if there is none. */
export function playOn(state: MountedGame, action: string): MountedGame | null {
  const { game } = state;
  if (outcomeOf(game)) return null;
  const { variant } = game;
  const move = movesAt(game, plyOf(state)).find(
    (legal) => variant.writeMove(currentPosition(game), legal) === action,
  );
  return move ? makeOn(state, move, null) : null;
}

function follow(state: MountedGame, picked: Picked): MountedGame {
  switch (picked.kind) {
    case 'move':
      return makeOn(state, picked.move, picked.selection.carriedTo);
    case 'selection':
      return { ...state, selection: picked.selection };
    case 'refusal':
      return follow(state, picked.otherwise);
  }
}

function makeOn(state: MountedGame, move: Move, carriedTo: Site | null): MountedGame {
  if (isFull(state.game)) return state;
  const game = withMove(state.game, move);
  const ply = game.steps.length;
  return {
    game,
    selection: null,
    transition: { effects: effectsOfStep(game, ply), carriedTo },
    announcement: newsOf(game, ply),
  };
}

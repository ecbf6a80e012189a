import type { Game } from '../engine/game/game.ts';
import {
  effectsOfStep,
  isFull,
  movesAt,
  newGame,
  outcomeOf,
  takeBackTo,
  withMove,
  currentPosition,
} from '../engine/game/game.ts';
import type { Choice, Move } from '../engine/rules/move.ts';
import { sameChoice } from '../engine/rules/move.ts';
import type { Position } from '../engine/rules/position.ts';
import type { Variant } from '../engine/rules/variant.ts';
import { announcementOf, newsOf, withoutRemarks } from '../store/announcement.ts';
import type { PlayMessage } from '../store/playMessage.ts';
import type { Picked, Selection } from '../store/selection.ts';
import { backOut, beginSelection, pick, setDown } from '../store/selection.ts';
import type { Transition } from '../ui/board/useTransition.ts';
import type { Site } from '../engine/topology/site.ts';

/**
 * A game on a mounted board, and what the user is doing on it. Immutable: each function returns the next one.
 */
export interface MountedGame {
  readonly game: Game;
  /** The ply on the board. */
  readonly cursor: number;
  readonly selection: Selection | null;
  /** The change that the board animates; null if a position simply appears. */
  readonly transition: Transition | null;
  /** The last thing that happened, for a screen reader; empty for nothing. */
  readonly announcement: PlayMessage;
}

/** A game that begins with a position of a variant. */
export const beginGame = (variant: Variant, position: Position): MountedGame => ({
  game: newGame(variant, position),
  cursor: 0,
  selection: null,
  transition: null,
  announcement: { id: 'play/nothing' },
});

/** A game at one of its plies, with what is to be known about the position there. */
export const showGame = (game: Game, cursor: number): MountedGame => ({
  game,
  cursor,
  selection: null,
  transition: null,
  announcement: withoutRemarks(announcementOf(game, cursor)),
});

/** The game at another ply; the step that leads there is animated if it is the next one. */
export const goOn = (state: MountedGame, cursor: number): MountedGame => ({
  ...showGame(state.game, cursor),
  transition:
    cursor === state.cursor + 1 ? { effects: effectsOfStep(state.game, cursor), carriedTo: null } : null,
});

/** The game up to the ply on the board, from where somebody may play something else. */
export const playableGame = ({ game, cursor }: Pick<MountedGame, 'game' | 'cursor'>): Game =>
  cursor === game.steps.length ? game : { ...takeBackTo(game, cursor), redoSteps: [] };

/**
 * The game after a pick: the selection has grown or shrunk, or the move that the picks make has been made.
 */
export const pickOn = (state: MountedGame, choice: Choice): MountedGame =>
  follow(state, pick(playableGame(state), state.cursor, state.selection, choice));

/** The same where nobody plays: what is picked shows what it could do, and picked again no longer does. */
export function lookOn(state: MountedGame, choice: Choice): MountedGame {
  const { game, cursor, selection } = state;
  const isSame = selection?.picked.some((picked) => sameChoice(picked, choice)) ?? false;
  const seen = isSame ? null : beginSelection(game, cursor, choice);
  return { ...state, selection: seen && { ...seen, binding: false } };
}

/** The game after the picked piece has been dragged somewhere. */
export const setDownOn = (state: MountedGame, choice: Choice): MountedGame =>
  state.selection
    ? follow(state, setDown(playableGame(state), state.cursor, state.selection, choice))
    : state;

/** The game after the last pick is taken back. */
export const stepBackOn = (state: MountedGame): MountedGame =>
  state.selection ? { ...state, selection: backOut(state.selection) } : state;

/** The game after everything that is picked is dropped. */
export const letGoOn = (state: MountedGame): MountedGame =>
  state.selection ? { ...state, selection: null } : state;

/** The game after the legal move with this action string; null if there is none. */
export function playOn(state: MountedGame, action: string): MountedGame | null {
  const game = playableGame(state);
  if (outcomeOf(game)) return null;
  const { variant } = game;
  const move = movesAt(game, state.cursor).find(
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
  const before = playableGame(state);
  if (isFull(before)) return state;
  const game = withMove(before, move);
  const ply = game.steps.length;
  return {
    game,
    cursor: ply,
    selection: null,
    transition: { effects: effectsOfStep(game, ply), carriedTo },
    announcement: newsOf(game, ply),
  };
}

import type { Seat } from '../engine/record/seats.ts';
import type { Message } from '../engine/rules/message.ts';
import type { Move } from '../engine/rules/move.ts';
import type { BySide } from '../engine/rules/side.ts';
import { currentPosition, outcomeOf } from '../engine/game/game.ts';
import { newsOf, playedAt, withoutPlayed } from './announcement.ts';
import { withSeats } from './document/seats.ts';
import { playMove } from './documentSlice.ts';
import type { PlayMessage } from './playMessage.ts';
import type { Access, Computing, PlayState } from './playState.ts';
import { select } from './playState.ts';

/** What concerns the computer as a player. */
export interface ComputerSlice {
  /** Says who plays each side from now on. */
  readonly setSeats: (seats: BySide<Seat>) => void;
  /** Shows what the computer is at; null for nothing. */
  readonly setComputing: (computing: Computing | null) => void;
  /** Asks the computer to play the best move that it has found so far. */
  readonly moveNow: () => void;
  /** Makes a legal move for the computer. Whoever looks at an earlier position goes on looking. */
  readonly playForComputer: (move: Move) => void;
  /** Leaves both sides to persons on this visit, and says why. */
  readonly giveUp: (why: Message) => void;
}

export const computerSlice = ({ change, now }: Access): ComputerSlice => ({
  setSeats: (seats) => {
    const announcement: PlayMessage = { id: 'play/seated', seats };
    change((state) => ({
      ...select({ ...state, document: withSeats(state.document, seats) }, null),
      notice: null,
      computerFault: null,
      asksWhoPlays: false,
      announcement,
    }));
  },
  setComputing: (computing) => {
    change((state) => (state.computing === computing ? state : { ...state, computing }));
  },
  moveNow: () => {
    change((state) =>
      state.computing ? { ...state, computing: { ...state.computing, isHurried: true } } : state,
    );
  },
  playForComputer: (move) => {
    change((state) => afterComputer(state, move, now()));
  },
  giveUp: (why) => {
    change((state) => ({ ...state, computing: null, computerFault: why, notice: why }));
  },
});

/**
 * The state after a move of the computer. A turn of several moves is announced when it is over, as one.
 */
function afterComputer(state: PlayState, move: Move, now: number): PlayState {
  const { turn } = currentPosition(state.document.game);
  const after = playMove(state, move, null, now);
  const { game } = after.document;
  const ply = game.steps.length;
  // The time had run out, or the game is full.
  if (ply === state.document.game.steps.length) return after;
  const played = [...state.turnPlayed, playedAt(game, ply)];
  const goesOn = currentPosition(game).turn === turn && !outcomeOf(game);
  const whole: PlayMessage = { id: 'play/turn-played', played, standing: withoutPlayed(newsOf(game, ply)) };
  const told: PlayState = {
    ...after,
    turnPlayed: goesOn ? played : [],
    announcement: goesOn ? state.announcement : played.length === 1 ? after.announcement : whole,
  };
  if (state.document.cursor === state.document.game.steps.length) return told;
  const { selection, refusal, notice, transition } = state;
  return {
    ...told,
    document: { ...told.document, cursor: state.document.cursor },
    selection,
    refusal,
    notice,
    transition,
  };
}

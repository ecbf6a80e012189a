import type { StoreApi } from 'zustand/vanilla';
import { createStore } from 'zustand/vanilla';
import { agreedDraw, mayEnd, resignationBy } from '../engine/game/ending.ts';
import type { Game } from '../engine/game/game.ts';
import {
  currentPosition,
  effectsOfStep,
  redone,
  takenBackTo,
  withEnding,
  withMove,
} from '../engine/game/game.ts';
import { LONGEST_NAME } from '../engine/game/link.ts';
import { readNotation } from '../engine/game/readNotation.ts';
import type { Replay } from '../engine/game/record.ts';
import type { Effect } from '../engine/rules/effect.ts';
import { reversed } from '../engine/rules/effect.ts';
import type { Choice, Move } from '../engine/rules/move.ts';
import type { DrawReason, Outcome } from '../engine/rules/outcome.ts';
import { drawn } from '../engine/rules/outcome.ts';
import type { BySide, Side } from '../engine/rules/side.ts';
import { bySide, otherSide, sideName } from '../engine/rules/side.ts';
import { newsOf } from './news.ts';
import type { Selection } from './selection.ts';
import { pick, steppedBack } from './selection.ts';

/** What the board has just been told to show happening. */
export interface Transition {
  readonly effects: readonly Effect[];
  /** Tells one transition from the next. */
  readonly id: number;
}

/** A game at one screen, and what its two players are doing with it. */
export interface PlayState {
  readonly game: Game;
  /** Empty where a player has no name. */
  readonly players: BySide<string>;
  /** The ply that is shown. */
  readonly look: number;
  readonly selection: Selection | null;
  readonly transition: Transition | null;
  /** Who has offered a draw that is not answered yet. */
  readonly drawOffer: Side | null;
  /** What could not be done, for a person; null when all is well. */
  readonly notice: string | null;
  /** The last thing that happened, for a screen reader. */
  readonly news: string;

  /** Picks a site or a button: begins a selection, narrows it, or makes the move it settles. */
  readonly pick: (choice: Choice) => void;
  /** Takes the last choice back. */
  readonly stepBack: () => void;
  /** Makes the move of a notation or an action string; false, with a notice, when there is none. */
  readonly say: (text: string) => boolean;
  /** Shows the position after so many steps. */
  readonly lookAt: (ply: number) => void;
  readonly takeBack: () => void;
  readonly redo: () => void;
  /** Takes back all that came after the position shown. */
  readonly playOnFromHere: () => void;
  readonly resign: (side: Side) => void;
  readonly offerDraw: (side: Side) => void;
  /** Answers the other side's offer; one's own cannot be answered, only withdrawn by declining. */
  readonly answerDraw: (side: Side, accept: boolean) => void;
  readonly claim: (reason: DrawReason) => void;
  readonly rename: (side: Side, name: string) => void;
  readonly dismissNotice: () => void;
}

export type PlayStore = StoreApi<PlayState>;

/** A store for one game, begun or resumed. */
export function createPlayStore({ game, players, look, stopped }: Replay): PlayStore {
  return createStore<PlayState>()((set, get) => {
    /** Shows a ply of a game, and as a transition how it came about if it is next to the one shown. */
    const show = (next: Game, ply: number, effects: readonly Effect[] | null) => {
      set(({ transition }) => ({
        game: next,
        look: ply,
        selection: null,
        notice: null,
        transition: effects && { effects, id: (transition?.id ?? 0) + 1 },
        news: newsOf(next, ply),
      }));
    };
    const make = (move: Move) => {
      const { game: before, drawOffer } = get();
      const mover = currentPosition(before).turn;
      const after = withMove(before, move);
      show(after, after.steps.length, effectsOfStep(after, after.steps.length));
      // An offer stands until the one to whom it was made has moved instead.
      if (drawOffer === otherSide(mover)) set({ drawOffer: null });
    };
    const end = (ending: Outcome) => {
      const { game: before } = get();
      if (!mayEnd(before, ending)) return;
      show(withEnding(before, ending), before.steps.length, null);
      set({ drawOffer: null });
    };
    return {
      game,
      players,
      look,
      selection: null,
      transition: null,
      drawOffer: null,
      notice: stopped,
      news: '',
      pick: (choice) => {
        const { game: current, look: ply, selection } = get();
        const picked = pick(current, ply, selection, choice);
        switch (picked.kind) {
          case 'move':
            make(picked.move);
            break;
          case 'refusal':
            set({ notice: picked.reason });
            break;
          case 'selection':
            set({ selection: picked.selection, notice: null });
            break;
        }
      },
      stepBack: () => {
        const { selection } = get();
        if (selection) set({ selection: steppedBack(selection) });
      },
      say: (text) => {
        const move = readNotation(get().game, text.trim());
        if (move.ok) make(move.value);
        else set({ notice: move.message });
        return move.ok;
      },
      lookAt: (ply) => {
        const { game: current, look: from } = get();
        if (ply < 0 || ply > current.steps.length || ply === from) return;
        if (ply === from + 1) show(current, ply, effectsOfStep(current, ply));
        else if (ply === from - 1) show(current, ply, reversed(effectsOfStep(current, from)));
        else show(current, ply, null);
      },
      takeBack: () => {
        const { game: current } = get();
        const last = current.steps.length;
        if (current.ending) show(takenBackTo(current, last), last, null);
        else if (last > 0)
          show(takenBackTo(current, last - 1), last - 1, reversed(effectsOfStep(current, last)));
        set({ drawOffer: null });
      },
      redo: () => {
        const after = redone(get().game);
        if (after !== get().game) show(after, after.steps.length, effectsOfStep(after, after.steps.length));
      },
      playOnFromHere: () => {
        const { game: current, look: ply } = get();
        show(takenBackTo(current, ply), ply, null);
        set({ drawOffer: null });
      },
      resign: (side) => {
        end(resignationBy(side));
      },
      offerDraw: (side) => {
        if (!mayEnd(get().game, agreedDraw)) return;
        set({ drawOffer: side, news: `${sideName(side)} offers a draw.` });
      },
      answerDraw: (side, accept) => {
        const { drawOffer } = get();
        if (drawOffer === null || (accept && drawOffer === side)) return;
        if (accept) end(agreedDraw);
        else
          set({
            drawOffer: null,
            news: drawOffer === side ? 'The offer is withdrawn.' : 'The draw is declined.',
          });
      },
      claim: (reason) => {
        end(drawn(reason));
      },
      rename: (side, name) => {
        set(({ players: names }) => ({
          players: bySide((s) => (s === side ? name.trim().slice(0, LONGEST_NAME) : names[s])),
        }));
      },
      dismissNotice: () => {
        set({ notice: null });
      },
    };
  });
}

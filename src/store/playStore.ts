import type { StoreApi } from 'zustand/vanilla';
import { createStore } from 'zustand/vanilla';
import type { Clock } from '../engine/game/clock.ts';
import { afterAction, pauseClock, turnedTo } from '../engine/game/clock.ts';
import { agreedDraw, mayEnd, resignationBy } from '../engine/game/ending.ts';
import type { Game } from '../engine/game/game.ts';
import {
  MOST_ACTIONS,
  currentPosition,
  effectsOfStep,
  isFull,
  outcomeOf,
  redo,
  takeBackTo,
  withEnding,
  withMove,
} from '../engine/game/game.ts';
import type { Identity } from '../engine/game/identity.ts';
import { LONGEST_NAME } from '../engine/record/link.ts';
import { readNotation } from '../engine/record/readNotation.ts';
import type { Replay } from '../engine/record/record.ts';
import type { Effect } from '../engine/rules/effect.ts';
import { reverseEffects } from '../engine/rules/effect.ts';
import type { Choice, ChoiceId, Move } from '../engine/rules/move.ts';
import { sameChoice } from '../engine/rules/move.ts';
import type { Reason } from '../engine/rules/reason.ts';
import type { DrawReason, Outcome } from '../engine/rules/outcome.ts';
import { draw } from '../engine/rules/outcome.ts';
import type { BySide, Side } from '../engine/rules/side.ts';
import { bySide, otherSide } from '../engine/rules/side.ts';
import { awaitDownload } from '../engine/rules/loading.ts';
import type { ClockState } from './clockState.ts';
import { clockState } from './clockState.ts';
import { raise } from './fault.ts';
import { announcementOf, playedAt } from './announcement.ts';
import { randomId } from './randomId.ts';
import { findReason } from './whyNot.ts';
import type { Picked, Selection } from './selection.ts';
import { pick, repick, setDown, backOut } from './selection.ts';
import type { Text } from '../engine/rules/message.ts';
import { codeOf } from '../engine/rules/message.ts';
import type { PlayMessage } from './playMessage.ts';

/** What the board has just been told to show happening. */
export interface Transition {
  readonly effects: readonly Effect[];
  /** Tells one transition from the next. */
  readonly id: number;
}

/** Something that was picked and leads nowhere. */
export interface Refusal {
  readonly choice: Choice;
  readonly reason: Reason;
}

/** A game at one screen, and what its two players are doing with it. */
export interface PlayState extends ClockState {
  readonly game: Game;
  /** Which game it is. Null until something has happened in it. */
  readonly identity: Identity | null;
  /** Empty where a player has no name. */
  readonly players: BySide<string>;
  /** The ply that is shown. */
  readonly cursor: number;
  readonly selection: Selection | null;
  readonly transition: Transition | null;
  /** Who has offered a draw that is not answered yet. */
  readonly drawOffer: Side | null;
  /** What could not be done, for a person; null when all is well. */
  readonly notice: Text | null;
  /** What was tried last with what is picked, and why it is not possible; null when nothing was. */
  readonly refusal: Refusal | null;
  /** The last thing that happened, for a screen reader; empty for nothing. */
  readonly announcement: PlayMessage | string;

  /** Picks a site or a button: begins a selection, narrows it, or makes the move it settles. */
  readonly pick: (choice: Choice) => void;
  /** Sets down what is picked on a site, as after carrying it there. */
  readonly setDown: (choice: Choice) => void;
  /** Takes the last choice back. */
  readonly stepBack: () => void;
  /** Makes the move that is settled and waits for that. */
  readonly confirm: () => void;
  /** Says something to those who do not see the board. */
  readonly announce: (text: PlayMessage | string) => void;
  /** Makes the move of a notation or an action string; false, with a notice, when there is none. */
  readonly say: (text: string) => boolean;
  /** Shows the position after so many steps. */
  readonly setCursor: (ply: number) => void;
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

/** What was going on beside the moves when a game was left. */
export interface Pending {
  readonly picked: readonly ChoiceId[];
  readonly drawOffer: Side | null;
  /** The clock with which the game goes on, paused. */
  readonly clock: Clock | null;
}

const NOTHING_PENDING: Pending = { picked: [], drawOffer: null, clock: null };

/** Whether something has happened in the game itself; looking about and picking leave it the same. */
export const isChanged = (after: PlayState, before: PlayState): boolean =>
  after.game !== before.game ||
  after.players !== before.players ||
  after.clock !== before.clock ||
  after.drawOffer !== before.drawOffer;

const full: PlayMessage = { id: 'play/full', most: MOST_ACTIONS };

/** A store for one game, begun or resumed. */
export function createPlayStore(
  { game, players, cursor, stopped, identity }: Replay,
  pending: Partial<Pending> = {},
  /** The time in milliseconds, from any moment on that stays the same. */
  now: () => number = () => performance.now(),
  /** Whether a move that is picked waits to be confirmed. */
  asksFirst: () => boolean = () => false,
  newId: () => string = randomId,
): PlayStore {
  const { picked, drawOffer: offer, clock } = { ...NOTHING_PENDING, ...pending };
  return createStore<PlayState>()((setState, get) => {
    /** What changes the game raises its revision. */
    const set = (part: Partial<PlayState> | ((state: PlayState) => Partial<PlayState>)) => {
      setState((before) => {
        const changes = typeof part === 'function' ? part(before) : part;
        if (!isChanged({ ...before, ...changes }, before)) return changes;
        const { id, revision } = before.identity ?? { id: newId(), revision: 0 };
        return { ...changes, identity: { id, revision: revision + 1 } };
      });
    };
    /** Shows a ply of a game, and as a transition how it came about if it is next to the one shown. */
    const show = (
      next: Game,
      ply: number,
      effects: readonly Effect[] | null,
      clockThen: Clock | null = get().clock,
    ) => {
      set(({ transition }) => ({
        game: next,
        cursor: ply,
        // Over is over for the clock too.
        clock: clockThen && outcomeOf(next) ? pauseClock(clockThen, now()) : clockThen,
        selection: null,
        notice: null,
        refusal: null,
        transition: effects && { effects, id: (transition?.id ?? 0) + 1 },
        announcement: announcementOf(next, ply),
      }));
    };
    /** Shows a game in which something was taken back or done again. */
    const goTo = (next: Game, ply: number, effects: readonly Effect[] | null) => {
      const { clock: before } = get();
      show(next, ply, effects, before && turnedTo(before, currentPosition(next).turn, now()));
    };
    const make = (move: Move) => {
      get().flag();
      const { game: before, drawOffer, clock: clockBefore } = get();
      // The move came when the time had run out.
      if (outcomeOf(before)) return;
      if (isFull(before)) {
        set({ notice: full });
        return;
      }
      const mover = currentPosition(before).turn;
      const after = withMove(before, move);
      const clockAfter = clockBefore && afterAction(clockBefore, currentPosition(after).turn, now());
      show(after, after.steps.length, effectsOfStep(after, after.steps.length), clockAfter);
      // An offer stands until the one to whom it was made has moved instead.
      if (drawOffer === otherSide(mover)) set({ drawOffer: null });
    };
    /** Keeps a move until it is confirmed. */
    const hold = (move: Move, selection: Selection) => {
      set(({ game: current }) => ({
        selection: { ...selection, settled: move },
        notice: null,
        refusal: null,
        announcement: {
          id: 'play/to-be-confirmed',
          played: playedAt(withMove(current, move), current.steps.length + 1),
        },
      }));
    };
    /** Says why not, as soon as it is loaded; where nothing speaks against it, it was no attempt. */
    const refuse = async ({ from, to, otherwise }: Extract<Picked, { kind: 'refusal' }>, choice: Choice) => {
      const { game: asked, selection } = get();
      const isStillAsked = () => get().game === asked && get().selection === selection;
      const reason = await awaitDownload(findReason(asked, from, to), { id: 'loading/reason' });
      if (!isStillAsked()) return;
      if (!reason.ok) set({ notice: reason.message });
      else if (reason.value) set({ refusal: { choice, reason: reason.value } });
      else take(otherwise, choice);
    };
    const take = (result: Picked, choice: Choice) => {
      switch (result.kind) {
        case 'move':
          if (asksFirst()) hold(result.move, result.selection);
          else make(result.move);
          break;
        case 'refusal':
          set({ notice: null, refusal: null });
          refuse(result, choice).catch(raise);
          break;
        case 'selection':
          set({ selection: result.selection, notice: null, refusal: null });
          break;
      }
    };
    const end = (ending: Outcome) => {
      const { game: before } = get();
      if (!mayEnd(before, ending)) return;
      show(withEnding(before, ending), before.steps.length, null);
      set({ drawOffer: null });
    };
    return {
      ...clockState({ clock, game, now, set, get, end }),
      game,
      identity: identity ?? null,
      players,
      cursor,
      selection: repick(game, cursor, picked),
      transition: null,
      drawOffer: offer,
      notice: stopped,
      refusal: null,
      announcement: '',
      pick: (choice) => {
        const { game: current, cursor: ply, selection, refusal } = get();
        // Who insists wants to be rid of what is picked.
        if (refusal && sameChoice(refusal.choice, choice)) {
          set({ selection: null, refusal: null });
          return;
        }
        take(pick(current, ply, selection, choice), choice);
      },
      setDown: (choice) => {
        const { game: current, cursor: ply, selection } = get();
        if (selection) take(setDown(current, ply, selection, choice), choice);
      },
      stepBack: () => {
        const { selection } = get();
        if (selection) set({ selection: backOut(selection), refusal: null });
      },
      confirm: () => {
        const settled = get().selection?.settled;
        if (settled) make(settled);
      },
      announce: (text) => {
        // What is said twice would not be read out again if nothing changed.
        set(({ announcement }) => ({
          announcement: codeOf(announcement) === codeOf(text) ? { id: 'play/again', said: text } : text,
        }));
      },
      say: (text) => {
        const move = readNotation(get().game, text.trim());
        if (move.ok) make(move.value);
        else set({ notice: move.message, refusal: null });
        return move.ok;
      },
      setCursor: (ply) => {
        const { game: current, cursor: from } = get();
        if (ply < 0 || ply > current.steps.length || ply === from) return;
        if (ply === from + 1) show(current, ply, effectsOfStep(current, ply));
        else if (ply === from - 1) show(current, ply, reverseEffects(effectsOfStep(current, from)));
        else show(current, ply, null);
      },
      takeBack: () => {
        const { game: current } = get();
        const last = current.steps.length;
        if (current.ending) goTo(takeBackTo(current, last), last, null);
        else if (last > 0)
          goTo(takeBackTo(current, last - 1), last - 1, reverseEffects(effectsOfStep(current, last)));
        set({ drawOffer: null });
      },
      redo: () => {
        const after = redo(get().game);
        if (after !== get().game) goTo(after, after.steps.length, effectsOfStep(after, after.steps.length));
      },
      playOnFromHere: () => {
        const { game: current, cursor: ply } = get();
        goTo(takeBackTo(current, ply), ply, null);
        set({ drawOffer: null });
      },
      resign: (side) => {
        end(resignationBy(side));
      },
      offerDraw: (side) => {
        if (!mayEnd(get().game, agreedDraw)) return;
        set({ drawOffer: side, announcement: { id: 'play/draw-offered', side } });
      },
      answerDraw: (side, accept) => {
        const { drawOffer } = get();
        if (drawOffer === null || (accept && drawOffer === side)) return;
        if (accept) end(agreedDraw);
        else
          set({
            drawOffer: null,
            announcement: { id: drawOffer === side ? 'play/offer-withdrawn' : 'play/draw-declined' },
          });
      },
      claim: (reason) => {
        end(draw(reason));
      },
      rename: (side, name) => {
        const { players: names } = get();
        const given = name.trim().slice(0, LONGEST_NAME);
        if (given !== names[side]) set({ players: bySide((s) => (s === side ? given : names[s])) });
      },
      dismissNotice: () => {
        set({ notice: null, refusal: null });
      },
    };
  });
}

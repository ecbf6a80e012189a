import type { PlayMessage } from './playMessage.ts';
import { awaitDownload } from '../engine/rules/loading.ts';
import type { Choice, Move } from '../engine/rules/move.ts';
import { beginsWith, sameChoice } from '../engine/rules/move.ts';
import { withMove } from '../engine/game/game.ts';
import { playedAt } from './announcement.ts';
import { answer } from './answer.ts';
import { playMove } from './documentSlice.ts';
import { raise } from './fault.ts';
import type { Access, PlayState, Preview } from './playState.ts';
import { awaitsOther, refuseForOther, refuseInPast, select } from './playState.ts';
import type { Picked, Selection } from './selection.ts';
import { backOut, pick, setDown } from './selection.ts';
import { isInvolved } from './targets.ts';
import { findReason } from './whyNot.ts';

/** What the players do on the way to a move. */
export interface SessionSlice {
  /** Picks a site, a held piece or a button: begins a selection, narrows it, or makes the move. */
  readonly pick: (choice: Choice) => void;
  /** Drops what is picked on a site, as after dragging it there. */
  readonly setDown: (choice: Choice) => void;
  /** Takes the last choice back. */
  readonly stepBack: () => void;
  /** Says what a choice would do that the board previews; null if it previews none. */
  readonly showPreview: (preview: Preview | null) => void;
  /** Drops everything that is picked. */
  readonly letGo: () => void;
  /** Makes the move that waits for confirmation. */
  readonly confirm: () => void;
  readonly dismissNotice: () => void;
}

export function sessionSlice(
  access: Access,
  /** Whether a picked move waits for confirmation; see `PlayMeans`. */
  asksFirst: (involved: boolean) => boolean,
): SessionSlice {
  const { get, change, now } = access;
  /**
   * Says why a move is not possible, once the reasons have loaded. If there is no reason, the pick was not an
   * attempt at a move and does what it does otherwise.
   */
  const refuse = async ({ from, to, otherwise }: Extract<Picked, { kind: 'refusal' }>, choice: Choice) => {
    const {
      document: { game: asked },
      selection,
    } = get();
    const isStillAsked = () => get().document.game === asked && get().selection === selection;
    const reason = await awaitDownload(findReason(asked, from, to), { id: 'loading/reason' });
    if (!isStillAsked()) return;
    if (!reason.ok) change((state) => ({ ...state, notice: reason.message }));
    else if (reason.value) {
      const refusal = { choice, reason: reason.value };
      change((state) => ({ ...state, refusal }));
    } else take(otherwise, choice);
  };
  /** Drops picks, and says what is left. */
  const putBack = (left: (selection: Selection) => Selection | null) => {
    const { selection } = get();
    if (!selection) return;
    change((state) => select(state, left(selection)));
    answer(access, null).catch(raise);
  };
  const take = (result: Picked, choice: Choice) => {
    if (awaitsOther(get()) && isForMover(result)) {
      lookOn(result, choice);
      return;
    }
    switch (result.kind) {
      case 'move':
        change((state) =>
          asksFirst(isInvolved(state.document.game.variant, result.selection, result.move))
            ? holdMove(state, result.move, result.selection)
            : playMove(state, result.move, result.selection.carriedTo, now()),
        );
        break;
      case 'refusal':
        change(dismiss);
        refuse(result, choice).catch(raise);
        break;
      case 'selection':
        change((state) => ({ ...select(state, result.selection), notice: null }));
        answer(access, choice).catch(raise);
        break;
    }
  };
  /** Shows what a piece can do, in the turn of the computer or of somebody elsewhere. It cannot be moved. */
  const lookOn = (result: Picked, choice: Choice) => {
    const selection = result.kind === 'selection' ? result.selection : null;
    if (selection?.picked.length !== 1) change(refuseForOther);
    else {
      const seen = { ...selection, binding: false, forbidden: [] };
      change((state) => ({ ...select(state, seen), notice: null }));
      answer(access, choice).catch(raise);
    }
  };
  return {
    pick: (choice) => {
      const {
        document: { game, cursor },
        selection,
        refusal,
      } = get();
      if (isTriedInPast(get(), choice)) change(refuseInPast);
      // The same refused pick a second time clears the selection.
      else if (refusal?.choice && sameChoice(refusal.choice, choice)) putBack(() => null);
      else take(pick(game, cursor, selection, choice), choice);
    },
    setDown: (choice) => {
      const {
        document: { game, cursor },
        selection,
      } = get();
      if (cursor < game.steps.length) change(refuseInPast);
      else if (selection) take(setDown(game, cursor, selection, choice), choice);
    },
    stepBack: () => {
      putBack(backOut);
    },
    showPreview: (preview) => {
      // When a move has just been played, the focus may come back to a choice of before it.
      change((state) => {
        const shown = state.selection?.binding === true ? preview : null;
        return state.preview === shown ? state : { ...state, preview: shown };
      });
    },
    letGo: () => {
      putBack(() => null);
    },
    confirm: () => {
      change((state) => {
        const { selection } = state;
        return selection?.settled ? playMove(state, selection.settled, selection.carriedTo, now()) : state;
      });
    },
    dismissNotice: () => {
      change(dismiss);
    },
  };
}

/** Whether an earlier position is shown, in which the choice would continue the selection. */
const isTriedInPast = ({ document: { game, cursor }, selection }: PlayState, choice: Choice): boolean =>
  cursor < game.steps.length &&
  selection?.candidates.some(({ path }) => beginsWith(path, [...selection.picked, choice])) === true;

/** Whether a pick makes or begins a move, or tries one. */
const isForMover = (picked: Picked): boolean =>
  picked.kind !== 'selection' || picked.selection?.binding === true;

const dismiss = (state: PlayState): PlayState => ({ ...state, notice: null, refusal: null });

/** Holds a move until it is confirmed. */
function holdMove(state: PlayState, move: Move, selection: Selection): PlayState {
  const { game } = state.document;
  const announcement: PlayMessage = {
    id: 'play/to-be-confirmed',
    played: playedAt(withMove(game, move), game.steps.length + 1),
  };
  return { ...select(state, { ...selection, settled: move }), notice: null, announcement };
}

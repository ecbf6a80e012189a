import type { Game } from '../engine/game/game.ts';
import { MOST_ACTIONS, effectsOfStep, isFull, outcomeOf } from '../engine/game/game.ts';
import type { Effect } from '../engine/rules/effect.ts';
import { reverseEffects } from '../engine/rules/effect.ts';
import type { Move } from '../engine/rules/move.ts';
import type { DrawReason } from '../engine/rules/outcome.ts';
import type { Result } from '../engine/rules/result.ts';
import type { Side } from '../engine/rules/side.ts';
import type { Site } from '../engine/topology/site.ts';
import { announcementOf, newsOf, shownOf, takenBackOf, withoutNews } from './announcement.ts';
import { answer } from './answer.ts';
import { settleTime } from './clockSlice.ts';
import type { GameDocument } from './document/document.ts';
import { answerDraw, claimDraw, offerDraw, resign } from './document/endings.ts';
import { allowTakebacks, forkAt, makeMove, redoSteps, setCursor, takeBackTo } from './document/moves.ts';
import { plyToTakeBackTo } from './document/seats.ts';
import { rename } from './document/players.ts';
import { raise } from './fault.ts';
import type { PlayMessage } from './playMessage.ts';
import type { Access, PlayState } from './playState.ts';
import { awaitsOther, refuseForOther, refuseInPast, select, show, showStanding, tell } from './playState.ts';
import { backOut, isLive } from './selection.ts';

/** What the players do with the game itself. */
export interface DocumentSlice {
  /** Makes the move that `find` finds in the game; false, with a notice, if it finds none. */
  readonly say: (find: (game: Game) => Result<Move>) => boolean;
  /** Shows the position after `ply` steps. */
  readonly setCursor: (ply: number) => void;
  /**
   * Takes back the move to be confirmed, or else the last action; against the computer, the last one of the person.
   * A finished game stays as it is: another game goes on before its end.
   */
  readonly takeBack: () => void;
  readonly redo: () => void;
  /** Settles whether moves can be taken back in this game. */
  readonly setTakebacks: (allowed: boolean) => void;
  /** Begins another game at the position shown. */
  readonly playOnFromHere: () => void;
  readonly resign: (side: Side) => void;
  readonly offerDraw: (side: Side) => void;
  /** Answers the other side’s offer. A side cannot accept its own offer; it withdraws it by declining. */
  readonly answerDraw: (side: Side, accept: boolean) => void;
  readonly claim: (reason: DrawReason) => void;
  readonly rename: (side: Side, name: string) => void;
}

export function documentSlice(
  access: Access,
  /** Shows another game in the place of this one. */
  beginFork: (fork: GameDocument) => void,
): DocumentSlice {
  const { get, change, now } = access;
  return {
    say: (find) => {
      const { game, cursor } = get().document;
      if (!isLive(game, cursor)) {
        const isOver = cursor === game.steps.length;
        change((state) =>
          isOver
            ? { ...state, notice: withoutNews(announcementOf(game, cursor)), refusal: null }
            : refuseInPast(state),
        );
        return false;
      }
      if (awaitsOther(get())) {
        change(refuseForOther);
        return false;
      }
      const move = find(game);
      change((state) =>
        move.ok
          ? playMove(state, move.value, null, now())
          : { ...state, notice: move.message, refusal: null },
      );
      return move.ok;
    },
    setCursor: (ply) => {
      change((state) => {
        const document = setCursor(state.document, ply);
        const { game, cursor } = document;
        return show(state, document, {
          effects: effectsOnTheWay(state.document, ply),
          announcement: shownOf(game, cursor),
        });
      });
    },
    takeBack: () => {
      const { document, selection } = get();
      const { game } = document;
      if (selection?.settled) {
        change((state) => select(state, backOut(selection)));
        answer(access, null).catch(raise);
        return;
      }
      const ply = plyToTakeBackTo(document);
      if (ply === null) return;
      if (!document.takebacks) change((state) => ({ ...state, notice: NO_TAKEBACKS, refusal: null }));
      else if (outcomeOf(game)) beginFork(forkAt(document, ply, now()));
      else
        change((state) =>
          show(state, takeBackTo(state.document, ply, now()), {
            effects: ply === game.steps.length - 1 ? reverseEffects(effectsOfLast(state.document)) : null,
            announcement: takenBackOf(game, ply),
          }),
        );
    },
    redo: () => {
      change((state) => {
        const document = redoSteps(state.document, now());
        const { game, cursor } = document;
        return show(state, document, {
          effects: effectsOfLast(document),
          announcement: { id: 'play/redone', standing: newsOf(game, cursor) },
        });
      });
    },
    setTakebacks: (allowed) => {
      change((state) =>
        tell(state, allowTakebacks(state.document, allowed), { id: 'play/takebacks', allowed }),
      );
    },
    playOnFromHere: () => {
      const { document } = get();
      beginFork(forkAt(document, document.cursor, now()));
    },
    resign: (side) => {
      change((state) => showStanding(state, resign(state.document, side, now())));
    },
    offerDraw: (side) => {
      change((state) =>
        tell(state, offerDraw(state.document, side), {
          id: 'play/draw-offered',
          side,
          player: state.document.players[side],
        }),
      );
    },
    answerDraw: (side, accept) => {
      change((state) => {
        const document = answerDraw(state.document, side, accept, now());
        if (accept) return showStanding(state, document);
        const isOwn = state.document.drawOffer === side;
        return tell(state, document, { id: isOwn ? 'play/offer-withdrawn' : 'play/draw-declined' });
      });
    },
    claim: (reason) => {
      change((state) => showStanding(state, claimDraw(state.document, reason, now())));
    },
    rename: (side, name) => {
      change((state) => ({ ...state, document: rename(state.document, side, name) }));
    },
  };
}

const NO_TAKEBACKS: PlayMessage = { id: 'play/no-takebacks' };

const FULL: PlayMessage = { id: 'play/full', most: MOST_ACTIONS };

/** Makes a legal move, unless the time has run out or the game is full. */
export function playMove(state: PlayState, move: Move, carriedTo: Site | null, now: number): PlayState {
  const settled = settleTime(state, now);
  const { game } = settled.document;
  // Settling the time has just ended the game.
  if (outcomeOf(game)) return settled;
  if (isFull(game)) return { ...settled, notice: FULL };
  const document = makeMove(settled.document, move, now);
  return show(settled, document, {
    effects: effectsOfLast(document),
    carriedTo,
    announcement: newsOf(document.game, document.cursor),
  });
}

/** What the last step did to the board. */
const effectsOfLast = ({ game }: GameDocument): readonly Effect[] =>
  game.steps.length === 0 ? [] : effectsOfStep(game, game.steps.length);

/** What happens on the board between the ply shown and `ply`; null unless the two are adjacent. */
function effectsOnTheWay({ game, cursor }: GameDocument, ply: number): readonly Effect[] | null {
  if (ply === cursor + 1 && cursor < game.steps.length) return effectsOfStep(game, ply);
  if (ply === cursor - 1 && cursor > 0) return reverseEffects(effectsOfStep(game, cursor));
  return null;
}

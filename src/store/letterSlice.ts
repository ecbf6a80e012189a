import { outcomeOf } from '../engine/game/game.ts';
import { newsOf } from './announcement.ts';
import { answerTakeback, asSent, askBack, sideByLinks } from './document/letters.ts';
import type { PlayMessage } from './playMessage.ts';
import type { Access } from './playState.ts';
import { show, tell } from './playState.ts';

/** What the players of a game by links do besides playing. */
export interface LetterSlice {
  /** Notes that the other player gets the game as it is now. */
  readonly sendLetter: () => void;
  /** Asks to take the last turn back; does nothing where that cannot be asked. */
  readonly askBack: () => void;
  /** Answers the other player’s wish to take a turn back. */
  readonly answerTakeback: (accept: boolean) => void;
}

export const letterSlice = ({ change }: Access): LetterSlice => ({
  sendLetter: () => {
    change((state) => tell(state, asSent(state.document), SENT));
  },
  askBack: () => {
    change((state) => tell(state, askBack(state.document), ASKED));
  },
  answerTakeback: (accept) => {
    change((state) => {
      const document = answerTakeback(state.document, accept);
      const { game, cursor } = document;
      const isOwn = state.document.takebackOffer === sideByLinks(state.document);
      if (!accept || outcomeOf(game)) return tell(state, document, isOwn ? WITHDRAWN : DECLINED);
      const announcement: PlayMessage = { id: 'play/takeback-granted', standing: newsOf(game, cursor) };
      return show(state, document, { effects: null, announcement });
    });
  },
});

const SENT: PlayMessage = { id: 'play/letter-sent' };
const ASKED: PlayMessage = { id: 'play/takeback-asked' };
const WITHDRAWN: PlayMessage = { id: 'play/offer-withdrawn' };
const DECLINED: PlayMessage = { id: 'play/takeback-declined' };

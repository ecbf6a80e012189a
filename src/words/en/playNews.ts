import { BLACK, WHITE } from '../../engine/rules/side.ts';
import type { ClockMessage, PlayMessage, StandingMessage } from '../../store/playMessage.ts';
import type { Sentences } from '../sentences.ts';
import { sideName } from './grammar.ts';
import { sideOfPlayer } from './outcomes.ts';
import { seatWords } from './seats.ts';
import { taskSentence } from './tasks.ts';
import { momentWords } from './turns.ts';

/** What happens on a screen where people play, besides how the game stands. */
export const playNews: Sentences<Exclude<PlayMessage, StandingMessage | ClockMessage>> = {
  'play/turn-played': ({ played, standing }, say) => [...played.map(say), say(standing)].join(' '),
  'play/computers-turn': ({ side }) => `The computer moves ${sideName(side)}’s pieces.`,
  'play/others-turn': ({ side, player }) =>
    `${player === '' ? 'The player elsewhere' : player} moves ${sideName(side)}’s pieces.`,
  'play/takeback-asked': () => 'You ask to take your turn back.',
  'play/takeback-declined': () => 'The turn is not taken back.',
  'play/takeback-granted': ({ standing }, say) => `The turn is taken back. ${say(standing)}`,
  'play/letter-sent': () => 'The link is on its way. Now it is the other player’s turn.',
  'play/seated': ({ seats: [white, black] }) =>
    `${sideName(WHITE)}: ${seatWords(white)}. ${sideName(BLACK)}: ${seatWords(black)}.`,
  'play/taken-back': ({ undone, standing }, say) => `Taken back: ${say(undone)} ${say(standing)}`,
  'play/redone': ({ standing }, say) => `Redone: ${say(standing)}`,
  'play/shown': ({ moment, standing }, say) =>
    `${moment === null ? 'The start of the game.' : `${momentWords(moment)}:`} ${say(standing)}`,
  'play/to-be-confirmed': ({ played }, say) => `${say(played)} To be confirmed.`,
  'play/full': ({ most }) =>
    `A game can have at most ${String(most)} moves. Take some back, or agree on a draw.`,
  'play/looked': ({ told, standing }, say) => `${say(told)} ${say(standing)}`,
  'play/looking-back': () =>
    'You are looking back. “Play on from here” starts another game at this position and leaves this one as it is.',
  'play/nothing-typed': () => 'Type a move first, as it is written in the record.',
  'play/flipped': ({ near }) => `${sideName(near)} sits below now.`,
  'play/rule-known': () => 'This rule is not shown again. The rulebook has it.',
  'play/set-up-again': ({ standing }, say) => `The board is set up again. ${say(standing)}`,
  'play/begun': ({ turn, task }, say) => `A new game: ${taskSentence(turn, task, [], say)}`,
  'play/forked': () => 'This is another game now. The one before stays as it was.',
  'play/draw-offered': ({ side, player }) => `${sideOfPlayer(side, player)} offers a draw.`,
  'play/offer-withdrawn': () => 'The offer is withdrawn.',
  'play/draw-declined': () => 'The draw is declined.',
  'play/takebacks': ({ allowed }) =>
    allowed ? 'Moves can be taken back.' : 'Moves cannot be taken back in this game.',
  'play/no-takebacks': () => 'This game is played without takebacks. The settings can change that.',
};

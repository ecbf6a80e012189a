import type { Say } from '../../engine/rules/message.ts';
import { NONE } from '../../engine/rules/setup.ts';
import type { PositionMessage, WrittenRank } from '../../engine/setup/positionMessage.ts';
import type { Sentences } from '../sentences.ts';
import { quote, sideName } from './grammar.ts';

/** The beginning of a sentence about a rank: `Rank 3 from the top of the board, “…”,` */
const rankWords = ({ board, number, text }: WrittenRank, say: Say): string =>
  `Rank ${String(number)} from the top of the ${say(board)}, ${quote(text)},`;

/** The sentences about position strings in all games, for inclusion in the board words of each game. */
export const positions: Sentences<PositionMessage> = {
  'position/board': () => 'board',
  'position/turn': () => 'side to move',
  'position/hands': () => 'hands',
  'position/too-long': ({ length }) =>
    `A position is one short line; this text has ${String(length)} characters.`,
  'position/not-plain': ({ text }) =>
    `A position is written in plain letters on one line; ${quote(text)} is not.`,
  'position/spaces': () => 'The parts of a position are separated by single spaces, with none at the ends.',
  'position/other-fields': ({ names, shown }, say) =>
    `A position has ${String(names.length)} parts (${names.map(say).join(', ')}) with spaces between, not ${String(shown)}.`,
  'position/other-ranks': ({ board, ranks, shown }, say) =>
    `The ${say(board)} has ${String(ranks)} ranks, not ${String(shown)}.`,
  'position/other-places': ({ rank, shown, places }, say) =>
    `${rankWords(rank, say)} fills ${String(shown)} places, not ${String(places)}.`,
  'position/wrong-number': ({ rank, sign }, say) => `${rankWords(rank, say)} has the number ${quote(sign)}.`,
  'position/no-piece': ({ rank, sign }, say) =>
    `${rankWords(rank, say)} has ${quote(sign)}, which isn’t a piece of this game.`,
  'position/many-kings': ({ side, count }) => `${sideName(side)} has ${String(count)} kings.`,
  'field/one-of': ({ name, texts, text }, say) =>
    `The ${say(name)} is ${texts.join(' or ')}, not ${quote(text)}.`,
  'field/no-site': ({ name, text }, say) =>
    `The ${say(name)} is the name of a place or ${NONE}, not ${quote(text)}.`,
  'field/no-number': ({ name, text }, say) =>
    `The ${say(name)} is a number of at most three digits, not ${quote(text)}.`,
  'field/never-there': ({ name, place }, say) => `None of the ${say(name)} is ever at ${quote(place)}.`,
  'field/never-held': ({ entry }) => `No hand holds ${quote(entry)}.`,
  'field/other-order': ({ name, written, text }, say) =>
    `The ${say(name)} must be listed in order: ${written}, not ${quote(text)}.`,
};

import type { Say } from '../../engine/rules/message.ts';
import type { GameFault, ImportCounts, OpeningMessage } from '../../store/library/openingMessage.ts';
import type { Sentences } from '../sentences.ts';
import { counted } from './grammar.ts';
import { turnWords } from './turns.ts';

const count = (games: number): string => (games === 1 ? '1 game was' : `${String(games)} games were`);

/** `2 games were added, 1 game was here already, 1 game was damaged and left out.` */
function countsSentence({ added, known, updated, damaged, leftOut }: ImportCounts): string {
  const parts = [
    `${count(added)} added`,
    ...(known > 0 ? [`${count(known)} here already`] : []),
    ...(updated > 0 ? [`${count(updated)} brought up to date`] : []),
    ...(damaged > 0 ? [`${count(damaged)} damaged and kept as ${damaged === 1 ? 'it is' : 'they are'}`] : []),
    ...(leftOut > 0 ? [`${count(leftOut)} damaged and left out`] : []),
  ];
  return `${parts.join(', ')}.`;
}

/** The most games of which the faults are told. */
const MOST_FAULTS = 5;

/** `Game 2 (Ann, Bob): The game is shown up to …` */
function faultSentences({ number, players, causes }: GameFault, say: Say): string {
  const names = players.filter((player) => player !== '').join(', ');
  return `Game ${String(number)}${names === '' ? '' : ` (${names})`}: ${causes.map(say).join(' ')}`;
}

const moreFaults = (games: number): string => `Something is wrong with ${counted(games, 'more game')}.`;

export const opening: Sentences<OpeningMessage> = {
  'opening/nothing': () => 'This isn’t an Oddboard link, record or export.',
  'opening/file-too-long': () => 'This file is far too long to be an export of games.',
  'opening/no-export': () => 'This file isn’t an Oddboard export, or it is damaged.',
  'opening/no-result': ({ last }) =>
    last === null
      ? 'It has neither moves nor a result, so the rest may be missing.'
      : `No result follows ${turnWords(last)}, so the rest may be missing.`,
  'opening/imported': ({ counts, faults, trouble, withPreferences }, say) =>
    [
      countsSentence(counts),
      ...faults.slice(0, MOST_FAULTS).map((fault) => faultSentences(fault, say)),
      ...(faults.length > MOST_FAULTS ? [moreFaults(faults.length - MOST_FAULTS)] : []),
      ...(trouble === null ? [] : [say(trouble)]),
      ...(withPreferences ? ['Settings and solved tasks came along.'] : []),
    ].join(' '),
};

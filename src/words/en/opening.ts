import type { Say } from '../../engine/rules/message.ts';
import type { GameFault, ImportCounts, OpeningMessage } from '../../store/library/openingMessage.ts';
import type { Sentences } from '../sentences.ts';
import { counted } from './grammar.ts';
import { turnWords } from './turns.ts';

/** What was imported, one of it and several. */
interface Noun {
  readonly one: string;
  readonly many: string;
}

const GAMES: Noun = { one: 'game', many: 'games' };
const STUDIES: Noun = { one: 'study', many: 'studies' };

/** `2 games were added, 1 game was here already, 1 game was damaged and left out.` */
function countsSentence(
  { added, known, updated, damaged, leftOut }: ImportCounts,
  { one, many }: Noun,
): string {
  const count = (things: number) => (things === 1 ? `1 ${one} was` : `${String(things)} ${many} were`);
  const parts = [
    `${count(added)} added`,
    ...(known > 0 ? [`${count(known)} here already`] : []),
    ...(updated > 0 ? [`${count(updated)} brought up to date`] : []),
    ...(damaged > 0 ? [`${count(damaged)} damaged and kept as ${damaged === 1 ? 'it is' : 'they are'}`] : []),
    ...(leftOut > 0 ? [`${count(leftOut)} damaged and left out`] : []),
  ];
  return `${parts.join(', ')}.`;
}

/** What is said of an import; nothing of studies if there are none, and nothing of games if there are only studies. */
function importSentences(games: ImportCounts, studies: ImportCounts): readonly string[] {
  const hasStudies = Object.values(studies).some((count) => count > 0);
  const hasGames = !hasStudies || Object.values(games).some((count) => count > 0);
  return [
    ...(hasGames ? [countsSentence(games, GAMES)] : []),
    ...(hasStudies ? [countsSentence(studies, STUDIES)] : []),
  ];
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
  'opening/imported': ({ counts, studies, faults, trouble, withPreferences }, say) =>
    [
      ...importSentences(counts, studies),
      ...faults.slice(0, MOST_FAULTS).map((fault) => faultSentences(fault, say)),
      ...(faults.length > MOST_FAULTS ? [moreFaults(faults.length - MOST_FAULTS)] : []),
      ...(trouble === null ? [] : [say(trouble)]),
      ...(withPreferences ? ['Settings and solved tasks came along.'] : []),
    ].join(' '),
};

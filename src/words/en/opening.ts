import type { ImportCounts, OpeningMessage } from '../../store/library/openingMessage.ts';
import type { Sentences } from '../sentences.ts';

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

export const opening: Sentences<OpeningMessage> = {
  'opening/nothing': () => 'This isn’t an Oddboard link, record or export.',
  'opening/file-too-long': () => 'This file is far too long to be an export of games.',
  'opening/no-export': () => 'This file isn’t an Oddboard export, or it is damaged.',
  'opening/imported': ({ counts, trouble, withPreferences }, say) =>
    [
      countsSentence(counts),
      ...(trouble === null ? [] : [say(trouble)]),
      ...(withPreferences ? ['Settings and solved tasks came along.'] : []),
    ].join(' '),
};

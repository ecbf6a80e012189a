import type { KeepingMessage } from '../../store/library/keepingMessage.ts';
import type { Sentences } from '../sentences.ts';

export const keeping: Sentences<KeepingMessage> = {
  'keeping/not-opened-yet': () => 'The browser has not opened the storage of this page yet.',
  'keeping/newer-database': () =>
    'The games on this device were kept by a newer Oddboard; reload the page to get it.',
  'keeping/no-room': () => 'There is no room left on this device to keep games.',
  'keeping/forbidden': () => 'This browser does not let Oddboard keep games: its settings forbid it.',
  'keeping/broken': () => 'This browser could not reach its storage; the disk may be full or damaged.',
  'keeping/not-written': ({ cause }) =>
    `This browser could not write the game${cause === '' ? '.' : `: ${cause}`}`,
  'saved/no-game': () => 'What is stored here is not a game.',
  'saved/newer': () => 'This game was kept by a newer Oddboard; reload the page to get it.',
  'saved/damaged': () => 'The record of this game is damaged.',
  'study/nothing': () => 'What is stored here is not a study.',
  'study/newer': () => 'This study was kept by a newer Oddboard; reload the page to get it.',
  'study/damaged': () => 'The record of this study is damaged.',
  'study/newer-shown': () =>
    'This study was kept by a newer Oddboard. Here it is as this one understands it; what you change becomes a study of its own. Reload the page to get the newer one.',
  'study/gone': () => 'This study is not on this device any more.',
  'study/other-variant': () => 'The study that is kept here is of another game.',
  'finding/no-game': () => 'The address holds no game.',
  'finding/gone': () => 'This game is not on this device any more.',
  'finding/other-variant': () => 'The game that is kept here is of another kind.',
  'finding/newer': () =>
    'This game was kept by a newer Oddboard. Here it is as this one understands it; what you play becomes a game of its own. Reload the page to get the newer one.',
};

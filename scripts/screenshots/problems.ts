import { linkTo } from '../../tests/support/links.ts';
import type { Scene } from './scene.ts';

/** The beginning of a link, as when its end was lost on the way. */
const cutLink = linkTo('chess99', { actions: 'e2-e4 e8-e6 h1-g3 d8-d6 d2-d4 c8-c6' }).slice(0, -12);

export const problemScenes: readonly Scene[] = [
  { name: 'problem-damaged-link', path: '#/play/chess99/eJyrVsrMS8lPVrKC' },
  { name: 'problem-cut-link', path: cutLink },
  { name: 'problem-unknown-game', path: '#/play/chess98' },
  { name: 'problem-unknown-rules', path: '#/learn/chess98' },
  { name: 'problem-unreadable-position', path: '#/edit/chess99/nonsense' },
  { name: 'problem-unknown-route', path: '#/elsewhere' },
];

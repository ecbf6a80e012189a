import { linkTo } from '../../tests/support/links.ts';
import { BEN39, CHESS_MIDDLE, CHIEFTAINS, HEXES, TNS_HANDS } from './positions.ts';
import type { Scene } from './scene.ts';

/** A position with several lenses. */
const through = (id: string, start: string, ...lenses: readonly string[]): Scene[] =>
  lenses.map((lens) => ({
    name: `play-${id}-lens-${lens.toLowerCase().replaceAll(' ', '-')}`,
    path: linkTo(id, { start }),
    prepare: (page) => page.getByRole('combobox', { name: 'Show on the board' }).selectOption(lens),
  }));

export const lensScenes: readonly Scene[] = [
  ...through('chess99', CHESS_MIDDLE, 'Attacked by either side', 'Captured for free'),
  ...through('hex39', HEXES, 'Attacked by either side', 'Captured for free'),
  ...through('tns', TNS_HANDS, 'Attacked by either side', 'Attacked by White'),
  ...through('battle-chieftain', CHIEFTAINS, 'Attacked by either side', 'Attacked by Black'),
  ...through(
    'ben39',
    BEN39,
    'Attacked by either side',
    'Captured for free',
    'Movable squares',
    'Immobilizer zones',
    'Squares for the kings',
  ),
];

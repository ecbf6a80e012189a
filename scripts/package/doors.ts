import { existsSync, readdirSync } from 'node:fs';

/** A way into the package: what can be imported from it, and the file of ours behind it. */
export interface Door {
  /** As in `exports` of package.json: `./record`. */
  readonly name: string;
  /** The file, from the root. */
  readonly source: string;
  /** The built file, without its ending. */
  readonly file: string;
}

const VARIANTS = 'src/engine/variants';
const WORDS = 'src/words/en';

const door = (name: string, source: string): Door => ({
  name: name === '' ? '.' : `./${name}`,
  source,
  file: name === '' ? 'index' : name,
});

/** `battleChieftain` for `battle-chieftain`: the file of a game that joins its rules. */
const mainOf = (game: string): string =>
  `${VARIANTS}/${game}/${game.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase())}.ts`;

const games = readdirSync(VARIANTS).filter((game) => existsSync(mainOf(game)));

/** The doors that are the same for any list of games. */
export const ownDoors: readonly Door[] = [
  door('', 'src/package/index.ts'),
  door('variants', 'src/package/variants.ts'),
  door('record', 'src/package/record.ts'),
  door('search', 'src/package/search.ts'),
  door('tree', 'src/package/tree.ts'),
  door('setup', 'src/package/setup.ts'),
  door('words/en', 'src/package/words.ts'),
  door('board', 'src/package/board.ts'),
  door('picture', 'src/package/picture.ts'),
];

/** All doors: those, and for each game its rules and the words for its boards. */
export const doors: readonly Door[] = [
  ...ownDoors,
  ...games.map((game) => door(`variants/${game}`, mainOf(game))),
  ...games.map((game) => door(`words/en/${game}`, `${WORDS}/${game}/board.ts`)),
];

// Where the pages lie that show the rules without any script, as files from the root of the site.

/** The list of all games. */
export const GAMES_PAGE = 'rules/index.html';

/** The page of a variant. */
export const variantPage = (variantId: string): string => `rules/${variantId}/index.html`;

/** The page of a chapter of a game’s rulebook. */
export const chapterPage = (game: string, chapter: string): string => `rules/${game}/${chapter}.html`;

/** The page of a kind of piece, by its name in the rules. */
export const piecePage = (game: string, kind: string): string =>
  `rules/${game}/piece/${kind.replaceAll(' ', '-')}.html`;

/** A game’s whole rulebook on one page, to print. */
export const bookletPage = (game: string): string => `rules/${game}/print/booklet.html`;

/** A variant’s board, to print. */
export const boardPage = (variantId: string): string => `rules/${variantId}/print/board.html`;

/** A sheet on which to write a game down. */
export const scoreSheetPage = (game: string): string => `rules/${game}/print/score-sheet.html`;

/** The address of a page from the root of the site: a folder stands for its `index.html`. */
export const addressOfPage = (file: string): string => file.replace(/(^|\/)index\.html$/, '$1');

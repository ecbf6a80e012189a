import { at } from '../engine/at.ts';
import { newGame } from '../engine/game/game.ts';
import { games } from '../engine/registry.ts';
import { unwrap } from '../engine/rules/result.ts';
import type { Variant } from '../engine/rules/variant.ts';
import { rulebookOf } from '../rulebook/index.ts';
import { fullName } from '../ui/fullName.ts';
import type { Chapter } from '../ui/learn/chapters.ts';
import { chaptersOf } from '../ui/learn/chapters.ts';
import { ruleRoute } from '../ui/routes.ts';
import * as place from '../ui/rulePages.ts';
import { say } from '../words/say.ts';
import { BoardSheet } from './BoardSheet.tsx';
import { Booklet } from './Booklet.tsx';
import type { Book } from './book.ts';
import { kindsOf } from './book.ts';
import { ChapterPage } from './ChapterPage.tsx';
import { descriptionFrom } from './description.ts';
import { Diagram } from './Diagram.tsx';
import { ExampleDiagram } from './Figures.tsx';
import { GameContent } from './GameContent.tsx';
import { GamesContent } from './GamesContent.tsx';
import type { Page, Place } from './page.ts';
import { PieceContent } from './PieceContent.tsx';
import { PieceDiagram } from './PieceDiagram.tsx';
import { ScoreSheet } from './ScoreSheet.tsx';
import { boardWords } from '#words/boards.ts';
import { summaries } from '#words/summaries.ts';
import { chapterOf } from '#words/ui/learn.ts';
import * as words from '#words/ui/rulePages.ts';

/** All pages that show the rules without any script. Rejects when a rulebook cannot be loaded. */
export async function allPages(): Promise<readonly Page[]> {
  const books = await Promise.all(games.map((boards) => bookOf(at(boards, 0).id)));
  return [gamesPage(books), ...books.flatMap(pagesOf)];
}

async function bookOf(id: string): Promise<Book> {
  const rulebook = unwrap(await rulebookOf(id));
  return { rulebook, variant: at(rulebook.variants, 0) };
}

const GAMES: Place = { file: place.GAMES_PAGE, name: words.allGames };

const gamesPage = (books: readonly Book[]): Page => ({
  file: place.GAMES_PAGE,
  title: words.allGamesTitle,
  description: words.allGamesDescription,
  about: { kind: 'games' },
  above: [],
  route: '/',
  content: <GamesContent books={books} />,
});

/** The pages of a game. */
function pagesOf(book: Book): readonly Page[] {
  const { rulebook, variant } = book;
  const chapters = chaptersOf(rulebook);
  return [
    ...rulebook.variants.map((board) => variantPage(book, board, chapters)),
    ...chapters.map((chapter, i) => chapterPage(book, chapter, chapters[i - 1], chapters[i + 1])),
    ...kindsOf(variant).map((kind) => piecePage(book, kind)),
    bookletPage(book, chapters),
    ...rulebook.variants.map((board) => boardPage(board)),
    scoreSheetPage(book),
  ];
}

/** What the pages below that of a game have in common. */
const below = ({ id, game, name, inventor }: Variant) => ({
  about: { kind: 'rule', game: name, inventor } as const,
  above: [GAMES, { file: place.variantPage(id), name }],
  picture: { file: pictureFile(place.variantPage(game)) },
});

/** The file of the picture of a page. */
const pictureFile = (file: string): string => file.replace(/html$/, 'png');

function variantPage(book: Book, variant: Variant, chapters: readonly Chapter[]): Page {
  const { id, game, name, inventor, board } = variant;
  const isFirst = variant === book.variant;
  return {
    file: place.variantPage(id),
    title: words.rulesOf(isFirst ? name : fullName(variant)),
    description:
      isFirst || board === undefined
        ? words.gameDescription(name, inventor, summaries[game] ?? '')
        : words.boardDescription(name, boardWords(board)),
    about: { kind: 'game', name: fullName(variant), inventor },
    above: isFirst ? [GAMES] : below(book.variant).above,
    picture: { file: pictureFile(place.variantPage(id)), diagram: <Diagram game={newGame(variant)} /> },
    route: `/learn/${id}`,
    content: <GameContent book={book} variant={variant} chapters={chapters} />,
  };
}

function chapterPage(
  book: Book,
  chapter: Chapter,
  before: Chapter | undefined,
  after: Chapter | undefined,
): Page {
  const { id, game, name } = book.variant;
  const [text = ''] = chapter.kind === 'section' ? chapter.section.text : [];
  const [example] = chapter.kind === 'section' ? chapter.section.examples : [];
  const file = place.chapterPage(game, chapter.id);
  return {
    ...below(book.variant),
    ...(example && {
      picture: { file: pictureFile(file), diagram: <ExampleDiagram book={book} example={example} /> },
    }),
    file,
    title: chapterOf(chapter.title, name),
    description: descriptionFrom(
      text === '' ? words.chapterDescription(chapter.title, name) : words.ofGame(name, text),
    ),
    route: ruleRoute(id, chapter.id),
    content: <ChapterPage book={book} chapter={chapter} before={before} after={after} />,
  };
}

function piecePage({ variant }: Book, kind: number): Page {
  const { id, game, name } = variant;
  const { name: piece, movement } = at(variant.kinds, kind);
  const file = place.piecePage(game, piece);
  return {
    ...below(variant),
    picture: { file: pictureFile(file), diagram: <PieceDiagram variant={variant} kind={kind} /> },
    file,
    title: chapterOf(words.howItMoves(piece), name),
    description: descriptionFrom(words.pieceDescription(piece, name, say(movement))),
    route: ruleRoute(id, 'gallery'),
    content: <PieceContent variant={variant} kind={kind} />,
  };
}

const bookletPage = (book: Book, chapters: readonly Chapter[]): Page => ({
  ...below(book.variant),
  file: place.bookletPage(book.variant.game),
  title: words.bookletTitle(book.variant.name),
  description: words.bookletDescription(book.variant.name, chapters.length),
  route: ruleRoute(book.variant.id),
  content: <Booklet book={book} chapters={chapters} />,
});

const boardPage = (variant: Variant): Page => ({
  ...below(variant),
  file: place.boardPage(variant.id),
  title: words.boardTitle(fullName(variant)),
  description: words.boardSheetDescription(fullName(variant)),
  route: `/play/${variant.id}`,
  isSheet: true,
  content: <BoardSheet variant={variant} />,
});

const scoreSheetPage = (book: Book): Page => ({
  ...below(book.variant),
  file: place.scoreSheetPage(book.variant.game),
  title: words.scoreSheetTitle(book.variant.name),
  description: words.scoreSheetDescription(book.variant.name),
  route: `/play/${book.variant.id}`,
  isSheet: true,
  content: <ScoreSheet book={book} />,
});

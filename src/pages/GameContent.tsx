import { at } from '../engine/at.ts';
import { newGame } from '../engine/game/game.ts';
import type { Variant } from '../engine/rules/variant.ts';
import { fullName } from '../ui/fullName.ts';
import type { Chapter } from '../ui/learn/chapters.ts';
import { ruleRoute } from '../ui/routes.ts';
import {
  boardPage,
  bookletPage,
  chapterPage,
  piecePage,
  scoreSheetPage,
  variantPage,
} from '../ui/rulePages.ts';
import type { Book } from './book.ts';
import { kindsOf } from './book.ts';
import { Diagram } from './Diagram.tsx';
import { AppLink, PageLink } from './Links.tsx';
import { abouts } from '#words/about.ts';
import { capital } from '#words/grammar.ts';
import { summaries } from '#words/summaries.ts';
import { pieceName } from '#words/ui/gallery.ts';
import * as words from '#words/ui/rulePages.ts';
import styles from './pages.module.css';

interface GameContentProps {
  readonly book: Book;
  /** The board to show: the first of the game, or another one. */
  readonly variant: Variant;
  readonly chapters: readonly Chapter[];
}

/** What a game is, how it begins, and where its rules are. */
export function GameContent({ book: { rulebook, variant: first }, variant, chapters }: GameContentProps) {
  const { game, id, inventor } = variant;
  const origin = abouts[game]?.origin;
  const boards = rulebook.variants.filter((other) => other.id !== id);
  return (
    <>
      <div className={styles.intro}>
        <div className={styles.unbroken}>
          <h1>{fullName(variant)}</h1>
          {variant === first ? <p className={styles.lead}>{rulebook.lead}</p> : <p>{summaries[game]}</p>}
          {origin !== undefined && <p>{words.invented(inventor, origin)}</p>}
          <p className="actions">
            <AppLink route={`/play/${id}`} className="button primary">
              {words.play(fullName(variant))}
            </AppLink>{' '}
            <AppLink route={ruleRoute(id)} className="button">
              {words.learnOnBoards}
            </AppLink>
          </p>
        </div>
        <figure className={styles.large}>
          <Diagram game={newGame(variant)} />
          <figcaption>{words.atBeginning}</figcaption>
        </figure>
      </div>
      <h2>{words.chapters}</h2>
      <ol className={styles.list}>
        {chapters.map((chapter) => (
          <li key={chapter.id}>
            <PageLink to={chapterPage(game, chapter.id)}>{chapter.title}</PageLink>
          </li>
        ))}
      </ol>
      <h2>{words.pieces}</h2>
      <ul className={styles.list}>
        {kindsOf(variant).map((kind) => {
          const { name: piece } = at(variant.kinds, kind);
          return (
            <li key={piece}>
              <PageLink to={piecePage(game, piece)}>{capital(pieceName(piece))}</PageLink>
            </li>
          );
        })}
      </ul>
      {boards.length > 0 && (
        <>
          <h2>{words.otherBoards}</h2>
          <ul className={styles.list}>
            {boards.map((other) => (
              <li key={other.id}>
                <PageLink to={variantPage(other.id)}>{fullName(other)}</PageLink>
              </li>
            ))}
          </ul>
        </>
      )}
      <h2>{words.toPrint}</h2>
      <ul className={styles.list}>
        <li>
          <PageLink to={bookletPage(game)}>{words.bookletLink}</PageLink>
        </li>
        <li>
          <PageLink to={boardPage(id)}>{words.boardLink}</PageLink>
        </li>
        <li>
          <PageLink to={scoreSheetPage(game)}>{words.scoreSheetLink}</PageLink>
        </li>
      </ul>
    </>
  );
}

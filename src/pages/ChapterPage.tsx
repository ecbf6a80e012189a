import type { Chapter } from '../ui/learn/chapters.ts';
import { ruleRoute } from '../ui/routes.ts';
import { chapterPage } from '../ui/rulePages.ts';
import type { Book } from './book.ts';
import { ChapterText } from './Chapter.tsx';
import { AppLink, PageLink } from './Links.tsx';
import * as learn from '#words/ui/learn.ts';
import { beforeAndAfter, chapterOnBoards } from '#words/ui/rulePages.ts';
import styles from './pages.module.css';

interface ChapterPageProps {
  readonly book: Book;
  readonly chapter: Chapter;
  /** The chapters around it; undefined for none. */
  readonly before: Chapter | undefined;
  readonly after: Chapter | undefined;
}

/** A chapter on a page of its own. */
export const ChapterPage = ({ book, chapter, before, after }: ChapterPageProps) => (
  <>
    <h1>{chapter.title}</h1>
    <p className={styles.live}>
      <AppLink route={ruleRoute(book.variant.id, chapter.id)}>{chapterOnBoards}</AppLink>
    </p>
    <ChapterText book={book} chapter={chapter} heading="h2" />
    <nav className={styles.turning} aria-label={beforeAndAfter}>
      {before && (
        <PageLink to={chapterPage(book.variant.game, before.id)}>{learn.before(before.title)}</PageLink>
      )}
      {after && <PageLink to={chapterPage(book.variant.game, after.id)}>{learn.after(after.title)}</PageLink>}
    </nav>
  </>
);

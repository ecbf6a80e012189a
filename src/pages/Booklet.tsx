import { newGame } from '../engine/game/game.ts';
import type { Chapter } from '../ui/learn/chapters.ts';
import type { Book } from './book.ts';
import { chapterPart, ChapterText } from './Chapter.tsx';
import { Diagram } from './Diagram.tsx';
import { solutionOf } from './Figures.tsx';
import { byInventor, contents, howToPrint, solutions, solved } from '#words/ui/rulePages.ts';
import styles from './pages.module.css';

interface BookletProps {
  readonly book: Book;
  readonly chapters: readonly Chapter[];
}

/** The part of a booklet with the solutions of all tasks. */
const SOLUTIONS = 'solutions';

/** A whole rulebook on one page, to print: a title page with the contents, its chapters, and the solutions. */
export function Booklet({ book, chapters }: BookletProps) {
  const { rulebook, variant } = book;
  const sections = chapters.flatMap((chapter) => (chapter.kind === 'section' ? [chapter.section] : []));
  return (
    <>
      <header className={styles.cover}>
        <h1>{variant.name}</h1>
        <p>{byInventor(variant.inventor)}</p>
        <p className={styles.screenOnly}>{howToPrint}</p>
        <div className={styles.large}>
          <Diagram game={newGame(variant)} />
        </div>
        <p className={styles.lead}>{rulebook.lead}</p>
        <nav aria-label={contents}>
          <ol className={styles.list}>
            {[...chapters, { id: SOLUTIONS, title: solutions }].map(({ id, title }) => (
              <li key={id}>
                <a href={`#${chapterPart(id)}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
      </header>
      {chapters.map((chapter) => (
        <section key={chapter.id} id={chapterPart(chapter.id)} className={styles.chapter}>
          <h2>{chapter.title}</h2>
          <ChapterText book={book} chapter={chapter} heading="h3" bound />
        </section>
      ))}
      <section id={chapterPart(SOLUTIONS)} className={styles.chapter}>
        <h2>{solutions}</h2>
        <ul>
          {sections.flatMap((section) =>
            section.tasks.map((task, i) => (
              <li key={task.id}>{solved(section.title, i + 1, solutionOf(book, section, task))}</li>
            )),
          )}
        </ul>
      </section>
    </>
  );
}

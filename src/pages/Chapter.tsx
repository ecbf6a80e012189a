import type { Ruling, Section } from '../rulebook/rulebook.ts';
import { READINGS } from '../rulebook/search.ts';
import { chapterPage } from '../ui/rulePages.ts';
import { AboutView } from '../ui/learn/AboutView.tsx';
import type { Chapter } from '../ui/learn/chapters.ts';
import { KnownView } from '../ui/learn/KnownView.tsx';
import { Legend } from '../ui/learn/Legend.tsx';
import { Paragraph } from '../ui/learn/Paragraph.tsx';
import { Promotions } from '../ui/learn/Promotions.tsx';
import { Signs } from '../ui/learn/Signs.tsx';
import { signsOfBook } from '../ui/learn/signsOn.tsx';
import type { Book } from './book.ts';
import { exampleFigures, taskFigures } from './Figures.tsx';
import { PageLink } from './Links.tsx';
import { PieceFigures } from './PieceFigures.tsx';
import * as learn from '#words/ui/learn.ts';
import * as words from '#words/ui/rulePages.ts';
import styles from './pages.module.css';

/** The part of a booklet with a chapter; an example may have the chapter’s own id. */
export const chapterPart = (chapter: string): string => `chapter-${chapter}`;

interface ChapterTextProps {
  readonly book: Book;
  readonly chapter: Chapter;
  /** The element for the headings in the chapter, one level below its own. */
  readonly heading: 'h2' | 'h3';
  /** Whether it is a part of a booklet, in which solutions have their own chapter and links lead to parts of it. */
  readonly bound?: boolean;
}

/** The content of a chapter of a rulebook below its title. */
export function ChapterText({ book, chapter, heading, bound = false }: ChapterTextProps) {
  const { rulebook, variant } = book;
  const Heading = heading;
  switch (chapter.kind) {
    case 'section':
      return <SectionText book={book} section={chapter.section} heading={heading} bound={bound} />;
    case 'pieces':
      return (
        <>
          <PieceFigures variant={variant} bound={bound} />
          <Heading>{words.marksMean}</Heading>
          <Legend />
          <Signs signs={signsOfBook(variant, rulebook)} heading={heading} />
        </>
      );
    case 'readings':
      return (
        <>
          <p>{learn.rulingsWhy(variant.inventor)}</p>
          {rulebook.rulings.map((ruling) => (
            <Reading key={ruling.id} book={book} ruling={ruling} heading={heading} bound={bound} />
          ))}
        </>
      );
    case 'known':
      return <KnownView variants={rulebook.variants} heading={heading} />;
    case 'about':
      return <AboutView game={variant.game} />;
  }
}

interface SectionTextProps extends Omit<ChapterTextProps, 'chapter'> {
  readonly section: Section;
}

function SectionText({ book, section, heading: Heading, bound = false }: SectionTextProps) {
  const { rulebook, variant } = book;
  const rulings = rulebook.rulings.filter((ruling) => ruling.section === section.id);
  return (
    <>
      {section.text.map((paragraph) => (
        <Paragraph
          key={paragraph}
          text={paragraph}
          sections={rulebook.sections}
          link={(id, name) =>
            bound ? (
              <a href={`#${chapterPart(id)}`}>{name}</a>
            ) : (
              <PageLink to={chapterPage(variant.game, id)}>{name}</PageLink>
            )
          }
        />
      ))}
      {section.drawing === 'promotions' && <Promotions variant={variant} />}
      {!bound &&
        rulings.map(({ id, question, ours, other }) => (
          <p key={id} className={styles.reading}>
            <strong>{learn.ourReading}</strong> {question} {ours} <strong>{learn.otherReading}</strong>{' '}
            {other}{' '}
            <PageLink to={chapterPage(variant.game, READINGS)} part={partOf(id)}>
              {learn.rulings}
            </PageLink>
          </p>
        ))}
      {bound ? (
        <div className={styles.figures}>
          {exampleFigures({ book, section, bound })}
          {taskFigures({ book, section, bound })}
        </div>
      ) : (
        <>
          {section.examples.length > 0 && (
            <>
              <Heading>{words.examples}</Heading>
              <div className={styles.figures}>{exampleFigures({ book, section, bound })}</div>
            </>
          )}
          {section.tasks.length > 0 && (
            <>
              <Heading>{words.tasks}</Heading>
              <div className={styles.figures}>{taskFigures({ book, section, bound })}</div>
            </>
          )}
        </>
      )}
    </>
  );
}

/** The part of the readings with one of them; other parts of a booklet may have its id. */
const partOf = (ruling: string): string => `reading-${ruling}`;

interface ReadingProps extends Omit<ChapterTextProps, 'chapter'> {
  readonly ruling: Ruling;
}

function Reading({ book: { rulebook, variant }, ruling, heading: Heading, bound = false }: ReadingProps) {
  const { id, question, ours, other, section } = ruling;
  const title = rulebook.sections.find((known) => known.id === section)?.title ?? section;
  return (
    <section id={partOf(id)} className={styles.unbroken}>
      <Heading>{question}</Heading>
      <p>
        <strong>{learn.here}</strong> {ours}
      </p>
      <p>
        <strong>{learn.otherReading}</strong> {other}
      </p>
      {!bound && (
        <p>
          <PageLink to={chapterPage(variant.game, section)}>{learn.see(title)}</PageLink>
        </p>
      )}
    </section>
  );
}

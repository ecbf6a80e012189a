import { useLayoutEffect, useMemo, useRef } from 'react';
import { Link } from 'wouter';
import type { Variant } from '../../engine/rules/variant.ts';
import type { Rulebook } from '../../rulebook/rulebook.ts';
import { classes } from '../board/classes.ts';
import { deferred } from '../deferred.tsx';
import { Empty } from '../Empty.tsx';
import { PuzzlesLink } from '../PuzzlesLink.tsx';
import { ruleRoute } from '../routes.ts';
import { addressOfPage, bookletPage, chapterPage } from '../rulePages.ts';
import { AboutView } from './AboutView.tsx';
import type { Chapter } from './chapters.ts';
import { chaptersOf } from './chapters.ts';
import { Gallery } from './Gallery.tsx';
import { RulingsView } from './RulingsView.tsx';
import { SectionView } from './SectionView.tsx';
import { Signs } from './Signs.tsx';
import { signsOfBook } from './signsOn.tsx';
import * as learn from '#words/ui/learn.ts';
import styles from './learn.module.css';

/** Loaded on demand: it has many numbers, and few readers ask. */
const KnownView = deferred(async () => (await import('./KnownView.tsx')).KnownView);

interface ChapterViewProps {
  readonly variant: Variant;
  readonly rulebook: Rulebook;
  /** The chapter to show; undefined for one that the rulebook does not have. */
  readonly chapter: Chapter | undefined;
  /** The example or task to begin with; empty for the first. */
  readonly item: string;
}

/** One chapter of a rulebook, with links to the chapters before and after. */
export function ChapterView({ variant, rulebook, chapter, item }: ChapterViewProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const id = chapter?.id;
  const opened = useRef(id);
  // Whoever goes on to another chapter begins at its top; on arrival, the page is there already.
  useLayoutEffect(() => {
    if (id !== opened.current) {
      heading.current?.scrollIntoView();
      heading.current?.focus({ preventScroll: true });
    }
    opened.current = id;
  }, [id]);
  if (!chapter)
    return (
      <Empty title={learn.noChapter} message={learn.noChapterWhy}>
        <Link href={ruleRoute(variant.id)} className="button primary">
          {learn.toFirst}
        </Link>
      </Empty>
    );
  const chapters = chaptersOf(rulebook);
  const place = chapters.findIndex(({ id }) => id === chapter.id);
  // A section has its own button that leads on, beside its board.
  const isStrong = chapter.kind !== 'section';
  const [before, after] = [chapters[place - 1], chapters[place + 1]];
  return (
    <>
      <h2 ref={heading} className={styles.title} tabIndex={-1}>
        {chapter.title}
      </h2>
      {chapter.kind === 'section' && (
        <SectionView
          key={chapter.id}
          variant={variant}
          rulebook={rulebook}
          section={chapter.section}
          lead={place === 0 ? rulebook.lead : ''}
          after={after}
          item={item}
        />
      )}
      {chapter.kind === 'pieces' && (
        <>
          <Gallery variant={variant} />
          <BookSigns variant={variant} rulebook={rulebook} />
        </>
      )}
      {chapter.kind === 'readings' && <RulingsView variant={variant} rulebook={rulebook} item={item} />}
      {chapter.kind === 'known' && <KnownView variants={rulebook.variants} />}
      {chapter.kind === 'about' && <AboutView game={variant.game} />}
      <nav className={styles.turning} aria-label={learn.beforeAndAfter}>
        {before && (
          <Link href={ruleRoute(variant.id, before.id)} className="button">
            {learn.before(before.title)}
          </Link>
        )}
        {after ? (
          <Link href={ruleRoute(variant.id, after.id)} className={classes('button', isStrong && 'primary')}>
            {learn.after(after.title)}
          </Link>
        ) : (
          <PuzzlesLink {...variant} />
        )}
      </nav>
      <p className={styles.elsewhere}>
        <a href={addressOfPage(chapterPage(variant.game, chapter.id))}>{learn.asPage}</a>
        <a href={addressOfPage(bookletPage(variant.game))}>{learn.booklet}</a>
      </p>
    </>
  );
}

/** What the signs of a board mean, at the start of a game and in the examples. */
function BookSigns({ variant, rulebook }: Pick<ChapterViewProps, 'variant' | 'rulebook'>) {
  const signs = useMemo(() => signsOfBook(variant, rulebook), [variant, rulebook]);
  return <Signs signs={signs} />;
}

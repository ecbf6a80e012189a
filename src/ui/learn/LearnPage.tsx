import { useEffect, useState } from 'react';
import { Play } from 'lucide-react';
import { Link } from 'wouter';
import type { Result } from '../../engine/rules/result.ts';
import type { Variant } from '../../engine/rules/variant.ts';
import { rulebookOf } from '../../rulebook/index.ts';
import type { Rulebook } from '../../rulebook/rulebook.ts';
import { raise } from '../../store/fault.ts';
import { Empty } from '../Empty.tsx';
import { Loading } from '../Loading.tsx';
import { ScreenBar } from '../ScreenBar.tsx';
import { awaitedRules, Unloaded } from '../Unloaded.tsx';
import { useTitle } from '../useTitle.ts';
import { Contents } from './Contents.tsx';
import { chaptersOf } from './chapters.ts';
import { Gallery } from './Gallery.tsx';
import { RulingsView } from './RulingsView.tsx';
import { SectionView } from './SectionView.tsx';
import { say } from '../../words/say.ts';
import * as learn from '#words/ui/learn.ts';
import styles from './learn.module.css';

interface LearnPageProps {
  /** The variant's id, as in the address. */
  readonly id: string;
  /** The chapter's id; empty for the first. */
  readonly chapter: string;
  /** The example or task to begin with; empty for the first. */
  readonly item: string;
}

/** A variant’s rulebook, one chapter at a time. */
export function LearnPage({ id, chapter, item }: LearnPageProps) {
  const [rulebook, setRulebook] = useState<Result<Rulebook> | null>(null);
  useEffect(() => {
    let isCurrent = true;
    rulebookOf(id).then((loaded) => {
      if (isCurrent) setRulebook(loaded);
    }, raise);
    return () => {
      isCurrent = false;
    };
  }, [id]);

  if (!rulebook) return <Loading awaited={awaitedRules(id)} />;
  if (!rulebook.ok) return <Unloaded id={id} title={learn.noRules} message={say(rulebook.message)} />;
  const variant = rulebook.value.variants.find((known) => known.id === id);
  if (!variant) throw new Error(`The rulebook of ${id} is not about it.`);
  return <Chapter variant={variant} rulebook={rulebook.value} chapter={chapter} item={item} />;
}

interface ChapterProps {
  readonly variant: Variant;
  readonly rulebook: Rulebook;
  readonly chapter: string;
  readonly item: string;
}

function Chapter({ variant, rulebook, chapter, item }: ChapterProps) {
  const chapters = chaptersOf(rulebook);
  const place = chapter === '' ? 0 : chapters.findIndex(({ id }) => id === chapter);
  const current = chapters[place];
  const [before, after] = [chapters[place - 1], chapters[place + 1]];
  useTitle(current ? learn.chapterOf(current.title, variant.name) : learn.noChapterOf(variant.name));
  return (
    <div className={styles.learn}>
      <ScreenBar title={variant.name} about={learn.game}>
        <Link href={`/play/${variant.id}`} className="button">
          <Play aria-hidden="true" /> {learn.play}
        </Link>
      </ScreenBar>
      <div className={styles.book}>
        <Contents variant={variant} rulebook={rulebook} chapters={chapters} current={current?.id ?? ''} />
        <main key={place} className={styles.chapter}>
          {!current && (
            <Empty title={learn.noChapter} message={learn.noChapterWhy}>
              <Link href={`/learn/${variant.id}`} className="button primary">
                {learn.toFirst}
              </Link>
            </Empty>
          )}
          {place === 0 && <p className={styles.lead}>{rulebook.lead}</p>}
          {current?.kind === 'section' && (
            <SectionView variant={variant} rulebook={rulebook} section={current.section} item={item} />
          )}
          {current?.kind === 'pieces' && (
            <>
              <h2>{current.title}</h2>
              <Gallery variant={variant} />
            </>
          )}
          {current?.kind === 'readings' && <RulingsView variant={variant} rulebook={rulebook} />}
          {current && (
            <nav className={styles.turning} aria-label={learn.beforeAndAfter}>
              {before && (
                <Link href={`/learn/${variant.id}/${before.id}`} className="button">
                  {learn.before(before.title)}
                </Link>
              )}
              {after && (
                <Link href={`/learn/${variant.id}/${after.id}`} className="button primary">
                  {learn.after(after.title)}
                </Link>
              )}
            </nav>
          )}
        </main>
      </div>
    </div>
  );
}

import { Play, Undo2 } from 'lucide-react';
import { Link } from 'wouter';
import type { Variant } from '../../engine/rules/variant.ts';
import { rulebookOf } from '../../rulebook/index.ts';
import type { Rulebook } from '../../rulebook/rulebook.ts';
import { lastGame } from '../lastGame.ts';
import { ScreenBar } from '../ScreenBar.tsx';
import { useMedia } from '../useMedia.ts';
import { useTitle } from '../useTitle.ts';
import { ChapterView } from './ChapterView.tsx';
import { Contents } from './Contents.tsx';
import { chapterNamed, chaptersOf } from './chapters.ts';
import { RuleSearch } from './RuleSearch.tsx';
import { WithText } from './WithText.tsx';
import * as learn from '#words/ui/learn.ts';
import { boardAndAim } from '#words/ui/play.ts';
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
  return (
    <WithText id={id} load={rulebookOf} unloaded={learn.noRules}>
      {(variant, rulebook) => <Book variant={variant} rulebook={rulebook} chapter={chapter} item={item} />}
    </WithText>
  );
}

interface BookProps {
  readonly variant: Variant;
  readonly rulebook: Rulebook;
  readonly chapter: string;
  readonly item: string;
}

function Book({ variant, rulebook, chapter, item }: BookProps) {
  const current = chapterNamed(rulebook, chapter);
  useTitle(current ? learn.chapterOf(current.title, variant.name) : learn.noChapterOf(variant.name));
  const isNarrow = useMedia('(max-width: 899px)');
  const chapters = chaptersOf(rulebook);
  const place = chapters.findIndex(({ id }) => id === current?.id);
  const finding = (
    <div className={styles.finding}>
      <RuleSearch variant={variant} rulebook={rulebook} />
      <Contents
        variant={variant}
        rulebook={rulebook}
        chapters={chapters}
        current={current?.id ?? ''}
        isBeside={!isNarrow}
      />
    </div>
  );
  return (
    <div className={styles.learn}>
      <ScreenBar title={variant.name} note={boardAndAim(variant.game, variant.board)} about={learn.game}>
        <ToGame variant={variant} />
      </ScreenBar>
      <div className={styles.book}>
        {isNarrow ? (
          // Closed again in every chapter.
          <details key={current?.id} className={styles.folded}>
            <summary>{place < 0 ? learn.chapters : learn.chapterOfAll(place + 1, chapters.length)}</summary>
            {finding}
          </details>
        ) : (
          finding
        )}
        <main className={styles.chapter}>
          <ChapterView variant={variant} rulebook={rulebook} chapter={current} item={item} />
        </main>
      </div>
    </div>
  );
}

/** The link back to the game that the reader comes from, or to a new one. */
function ToGame({ variant }: { readonly variant: Variant }) {
  const played = lastGame(variant.game);
  if (played === null)
    return (
      <Link href={`/play/${variant.id}`} className="button">
        <Play aria-hidden="true" /> {learn.play}
      </Link>
    );
  return (
    <Link href={played.route} state={played.entry} className="button primary">
      <Undo2 aria-hidden="true" /> {learn.backToGame}
    </Link>
  );
}

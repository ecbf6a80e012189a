import { useLocation } from 'wouter';
import { rulebookOf } from '../../rulebook/index.ts';
import { ruleRoute } from '../routes.ts';
import { chapterNamed, chaptersOf } from './chapters.ts';
import { ChapterView } from './ChapterView.tsx';
import { RuleSearch } from './RuleSearch.tsx';
import { WithText } from './WithText.tsx';
import * as learn from '#words/ui/learn.ts';
import styles from './learn.module.css';

interface RulesProps {
  /** The variant's id. */
  readonly id: string;
  /** The chapter's id; empty for the one to begin with. */
  readonly chapter: string;
  /** The example or task to begin with; empty for the first. */
  readonly item: string;
  /** The id of the chapter to begin with; empty for the first. */
  readonly begin: string;
}

/** The rulebook in a narrow column: one chapter, and the choice of another. */
export function Rules({ id, chapter, item, begin }: RulesProps) {
  const [, navigate] = useLocation();
  return (
    <WithText id={id} load={rulebookOf} unloaded={learn.noRules}>
      {(variant, rulebook) => {
        const current = chapterNamed(rulebook, chapter === '' ? begin : chapter);
        return (
          <div className={styles.chapter}>
            <RuleSearch variant={variant} rulebook={rulebook} />
            <label className={styles.chapterChoice}>
              <span>{learn.chapter}</span>
              <select
                value={current?.id}
                onChange={(event) => {
                  navigate(ruleRoute(id, event.target.value));
                }}
              >
                {chaptersOf(rulebook).map((other) => (
                  <option key={other.id} value={other.id}>
                    {other.title}
                  </option>
                ))}
              </select>
            </label>
            <ChapterView variant={variant} rulebook={rulebook} chapter={current} item={item} />
          </div>
        );
      }}
    </WithText>
  );
}

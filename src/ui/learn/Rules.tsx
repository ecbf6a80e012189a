import { useLocation } from 'wouter';
import { Loading } from '../Loading.tsx';
import { ruleRoute } from '../routes.ts';
import { awaitedRules, Unloaded } from '../Unloaded.tsx';
import { say } from '../../words/say.ts';
import { chapterNamed, chaptersOf } from './chapters.ts';
import { ChapterView } from './ChapterView.tsx';
import { useRulebook } from './useRulebook.ts';
import * as learn from '#words/ui/learn.ts';
import styles from './learn.module.css';

interface RulesProps {
  /** The variant's id. */
  readonly id: string;
  /** The chapter's id; empty for the first. */
  readonly chapter: string;
  /** The example or task to begin with; empty for the first. */
  readonly item: string;
}

/** The rulebook in a narrow column: one chapter, and the choice of another. */
export function Rules({ id, chapter, item }: RulesProps) {
  const rulebook = useRulebook(id);
  const [, navigate] = useLocation();
  if (!rulebook) return <Loading awaited={awaitedRules(id)} />;
  if (!rulebook.ok) return <Unloaded id={id} title={learn.noRules} message={say(rulebook.message)} />;
  const variant = rulebook.value.variants.find((known) => known.id === id);
  if (!variant) throw new Error(`The rulebook of ${id} is not about it.`);
  const current = chapterNamed(rulebook.value, chapter);
  return (
    <div key={current?.id} className={styles.chapter}>
      <label className={styles.chapterChoice}>
        <span>{learn.chapter}</span>
        <select
          value={current?.id}
          onChange={(event) => {
            navigate(ruleRoute(id, event.target.value));
          }}
        >
          {chaptersOf(rulebook.value).map((other) => (
            <option key={other.id} value={other.id}>
              {other.title}
            </option>
          ))}
        </select>
      </label>
      <ChapterView variant={variant} rulebook={rulebook.value} chapter={current} item={item} />
    </div>
  );
}

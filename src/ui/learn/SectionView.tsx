import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import type { Variant } from '../../engine/rules/variant.ts';
import type { Rulebook, Section } from '../../rulebook/rulebook.ts';
import { READINGS } from '../../rulebook/search.ts';
import { ruleRoute } from '../routes.ts';
import type { Chapter } from './chapters.ts';
import { ExampleBoard } from './ExampleBoard.tsx';
import { Paragraph } from './Paragraph.tsx';
import { Promotions } from './Promotions.tsx';
import { SectionItems } from './SectionItems.tsx';
import { TaskBoard } from './TaskBoard.tsx';
import * as learn from '#words/ui/learn.ts';
import styles from './learn.module.css';

interface SectionViewProps {
  readonly variant: Variant;
  readonly rulebook: Rulebook;
  readonly section: Section;
  /** What kind of game it is, where that has not been said; empty otherwise. */
  readonly lead: string;
  /** The chapter after this one; undefined for none. */
  readonly after: Chapter | undefined;
  /** The id of the example or task on the board; the first example if there is none with this id. */
  readonly item: string;
}

/** A section of the rules beside a board that shows it. */
export function SectionView({ variant, rulebook, section, lead, after, item }: SectionViewProps) {
  const { examples, tasks } = section;
  const task = tasks.find(({ id }) => id === item);
  const example = examples.find(({ id }) => id === item) ?? examples[0];
  const shown = (task ?? example)?.id ?? '';
  const linkTo = (id: string) => ruleRoute(variant.id, `${section.id}/${id}`);
  const ids = [...examples, ...tasks].map(({ id }) => id);
  const numbers = [
    ...examples.map((_, i) => learn.exampleNumber(i + 1)),
    ...tasks.map((_, i) => learn.taskNumber(i + 1)),
  ];
  const following = ids[ids.indexOf(shown) + 1];
  const study = useRef<HTMLDivElement>(null);
  const first = useRef(shown);
  // Whoever chooses an example below the board, or in a list of what was found, comes back up to it.
  useEffect(() => {
    if (shown !== first.current) study.current?.scrollIntoView({ block: 'nearest' });
    first.current = shown;
  }, [shown]);
  const next =
    following !== undefined
      ? { what: numbers[ids.indexOf(following)] ?? '', route: linkTo(following) }
      : after && { what: after.title, route: ruleRoute(variant.id, after.id) };
  return (
    <div className={styles.section}>
      <div ref={study} className={styles.sectionBoard}>
        <div className={styles.walk}>
          <SectionItems rulebook={rulebook} section={section} shown={shown} linkTo={linkTo} />
          {next && (
            <Link
              href={next.route}
              replace={following !== undefined}
              className="button primary"
              aria-label={learn.nextIs(next.what)}
            >
              {learn.next}
            </Link>
          )}
        </div>
        {task ? (
          <TaskBoard key={task.id} rulebook={rulebook} task={task} />
        ) : (
          example && (
            <ExampleBoard
              key={example.id}
              rulebook={rulebook}
              example={example}
              inWriting={section.id === 'notation'}
            />
          )
        )}
      </div>
      <div className={styles.sectionText}>
        {lead !== '' && <p className={styles.lead}>{lead}</p>}
        {section.text.map((paragraph) => (
          <Paragraph
            key={paragraph}
            text={paragraph}
            sections={rulebook.sections}
            link={(id, name) => <Link href={ruleRoute(variant.id, id)}>{name}</Link>}
          />
        ))}
        {section.drawing === 'promotions' && <Promotions variant={variant} />}
        {rulebook.rulings
          .filter((ruling) => ruling.section === section.id)
          .map(({ id, question, ours, other }) => (
            <p key={id} className={styles.reading}>
              <strong>{learn.ourReading}</strong> {question} {ours} <strong>{learn.otherReading}</strong>{' '}
              {other} <Link href={ruleRoute(variant.id, `${READINGS}/${id}`)}>{learn.rulings}</Link>
            </p>
          ))}
      </div>
    </div>
  );
}

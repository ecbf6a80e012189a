import type { ReactNode } from 'react';
import { currentPosition } from '../engine/game/game.ts';
import { siteNamed } from '../engine/topology/topology.ts';
import type { Claim, Example, HintedTask, Section } from '../rulebook/rulebook.ts';
import { shownBy, withoutEchoes, wordsFor } from '../ui/learn/claims.ts';
import { ruleRoute } from '../ui/routes.ts';
import type { Book } from './book.ts';
import { shownGame } from './book.ts';
import { Diagram } from './Diagram.tsx';
import { AppLink } from './Links.tsx';
import { notSo } from '#words/ui/learn.ts';
import { toMove } from '#words/ui/picture.ts';
import * as words from '#words/ui/rulePages.ts';
import styles from './pages.module.css';

interface FiguresProps {
  readonly book: Book;
  readonly section: Section;
}

/** The examples of a section: each a diagram with what it shows. */
export const ExampleFigures = ({ book, section }: FiguresProps) => (
  <div className={styles.figures}>
    {section.examples.map((example, i) => (
      <ExampleFigure key={example.id} book={book} section={section} example={example} number={i + 1} />
    ))}
  </div>
);

interface ExampleFigureProps extends FiguresProps {
  readonly example: Example;
  readonly number: number;
}

function ExampleFigure({ book, section, example, number }: ExampleFigureProps) {
  const game = shownGame(book, example);
  const { variant } = game;
  const wordsOf = (action: string) => (section.id === 'notation' ? action : wordsFor(variant, action));
  const claims = withoutEchoes(example.claims).map((claim) => claimText(claim, wordsOf));
  const { picked } = example;
  return (
    <figure id={example.id} className={styles.figure}>
      <Diagram game={game} {...(picked !== undefined && { picked: siteNamed(variant.topology, picked) })} />
      <figcaption>
        <Caption name={words.example(number)} note={toMove(currentPosition(game).turn)}>
          {example.caption}
        </Caption>
        {claims.map((text) => text !== null && <p key={text}>{text}</p>)}
        <p className={styles.live}>
          <AppLink route={ruleRoute(book.variant.id, `${section.id}/${example.id}`)}>
            {words.tryExample(number)}
          </AppLink>
        </p>
      </figcaption>
    </figure>
  );
}

/** What a claim says that the diagram does not show; null for nothing. */
function claimText(claim: Claim, wordsOf: (action: string) => string): string | null {
  switch (claim.kind) {
    case 'legal':
    case 'leads':
      return words.legal(shownBy(claim).map(wordsOf));
    case 'illegal':
      return notSo(wordsOf(claim.action), claim.why);
    case 'goals':
    case 'outcome':
    case 'claimable':
    case 'marked':
    case 'unmarked':
    case 'ground':
      return null;
  }
}

interface TaskFiguresProps extends FiguresProps {
  /** Whether each task has its hint and its solution below it, to be opened. */
  readonly solved: boolean;
}

/** The tasks of a section: each a diagram with what to find. */
export const TaskFigures = ({ book, section, solved }: TaskFiguresProps) => (
  <div className={styles.figures}>
    {section.tasks.map((task, i) => {
      const game = shownGame(book, task);
      const number = i + 1;
      return (
        <figure key={task.id} id={task.id} className={styles.figure}>
          <Diagram game={game} />
          <figcaption>
            <Caption name={words.task(number)} note={toMove(currentPosition(game).turn)}>
              {task.prompt}
            </Caption>
            {solved && (
              <>
                <details>
                  <summary>{words.hint}</summary>
                  <p>{task.hint}</p>
                </details>
                <details>
                  <summary>{words.solution}</summary>
                  <p>{words.solvedBy(solutionOf(book, section, task))}</p>
                </details>
              </>
            )}
            <p className={styles.live}>
              <AppLink route={ruleRoute(book.variant.id, `${section.id}/${task.id}`)}>
                {words.tryTask(number)}
              </AppLink>
            </p>
          </figcaption>
        </figure>
      );
    })}
  </div>
);

/** The actions that solve a task, as its chapter writes them. */
export const solutionOf = (book: Book, section: Section, task: HintedTask): readonly string[] =>
  section.id === 'notation'
    ? task.solution
    : task.solution.map((action) => wordsFor(shownGame(book, task).variant, action));

interface CaptionProps {
  readonly name: string;
  /** Who is to move. */
  readonly note: string;
  readonly children: ReactNode;
}

const Caption = ({ name, note, children }: CaptionProps) => (
  <p>
    <strong>{name}.</strong> {children} <span className={styles.note}>{note}</span>
  </p>
);

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
  /** Whether solutions have their own chapter. Otherwise each task has its hint and its solution, to be opened. */
  readonly bound: boolean;
}

/** The examples of a section: each a diagram with what it shows. */
export const exampleFigures = ({ book, section }: FiguresProps) =>
  section.examples.map((example, i) => (
    <ExampleFigure key={example.id} book={book} section={section} example={example} number={i + 1} />
  ));

/** Its tasks: each a diagram with what to find. */
export const taskFigures = ({ book, section, bound }: FiguresProps) =>
  section.tasks.map((task, i) => (
    <TaskFigure key={task.id} book={book} section={section} bound={bound} task={task} number={i + 1} />
  ));

/** The board of an example. */
export function ExampleDiagram({ book, example }: Pick<ExampleFigureProps, 'book' | 'example'>) {
  const game = shownGame(book, example);
  const { picked } = example;
  return (
    <Diagram
      game={game}
      {...(picked !== undefined && { picked: siteNamed(game.variant.topology, picked) })}
    />
  );
}

interface ExampleFigureProps extends Omit<FiguresProps, 'bound'> {
  readonly example: Example;
  readonly number: number;
}

function ExampleFigure({ book, section, example, number }: ExampleFigureProps) {
  const game = shownGame(book, example);
  const { variant } = game;
  const wordsOf = (action: string) => (section.id === 'notation' ? action : wordsFor(variant, action));
  return (
    <figure id={example.id} className={styles.figure}>
      <ExampleDiagram book={book} example={example} />
      <figcaption>
        <Caption name={words.example(number)} note={toMove(currentPosition(game).turn)}>
          {example.caption}
        </Caption>
        {claimTexts(withoutEchoes(example.claims), wordsOf).map((text) => (
          <p key={text}>{text}</p>
        ))}
        <p className={styles.live}>
          <AppLink route={ruleRoute(book.variant.id, `${section.id}/${example.id}`)}>
            {words.tryExample(number)}
          </AppLink>
        </p>
      </figcaption>
    </figure>
  );
}

/** What claims say that the diagram does not show: what is legal, and then what is not and why. */
function claimTexts(claims: readonly Claim[], wordsOf: (action: string) => string): readonly string[] {
  const lines = claims.map(shownBy).filter((actions) => actions.length > 0);
  return [
    ...(lines.length === 0 ? [] : [words.legal(lines.map((actions) => actions.map(wordsOf)))]),
    ...claims.flatMap((claim) => (claim.kind === 'illegal' ? [notSo(wordsOf(claim.action), claim.why)] : [])),
  ];
}

interface TaskFigureProps extends FiguresProps {
  readonly task: HintedTask;
  readonly number: number;
}

function TaskFigure({ book, section, bound, task, number }: TaskFigureProps) {
  const game = shownGame(book, task);
  return (
    <figure id={task.id} className={styles.figure}>
      <Diagram game={game} />
      <figcaption>
        <Caption name={words.task(number)} note={toMove(currentPosition(game).turn)}>
          {task.prompt}
        </Caption>
        {!bound && (
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
}

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

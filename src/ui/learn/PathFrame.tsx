import type { CSSProperties, ReactNode } from 'react';
import { useId, useLayoutEffect, useRef } from 'react';
import { ArrowLeft } from 'lucide-react';
import { Link, useLocation } from 'wouter';
import { useStore } from 'zustand';
import { at } from '../../engine/at.ts';
import type { Variant } from '../../engine/rules/variant.ts';
import { outlines } from '../../rulebook/outlines.ts';
import { progress } from '../../store/progress.ts';
import { pathProgress } from '../../store/progress.ts';
import { layoutOf } from '../board/geometry.ts';
import { pathRoute } from '../routes.ts';
import * as words from '#words/ui/path.ts';
import styles from './path.module.css';

/** Where a card is on the path. */
export interface CardPlace {
  readonly variant: Variant;
  /** The ids of the path’s cards, in order. */
  readonly cards: readonly string[];
  /** The number of this card, from 1. */
  readonly number: number;
}

interface PathFrameProps extends CardPlace {
  readonly title: string;
  readonly text: string;
  /** What there is to do, or what has come of it; null for nothing. */
  readonly answer: ReactNode;
  readonly board: ReactNode;
  /** The buttons after the one that leads back. */
  readonly children: ReactNode;
}

/** A card of a path: its words, its board, and its buttons, all in sight. The focus goes to its title. */
export function PathFrame({ variant, cards, number, title, text, answer, board, children }: PathFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const id = at(cards, number - 1);
  const textId = useId();
  useLayoutEffect(() => {
    progress.getState().openCard(variant.game, id);
    heading.current?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, [variant, id]);
  const { width, height } = layoutOf(variant.topology, false, true);
  return (
    <main className={styles.path}>
      <div className={styles.card} style={{ '--aspect': width / height } as CSSProperties}>
        <div className={styles.words}>
          <Progress variant={variant} cards={cards} number={number} />
          <h2 ref={heading} tabIndex={-1} aria-describedby={textId}>
            {title}
          </h2>
          <div id={textId}>
            <p>{text}</p>
            {answer}
          </div>
        </div>
        <div className={styles.board}>{board}</div>
        <div className={styles.actions}>
          {number > 1 ? (
            <Link
              href={pathRoute(variant.id, at(cards, number - 2))}
              className="icon-button"
              aria-label={words.previous}
              title={words.previous}
            >
              <ArrowLeft aria-hidden="true" />
            </Link>
          ) : (
            <span className={styles.noPrevious} />
          )}
          {children}
        </div>
      </div>
      <More variant={variant} />
    </main>
  );
}

/** Which card of how many this is, and which are done. */
function Progress({ variant, cards, number }: CardPlace) {
  const done = useStore(progress, ({ paths }) => pathProgress(paths, variant.game).done);
  return (
    <div className={styles.progress}>
      <p>{words.place(number, cards.length)}</p>
      <div aria-hidden="true">
        {cards.map((card, i) => (
          <span key={card} data-done={done.includes(card)} data-here={i === number - 1} />
        ))}
      </div>
    </div>
  );
}

/** What is seldom needed: to begin anew, and to change the answer about chess. */
function More({ variant: { id, game } }: { readonly variant: Variant }) {
  const knowsChess = useStore(progress, (state) => state.knowsChess);
  const [, navigate] = useLocation();
  const isBeginner = knowsChess === false;
  return (
    <p className={styles.more}>
      <button
        type="button"
        className="button"
        onClick={() => {
          progress.getState().beginAnew(game);
          navigate(pathRoute(id));
        }}
      >
        {words.beginAnew}
      </button>
      <button
        type="button"
        className="button"
        onClick={() => {
          progress.getState().answer(isBeginner);
          navigate(pathRoute(id, isBeginner ? '' : outlines.get(game)?.forBeginners[0]));
        }}
      >
        {isBeginner ? words.knowsChess : words.neverPlayed}
      </button>
    </p>
  );
}

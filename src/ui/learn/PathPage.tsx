import { BookOpen } from 'lucide-react';
import { Link, Redirect } from 'wouter';
import { useStore } from 'zustand';
import { at } from '../../engine/at.ts';
import type { Variant } from '../../engine/rules/variant.ts';
import { pathOf } from '../../rulebook/index.ts';
import { LAST_CARD, outlines } from '../../rulebook/outlines.ts';
import type { Path } from '../../rulebook/rulebook.ts';
import { progress } from '../../store/progress.ts';
import { standingOn } from '../../store/standing.ts';
import { Empty } from '../Empty.tsx';
import { pathRoute, ruleRoute } from '../routes.ts';
import { ScreenBar } from '../ScreenBar.tsx';
import { useTitle } from '../useTitle.ts';
import { ChessQuestion } from './ChessQuestion.tsx';
import { PathCard } from './PathCard.tsx';
import { PathPlay } from './PathPlay.tsx';
import { WithText } from './WithText.tsx';
import * as words from '#words/ui/path.ts';
import { boardAndAim } from '#words/ui/play.ts';
import styles from './path.module.css';

interface PathPageProps {
  /** The variant's id, as in the address. */
  readonly id: string;
  /** The card's id; empty for the one to go on with. */
  readonly card: string;
}

/** The short path into a game, one card at a time. */
export function PathPage({ id, card }: PathPageProps) {
  return (
    <WithText id={id} load={pathOf} unloaded={words.noPath}>
      {(variant, path) => (
        <div className={styles.page}>
          <ScreenBar title={variant.name} note={boardAndAim(variant.game, variant.board)} about={words.more}>
            <Link href={ruleRoute(variant.id)} className="button">
              <BookOpen aria-hidden="true" /> {words.rulebook}
            </Link>
          </ScreenBar>
          <OpenCard variant={variant} path={path} id={card} />
        </div>
      )}
    </WithText>
  );
}

interface OpenCardProps {
  readonly variant: Variant;
  readonly path: Path;
  /** The card's id; empty for the one to go on with. */
  readonly id: string;
}

/** The card that is asked for. Before the first one, the reader is asked about chess, once. */
function OpenCard({ variant, path, id }: OpenCardProps) {
  const state = useStore(progress);
  const standing = standingOn(variant.game, state);
  if (!standing) throw new Error(`There is no outline of the path into ${variant.game}.`);
  const card = path.cards.find((other) => other.id === id);
  useTitle(words.titleOf(card?.title ?? path.last.title, variant.name));
  if (id === '' && state.knowsChess === null)
    return <ChessQuestion variant={variant} minutes={standing.minutes} />;
  if (id === '') return <Redirect to={pathRoute(variant.id, standing.card)} replace />;
  if (id !== LAST_CARD && !card)
    return (
      <main className={styles.missing}>
        <Empty title={words.noCard} message={words.noCardWhy}>
          <Link href={pathRoute(variant.id, at(standing.cards, 0))} className="button primary">
            {words.toFirst}
          </Link>
        </Empty>
      </main>
    );
  // A link may lead to a card that is not for this reader.
  const cards = standing.cards.includes(id)
    ? standing.cards
    : [...(outlines.get(variant.game)?.cards ?? []), LAST_CARD];
  const place = { variant, cards, number: cards.indexOf(id) + 1 };
  return card ? (
    <PathCard key={id} {...place} path={path} card={card} />
  ) : (
    <PathPlay {...place} path={path} />
  );
}

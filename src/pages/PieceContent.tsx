import { at } from '../engine/at.ts';
import { promotionChain } from '../engine/game/promotions.ts';
import { showcaseOf } from '../engine/game/showcase.ts';
import type { Kind } from '../engine/rules/piece.ts';
import type { Variant } from '../engine/rules/variant.ts';
import { Legend } from '../ui/learn/Legend.tsx';
import { areRides, movementMapInWords } from '../ui/learn/movementMapWords.ts';
import { piecePage } from '../ui/rulePages.ts';
import { say } from '../words/say.ts';
import { countAtStart } from './book.ts';
import { PageLink } from './Links.tsx';
import { PieceDiagram } from './PieceDiagram.tsx';
import * as gallery from '#words/ui/gallery.ts';
import * as words from '#words/ui/rulePages.ts';
import styles from './pages.module.css';

interface PieceContentProps {
  readonly variant: Variant;
  readonly kind: Kind;
}

/** What a kind of piece does: its moves on the empty board and in words, and what it becomes. */
export function PieceContent({ variant, kind }: PieceContentProps) {
  const { name, letter, movement } = at(variant.kinds, kind);
  const { position, site } = showcaseOf(variant, kind);
  const movementMap = variant.movementMap(position, site);
  const ways = movementMapInWords(variant.topology, site, movementMap);
  return (
    <>
      <h1>{words.howItMoves(name)}</h1>
      <p className={styles.lead}>{gallery.movement(say(movement))}</p>
      <p>
        {words.letterIs(letter)} {words.atStart(countAtStart(variant, kind))}
      </p>
      <figure className={styles.large}>
        <PieceDiagram variant={variant} kind={kind} />
      </figure>
      {ways.length > 0 && (
        <>
          <h2>{words.whereItGoes}</h2>
          <dl className={styles.ways}>
            {ways.map(({ way, sites }) => (
              <div key={way}>
                <dt>{way}</dt>
                <dd>{sites}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      <Ladder variant={variant} kind={kind} />
      <h2>{words.marksMean}</h2>
      <Legend isRide={areRides(variant.topology, site, movementMap)} />
    </>
  );
}

/** What a kind was before promotion and what it becomes; nothing if there is no promotion. */
function Ladder({ variant, kind }: PieceContentProps) {
  const steps = promotionChain(variant.kinds, kind);
  if (steps.length === 1) return null;
  return (
    <>
      <h2>{gallery.promotions}</h2>
      <ol>
        {steps.map((step) => (
          <li key={step.join()}>
            {step.map((other, i) => {
              const { name } = at(variant.kinds, other);
              const text = gallery.pieceName(name);
              return (
                <span key={name}>
                  {i > 0 && ` ${gallery.or} `}
                  {other === kind ? text : <PageLink to={piecePage(variant.game, name)}>{text}</PageLink>}
                </span>
              );
            })}
          </li>
        ))}
      </ol>
    </>
  );
}

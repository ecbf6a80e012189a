import { at } from '../engine/at.ts';
import type { Variant } from '../engine/rules/variant.ts';
import { piecePage } from '../ui/rulePages.ts';
import { say } from '../words/say.ts';
import { kindsOf } from './book.ts';
import { PageLink } from './Links.tsx';
import { PieceDiagram } from './PieceDiagram.tsx';
import { capital } from '#words/grammar.ts';
import { movement, pieceName } from '#words/ui/gallery.ts';
import styles from './pages.module.css';

interface PieceFiguresProps {
  readonly variant: Variant;
  /** Whether they are in a booklet, where no page of their own can be turned to. */
  readonly bound: boolean;
}

/** All pieces of a game, each with its moves on the empty board. */
export const PieceFigures = ({ variant, bound }: PieceFiguresProps) => (
  <div className={styles.figures}>
    {kindsOf(variant).map((kind) => {
      const { name, letter, movement: how } = at(variant.kinds, kind);
      const title = capital(pieceName(name));
      return (
        <figure key={name} className={styles.figure}>
          <PieceDiagram variant={variant} kind={kind} />
          <figcaption>
            <p>
              <strong>
                {bound ? title : <PageLink to={piecePage(variant.game, name)}>{title}</PageLink>}
              </strong>{' '}
              ({letter}). {movement(say(how))}
            </p>
          </figcaption>
        </figure>
      );
    })}
  </div>
);

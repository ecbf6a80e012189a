import { at } from '../../engine/at.ts';
import { promotionChains } from '../../engine/game/promotions.ts';
import type { Variant } from '../../engine/rules/variant.ts';
import { KindFigure } from './PieceList.tsx';
import * as gallery from '#words/ui/gallery.ts';
import styles from './gallery.module.css';

/** What each kind of a game becomes, step by step: a row for each kind that promotes. */
export function Promotions({ variant }: { readonly variant: Variant }) {
  return (
    <ul className={styles.promotions} aria-label={gallery.promotions}>
      {promotionChains(variant.kinds).map((chain) => (
        <li key={chain.join()}>
          <ol className={styles.chain}>
            {chain.map((step) => (
              <li key={step.join()}>
                {step.map((kind, i) => (
                  <span key={kind}>
                    {i > 0 && <span className={styles.or}>{gallery.or}</span>}
                    <span className={styles.named}>
                      <KindFigure variant={variant} kind={kind} />
                      {gallery.pieceName(at(variant.kinds, kind).name)}
                    </span>
                  </span>
                ))}
              </li>
            ))}
          </ol>
        </li>
      ))}
    </ul>
  );
}

import { useRef } from 'react';
import { at } from '../../engine/at.ts';
import { promotionChain } from '../../engine/game/promotions.ts';
import type { Kind } from '../../engine/rules/piece.ts';
import { pieceOf } from '../../engine/rules/piece.ts';
import { WHITE } from '../../engine/rules/side.ts';
import type { Variant } from '../../engine/rules/variant.ts';
import { PieceFigure } from '../board/PieceFigure.tsx';
import { classes } from '../board/classes.ts';
import { usePieceSet } from '../pieceSets.ts';
import { useChosenInView } from './useChosenInView.ts';
import * as gallery from '#words/ui/gallery.ts';
import styles from './gallery.module.css';

interface KindsProps {
  readonly variant: Variant;
  readonly chosen: Kind;
  readonly onChoose: (kind: Kind) => void;
}

/** All kinds of a game, with one chosen. */
export function PieceList({ variant, chosen, onChoose }: KindsProps) {
  const list = useRef<HTMLUListElement>(null);
  useChosenInView(list, '[aria-pressed=true]', chosen);
  return (
    <ul ref={list} className={classes(styles.pieceList, 'fades-aside')} aria-label={gallery.pieces}>
      {[...variant.kinds.entries()].slice(1).map(([kind, { name, letter }]) => (
        <li key={name}>
          <button
            type="button"
            className={styles.pieceButton}
            aria-pressed={kind === chosen}
            onClick={() => {
              onChoose(kind);
            }}
          >
            <KindFigure variant={variant} kind={kind} />
            <span>{gallery.pieceName(name)}</span> <span className={styles.letter}>{letter}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/**
 * What a kind was before promotion and what it becomes, as a row of figures with their names; null if there is no promotion.
 */
export function PromotionChain({ variant, chosen, onChoose }: KindsProps) {
  const steps = promotionChain(variant.kinds, chosen);
  if (steps.length === 1) return null;
  return (
    <ol className={styles.chain} aria-label={gallery.promotions}>
      {steps.map((step) => (
        <li key={step.join()}>
          {step.map((kind, i) => (
            <span key={kind}>
              {i > 0 && <span className={styles.or}>{gallery.or}</span>}
              <button
                type="button"
                className={classes(styles.named, styles.chainButton)}
                aria-current={kind === chosen ? 'true' : undefined}
                onClick={() => {
                  onChoose(kind);
                }}
              >
                <KindFigure variant={variant} kind={kind} />
                {gallery.pieceName(at(variant.kinds, kind).name)}
              </button>
            </span>
          ))}
        </li>
      ))}
    </ol>
  );
}

/** White’s figure of a kind. */
export function KindFigure({ variant, kind }: { readonly variant: Variant; readonly kind: Kind }) {
  const set = usePieceSet();
  return (
    <svg className={styles.kindFigure} viewBox="-0.5 -0.5 1 1" aria-hidden="true">
      <PieceFigure set={set} variant={variant} piece={pieceOf(kind, WHITE)} />
    </svg>
  );
}

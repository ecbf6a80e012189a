import { at } from '../../engine/at.ts';
import { promotionChain } from '../../engine/game/promotions.ts';
import type { Kind, KindInfo } from '../../engine/rules/piece.ts';
import { pieceOf } from '../../engine/rules/piece.ts';
import { WHITE } from '../../engine/rules/side.ts';
import { PieceFigure } from '../board/PieceFigure.tsx';

interface KindsProps {
  readonly kinds: readonly KindInfo[];
  readonly chosen: Kind;
  readonly onChoose: (kind: Kind) => void;
}

/** All the kinds of a game, one of them chosen. */
export function PieceList({ kinds, chosen, onChoose }: KindsProps) {
  return (
    <ul className="piece-list" aria-label="Pieces">
      {[...kinds.entries()].slice(1).map(([kind, { name, letter }]) => (
        <li key={name}>
          <button
            type="button"
            className="piece-button"
            aria-pressed={kind === chosen}
            onClick={() => {
              onChoose(kind);
            }}
          >
            <KindFigure kinds={kinds} kind={kind} />
            <span>{name}</span> <span className="letter">{letter}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** What a kind was and becomes by promotion, as a row of figures; nothing where there is no promotion. */
export function PromotionChain({ kinds, chosen, onChoose }: KindsProps) {
  const steps = promotionChain(kinds, chosen);
  if (steps.length === 1) return null;
  return (
    <ol className="chain" aria-label="Promotions">
      {steps.map((step) => (
        <li key={step.join()}>
          {step.map((kind, i) => (
            <span key={kind}>
              {i > 0 && <span className="or">or</span>}
              <button
                type="button"
                className="chain-button"
                aria-label={at(kinds, kind).name}
                aria-current={kind === chosen ? 'true' : undefined}
                title={at(kinds, kind).name}
                onClick={() => {
                  onChoose(kind);
                }}
              >
                <KindFigure kinds={kinds} kind={kind} />
              </button>
            </span>
          ))}
        </li>
      ))}
    </ol>
  );
}

function KindFigure({ kinds, kind }: { readonly kinds: readonly KindInfo[]; readonly kind: Kind }) {
  return (
    <svg className="kind-figure" viewBox="-0.5 -0.5 1 1" aria-hidden="true">
      <PieceFigure kinds={kinds} piece={pieceOf(kind, WHITE)} />
    </svg>
  );
}

import { describeArmy, describeHand } from '../../words/en/describeArmy.ts';
import { positionAt } from '../../engine/game/game.ts';
import { SIDES, sideName } from '../../engine/rules/side.ts';
import { usePlay } from '../game/PlayContext.ts';

/** Where everything stands, to be read. */
export function PiecesInWords() {
  const variant = usePlay((state) => state.game.variant);
  const position = usePlay((state) => positionAt(state.game, state.cursor));
  return (
    <details className="in-words">
      <summary>Pieces in words</summary>
      {SIDES.map((side) => {
        const hand = describeHand(variant, position, side);
        return (
          <section key={side} aria-label={`${sideName(side)}’s pieces`}>
            <h2>{sideName(side)}</h2>
            <ul>
              {describeArmy(variant, position, side).map((line) => (
                <li key={line}>{line}</li>
              ))}
              {variant.hasHands && <li>in hand: {hand.length === 0 ? 'nothing' : hand.join(', ')}</li>}
            </ul>
          </section>
        );
      })}
    </details>
  );
}

import { describeArmy, describeHand } from '../../words/en/describeArmy.ts';
import { positionAt } from '../../engine/game/game.ts';
import { SIDES } from '../../engine/rules/side.ts';
import { usePlay } from '../game/PlayContext.ts';
import * as beside from '#words/ui/beside.ts';
import styles from './piecesInWords.module.css';

/** A list of where every piece stands, in words. */
export function PiecesInWords() {
  const variant = usePlay((state) => state.game.variant);
  const position = usePlay((state) => positionAt(state.game, state.cursor));
  return (
    <details className={styles.piecesInWords}>
      <summary>{beside.piecesInWords}</summary>
      {SIDES.map((side) => {
        const hand = describeHand(variant, position, side);
        return (
          <section key={side} aria-label={beside.piecesOf(side)}>
            <h2>{beside.side(side)}</h2>
            <ul>
              {describeArmy(variant, position, side).map((line) => (
                <li key={line}>{line}</li>
              ))}
              {variant.hasHands && <li>{beside.inHand(hand)}</li>}
            </ul>
          </section>
        );
      })}
    </details>
  );
}

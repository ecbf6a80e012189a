import { useState } from 'react';
import { describeArmy, describeHand } from '../../words/en/describeArmy.ts';
import { positionAt } from '../../engine/game/game.ts';
import type { Side } from '../../engine/rules/side.ts';
import { SIDES } from '../../engine/rules/side.ts';
import { usePlay } from '../game/PlayContext.ts';
import * as beside from '#words/ui/beside.ts';
import styles from './piecesInWords.module.css';

/** A list of where every piece stands, in words, written while it is open: otherwise it would be written anew with each move. */
export function PiecesInWords() {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className={styles.piecesInWords}
      onToggle={(event) => {
        setOpen(event.currentTarget.open);
      }}
    >
      <summary>{beside.piecesInWords}</summary>
      {isOpen && SIDES.map((side) => <Army key={side} side={side} />)}
    </details>
  );
}

/** The pieces of a side. */
function Army({ side }: { readonly side: Side }) {
  const variant = usePlay((state) => state.game.variant);
  const position = usePlay((state) => positionAt(state.game, state.cursor));
  return (
    <section aria-label={beside.piecesOf(side)}>
      <h2>{beside.side(side)}</h2>
      <ul>
        {describeArmy(variant, position, side).map((line) => (
          <li key={line}>{line}</li>
        ))}
        {variant.hasHands && <li>{beside.inHand(describeHand(variant, position, side))}</li>}
      </ul>
    </section>
  );
}

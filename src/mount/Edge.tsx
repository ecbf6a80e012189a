import type { Choice } from '../engine/rules/move.ts';
import type { Position } from '../engine/rules/position.ts';
import type { Side } from '../engine/rules/side.ts';
import type { Variant } from '../engine/rules/variant.ts';
import type { Selection } from '../store/selection.ts';
import { Figure } from '../ui/board/Figure.tsx';
import { Hand } from '../ui/board/Hand.tsx';
import { isBoardKey } from '../ui/board/keys.ts';
import { say } from '../words/say.ts';
import styles from '../ui/board/chips.module.css';

interface EdgeProps {
  readonly side: Side;
  readonly variant: Variant;
  readonly position: Position;
  /** What may be picked first. */
  readonly choices: readonly Choice[];
  readonly selection: Selection | null;
  readonly flipped: boolean;
  readonly onPick: (choice: Choice) => void;
  /** Called to take the last pick back. */
  readonly onStepBack: () => void;
}

/** What a player has beside the board: a hand, and the choices that are neither there nor on the board. */
export function Edge({
  side,
  variant,
  position,
  choices,
  selection,
  flipped,
  onPick,
  onStepBack,
}: EdgeProps) {
  const own = side === position.turn ? choices : [];
  if (!variant.hasHands && !own.some(({ kind }) => kind === 'button')) return null;
  return (
    <div className="edge">
      {variant.hasHands && (
        <Hand
          variant={variant}
          side={side}
          held={variant.hands(position)}
          choices={own}
          picked={selection?.picked ?? []}
          set={Figure}
          flipped={flipped}
          onPick={onPick}
          onKey={({ key }) => {
            if (isBoardKey('stepBack', key)) onStepBack();
          }}
        />
      )}
      {own.map(
        (choice) =>
          choice.kind === 'button' && (
            <button
              key={choice.id}
              type="button"
              className={styles.chip}
              onClick={() => {
                onPick(choice);
              }}
            >
              {say(choice.label)}
            </button>
          ),
      )}
    </div>
  );
}

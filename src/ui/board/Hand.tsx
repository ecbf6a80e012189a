import type { KeyboardEvent } from 'react';
import { memo, useId, useRef, useState } from 'react';
import type { Held } from '../../engine/rules/hand.ts';
import type { Choice } from '../../engine/rules/move.ts';
import { pickHeld, sameChoice } from '../../engine/rules/move.ts';
import type { Piece } from '../../engine/rules/piece.ts';
import type { Side } from '../../engine/rules/side.ts';
import type { Variant } from '../../engine/rules/variant.ts';
import { HeldFigure } from './HeldFigure.tsx';
import { heldWords } from './heldWords.ts';
import { movementWords } from './movementWords.ts';
import type { PieceSet } from './PieceFigure.tsx';
import * as strip from '#words/ui/strip.ts';
import noteStyles from './note.module.css';
import styles from './hand.module.css';
import { classes } from './classes.ts';

export interface HandProps {
  readonly variant: Variant;
  readonly side: Side;
  /** The pieces that both sides hold. */
  readonly held: readonly Held[];
  /** What may be picked first, including pieces in hand. */
  readonly choices: readonly Choice[];
  /** What is picked. */
  readonly picked: readonly Choice[];
  readonly set: PieceSet;
  /** Whether the board is seen from Black’s side. */
  readonly flipped: boolean;
  /** Called when a piece is picked by the keyboard or a screen reader. */
  readonly onPick: (choice: Choice) => void;
  /** Called for a key pressed on a piece. */
  readonly onKey: (event: KeyboardEvent, choice: Choice) => void;
}

/** The steps of the arrow keys along a hand. */
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** The pieces that a player holds. The Tab key comes to one of them, and the arrow keys lead to the others. */
export function Hand({ side, held, choices, picked, ...others }: HandProps) {
  const list = useRef<HTMLUListElement>(null);
  const [visited, setVisited] = useState<number | null>(null);
  const hand = held.filter(({ holder }) => holder === side);
  const canDrop = hand.map(
    ({ piece }, i) =>
      // Of several equal pieces, the first is dropped.
      hand.findIndex((other) => other.piece === piece) === i &&
      choices.some((choice) => sameChoice(choice, pickHeld(piece))),
  );
  const stop = visited !== null && visited < hand.length ? visited : Math.max(canDrop.indexOf(true), 0);
  const go = (next: number) => {
    list.current?.querySelectorAll('button')[(next + hand.length) % hand.length]?.focus();
  };
  return (
    <ul ref={list} className={styles.hand} aria-label={strip.handOf(side)}>
      {hand.map((one, i) => (
        <li
          key={`${String(one.piece)} ${String(i)}`}
          onFocus={() => {
            setVisited(i);
          }}
        >
          <HeldPiece
            held={one}
            canDrop={canDrop[i] === true}
            isPicked={canDrop[i] === true && picked.some((choice) => sameChoice(choice, pickHeld(one.piece)))}
            isStop={i === stop}
            onStep={(steps) => {
              go(i + steps);
            }}
            {...others}
          />
        </li>
      ))}
    </ul>
  );
}

interface HeldPieceProps extends Pick<HandProps, 'variant' | 'set' | 'flipped' | 'onPick' | 'onKey'> {
  readonly held: Held;
  /** Whether it can be dropped now; otherwise a pick is answered with the reason. */
  readonly canDrop: boolean;
  readonly isPicked: boolean;
  /** Whether the Tab key comes to it. */
  readonly isStop: boolean;
  /** Called to go on to another piece of the hand, or back for a negative number. */
  readonly onStep: (steps: number) => void;
}

function HeldPiece({
  variant,
  held,
  canDrop,
  isPicked,
  isStop,
  set,
  flipped,
  onPick,
  onStep,
  onKey,
}: HeldPieceProps) {
  const noteId = useId();
  const choice = pickHeld(held.piece);
  const label = heldWords(variant, held);
  return (
    <>
      <button
        type="button"
        className={classes(styles.held, held.turnsLeft !== null && styles.counted)}
        aria-label={label}
        aria-pressed={isPicked}
        aria-describedby={noteId}
        // Not `disabled`, because the focused button would then lose the focus.
        aria-disabled={!canDrop}
        tabIndex={isStop ? 0 : -1}
        data-held={held.piece}
        onClick={(event) => {
          // The table handles pointers; this click comes from the keyboard or a screen reader.
          if (event.detail === 0) onPick(choice);
        }}
        onKeyDown={(event) => {
          const steps = STEPS[event.key];
          if (steps === undefined) onKey(event, choice);
          else {
            event.preventDefault();
            onStep(steps);
          }
        }}
      >
        <svg viewBox="-0.5 -0.5 1 1" aria-hidden="true">
          <HeldFigure variant={variant} held={held} set={set} flipped={flipped} />
        </svg>
      </button>
      <HeldNote
        id={noteId}
        variant={variant}
        piece={held.piece}
        label={label}
        isWaiting={held.turnsLeft !== null && !canDrop}
      />
    </>
  );
}

interface HeldNoteProps {
  readonly id: string;
  readonly variant: Variant;
  readonly piece: Piece;
  readonly label: string;
  readonly isWaiting: boolean;
}

/** What is said about a piece in hand under the pointer: what it is, and how it moves. */
const HeldNote = memo(function HeldNote({ id, variant, piece, label, isWaiting }: HeldNoteProps) {
  return (
    <span id={id} role="tooltip" className={classes(noteStyles.note, styles.heldNote)}>
      <strong>{label}</strong>
      <span>{movementWords(variant, piece)}</span>
      {isWaiting && <span>{strip.waits}</span>}
    </span>
  );
});

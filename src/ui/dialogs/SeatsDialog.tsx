import { useState } from 'react';
import type { Seating } from '../../store/computer/seating.ts';
import { Dialog } from './Dialog.tsx';
import { SeatsForm, choiceOf, seatingOf } from './SeatsForm.tsx';
import styles from './dialog.module.css';

interface SeatsDialogProps {
  readonly title: string;
  /** What there is to know before choosing; empty for nothing. */
  readonly text?: string;
  /** Who plays if nothing is changed. */
  readonly seating: Seating;
  /** Whether sides can be drawn by lot, as before a game. */
  readonly hasLot: boolean;
  /** The label of the button that applies the choice. */
  readonly action: string;
  readonly onChoose: (seating: Seating) => void;
  readonly onClose: () => void;
}

/** Asks who plays: people, or the computer at a level. */
export function SeatsDialog({
  title,
  text = '',
  seating,
  hasLot,
  action,
  onChoose,
  onClose,
}: SeatsDialogProps) {
  const [choice, setChoice] = useState(() => choiceOf(seating));
  return (
    <Dialog title={title} onClose={onClose}>
      <form
        className={styles.seats}
        onSubmit={(event) => {
          event.preventDefault();
          onChoose(seatingOf(choice));
        }}
      >
        {text !== '' && <p>{text}</p>}
        <SeatsForm choice={choice} hasLot={hasLot} onChange={setChoice} />
        <p className="actions">
          <button type="submit" className="button primary">
            {action}
          </button>
        </p>
      </form>
    </Dialog>
  );
}

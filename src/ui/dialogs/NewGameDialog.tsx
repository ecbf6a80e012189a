import { useState } from 'react';
import type { Seating } from '../../store/computer/seating.ts';
import { Dialog } from './Dialog.tsx';
import { SeatsForm, choiceOf, seatingOf } from './SeatsForm.tsx';
import * as newGame from '#words/ui/newGame.ts';
import styles from './dialog.module.css';

interface NewGameDialogProps {
  /** Who plays if nothing is changed. */
  readonly seating: Seating;
  readonly onClose: () => void;
  readonly onStart: (seating: Seating) => void;
}

/** Asks before a game in progress leaves the screen, and who plays the next one. */
export function NewGameDialog({ seating, onClose, onStart }: NewGameDialogProps) {
  const [choice, setChoice] = useState(() => choiceOf(seating));
  return (
    <Dialog title={newGame.title} onClose={onClose}>
      <p>{newGame.notOver}</p>
      <div className={styles.seats}>
        <SeatsForm choice={choice} hasLot onChange={setChoice} />
      </div>
      <p className="actions">
        <button
          type="button"
          className="button primary"
          onClick={() => {
            onStart(seatingOf(choice));
          }}
        >
          {newGame.start}
        </button>
        <button type="button" className="button" onClick={onClose}>
          {newGame.goOn}
        </button>
      </p>
    </Dialog>
  );
}

import { Dialog } from './Dialog.tsx';
import * as newGame from '#words/ui/newGame.ts';

interface NewGameDialogProps {
  readonly onClose: () => void;
  readonly onStart: () => void;
}

/** Asks before a game in progress leaves the screen. */
export function NewGameDialog({ onClose, onStart }: NewGameDialogProps) {
  return (
    <Dialog title={newGame.title} onClose={onClose}>
      <p>{newGame.notOver}</p>
      <p className="actions">
        <button type="button" className="button primary" onClick={onStart}>
          {newGame.start}
        </button>
        <button type="button" className="button" onClick={onClose}>
          {newGame.goOn}
        </button>
      </p>
    </Dialog>
  );
}

import { Dialog } from './Dialog.tsx';

interface NewGameDialogProps {
  readonly onClose: () => void;
  readonly onStart: () => void;
}

/** Asks before a game in progress leaves the screen. */
export function NewGameDialog({ onClose, onStart }: NewGameDialogProps) {
  return (
    <Dialog title="Start a new game?" onClose={onClose}>
      <p>
        The game on the board is not over. It stays in the library, and the browser’s Back button brings it
        back.
      </p>
      <p className="actions">
        <button type="button" className="button primary" onClick={onStart}>
          Start a new game
        </button>
        <button type="button" className="button" onClick={onClose}>
          Go on playing
        </button>
      </p>
    </Dialog>
  );
}

import type { OneOfSeveral, ToShow } from '../../store/library/openText.ts';
import * as words from '#words/ui/open.ts';
import { Dialog } from './Dialog.tsx';
import { GameChoice } from './GameChoice.tsx';

interface DroppedDialogProps {
  /** What became of the games. */
  readonly said: string;
  readonly games: readonly OneOfSeveral[];
  readonly onShow: (shown: ToShow) => void;
  readonly onClose: () => void;
}

/** Asks which game of a dropped file to show. All of them are in the library. */
export function DroppedDialog({ said, games, onShow, onClose }: DroppedDialogProps) {
  return (
    <Dialog title={words.title} onClose={onClose}>
      <p role="status">{said}</p>
      <GameChoice
        question={words.which}
        games={games}
        onChoose={(place) => {
          const chosen = games[place];
          onClose();
          if (chosen) onShow(chosen.shown);
        }}
      />
    </Dialog>
  );
}

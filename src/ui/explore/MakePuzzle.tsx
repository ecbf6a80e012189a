import { useState } from 'react';
import { deferred } from '../deferred.tsx';
import * as words from '#words/ui/makePuzzleLink.ts';

/** Loaded on demand, with what it takes to make links. */
const MakePuzzleDialog = deferred(
  async () => (await import('../dialogs/MakePuzzleDialog.tsx')).MakePuzzleDialog,
);

/** The button that makes a puzzle of the node that is shown. */
export function MakePuzzle() {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="actions">
      <button
        type="button"
        className="button"
        onClick={() => {
          setOpen(true);
        }}
      >
        {words.make}
      </button>
      {isOpen && (
        <MakePuzzleDialog
          onClose={() => {
            setOpen(false);
          }}
        />
      )}
    </div>
  );
}

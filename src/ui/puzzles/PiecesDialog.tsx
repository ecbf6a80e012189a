import { useState } from 'react';
import { createStore } from 'zustand/vanilla';
import type { Piece } from '../../engine/rules/piece.ts';
import { EMPTY } from '../../engine/rules/piece.ts';
import { Dialog } from '../dialogs/Dialog.tsx';
import type { Named } from '../play/Names.tsx';
import { PiecesTab } from '../play/PiecesTab.tsx';
import * as beside from '#words/ui/beside.ts';

interface PiecesDialogProps {
  /** What was asked about by its name. */
  readonly named: Named;
  readonly onClose: () => void;
}

/** How the pieces of a puzzle move and what the signs on its board mean, where there are no tabs beside the board. */
export function PiecesDialog({ named, onClose }: PiecesDialogProps) {
  // The board is covered, so no piece on it is pointed at.
  const [pointedAt] = useState(() => createStore<Piece>()(() => EMPTY));
  return (
    <Dialog title={beside.pieces} onClose={onClose}>
      <PiecesTab pointedAt={pointedAt} named={named} />
    </Dialog>
  );
}

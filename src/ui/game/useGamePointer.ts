import type { Choice } from '../../engine/rules/move.ts';
import { pickedPiece, sameChoice } from '../../engine/rules/move.ts';
import { EMPTY } from '../../engine/rules/piece.ts';
import type { Position } from '../../engine/rules/position.ts';
import type { Selection } from '../../store/selection.ts';
import { usePointer } from '../board/usePointer.ts';

interface GamePointerOptions {
  /** The position on the board. */
  readonly position: Position;
  readonly selection: Selection | null;
  readonly onPick: (choice: Choice) => void;
  /** Called when a piece was dragged to a site. */
  readonly onSetDown: (choice: Choice) => void;
  /** Called to drop everything that is picked. */
  readonly onLetGo: () => void;
}

/** Pointer handling for the board of a game and the hands beside it: picking, dragging and asking. */
export function useGamePointer({ position, selection, onPick, onSetDown, onLetGo }: GamePointerOptions) {
  const last = selection?.picked.at(-1);
  return usePointer({
    onPress: (choice) => {
      onPick(choice);
      return pickedPiece(position.board, choice) !== EMPTY;
    },
    onReleaseOnPicked: onPick,
    onDrop: (choice) => {
      if (choice.kind === 'site') onSetDown(choice);
    },
    onRightClick: () => {
      if (!selection) return false;
      onLetGo();
      return true;
    },
    isLastPicked: (choice) => last !== undefined && sameChoice(last, choice),
  });
}

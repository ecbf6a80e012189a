import { useMemo } from 'react';
import type { Game } from '../../engine/game/game.ts';
import { positionAt } from '../../engine/game/game.ts';
import type { Choice } from '../../engine/rules/move.ts';
import { pickedPiece, sameChoice } from '../../engine/rules/move.ts';
import { EMPTY } from '../../engine/rules/piece.ts';
import type { Selection } from '../../store/selection.ts';
import { layoutOf } from '../board/geometry.ts';
import { usePointer } from '../board/usePointer.ts';
import { aimsOf } from './aims.ts';

interface GamePointerOptions {
  readonly game: Game;
  /** The ply that is shown. */
  readonly cursor: number;
  readonly flipped: boolean;
  readonly labelled: boolean;
  readonly selection: Selection | null;
  /** Whether nothing can be dragged, because the computer is to move. */
  readonly isWatched?: boolean;
  readonly onPick: (choice: Choice) => void;
  /** Called when a piece was dragged to a site. */
  readonly onSetDown: (choice: Choice) => void;
  /** Called to drop everything that is picked. */
  readonly onLetGo: () => void;
}

/** Pointer handling for the board of a game and the hands beside it: picking, dragging and asking. */
export function useGamePointer({
  game,
  cursor,
  flipped,
  labelled,
  selection,
  isWatched = false,
  onPick,
  onSetDown,
  onLetGo,
}: GamePointerOptions) {
  const { board } = positionAt(game, cursor);
  const { topology } = game.variant;
  const layout = useMemo(() => layoutOf(topology, flipped, labelled), [topology, flipped, labelled]);
  const aims = useMemo(() => aimsOf(game, cursor, selection), [game, cursor, selection]);
  const last = selection?.picked.at(-1);
  return usePointer({
    onPress: (choice) => {
      onPick(choice);
      return pickedPiece(board, choice) !== EMPTY;
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
    isDraggable: (choice) => !isWatched && (choice.kind !== 'site' || aims.draggable.includes(choice.site)),
    aiming: { layout, aims },
  });
}

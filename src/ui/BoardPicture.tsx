import type { Position } from '../engine/rules/position.ts';
import { Board } from './board/Board.tsx';
import type { Drawable } from './board/PieceFigure.tsx';
import { usePieceSet } from './pieceSets.ts';

interface BoardPictureProps {
  readonly variant: Drawable;
  readonly position: Position;
  /** What the picture shows, for people who do not see it. */
  readonly label: string;
}

/** A picture of a position, with nothing to pick. */
export function BoardPicture({ variant, position, label }: BoardPictureProps) {
  return (
    <Board
      variant={variant}
      board={position.board}
      set={usePieceSet()}
      label={label}
      layers={{ terrain: variant.terrain(position) }}
    />
  );
}

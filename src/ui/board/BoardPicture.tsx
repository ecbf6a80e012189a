import type { Position } from '../../engine/rules/position.ts';
import type { Variant } from '../../engine/rules/variant.ts';
import './board.css';
import { BoardLayers } from './BoardLayers.tsx';
import { layoutOf } from './geometry.ts';

interface BoardPictureProps {
  readonly variant: Variant;
  readonly position: Position;
  /** What the picture shows, for those who do not see it. */
  readonly label: string;
}

/** A position to look at, without anything to pick. */
export function BoardPicture({ variant, position, label }: BoardPictureProps) {
  const layout = layoutOf(variant.topology, false, false);
  return (
    <svg
      className="board picture"
      role="img"
      aria-label={label}
      viewBox={[layout.left, layout.top, layout.width, layout.height].join(' ')}
    >
      <BoardLayers layout={layout} variant={variant} position={position} />
    </svg>
  );
}

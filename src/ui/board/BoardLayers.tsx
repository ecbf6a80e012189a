import type { Position } from '../../engine/rules/position.ts';
import type { Variant } from '../../engine/rules/variant.ts';
import type { Layout } from './geometry.ts';
import { Ground, TerrainSigns } from './Ground.tsx';
import { Pieces } from './Pieces.tsx';

interface BoardLayersProps {
  readonly layout: Layout;
  readonly variant: Variant;
  readonly position: Position;
}

/** All that is to be seen of a position that is only looked at, one layer over the other. */
export function BoardLayers({ layout, variant, position }: BoardLayersProps) {
  const terrain = variant.terrain(position);
  return (
    <>
      <Ground layout={layout} terrain={terrain} labelled={false} />
      <TerrainSigns layout={layout} terrain={terrain} />
      <Pieces layout={layout} variant={variant} board={position.board} />
    </>
  );
}

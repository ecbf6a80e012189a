import { Body } from './Body.tsx';
import { tileOf } from './tiles.ts';
import type { WayMarksProps } from './WayMarks.tsx';
import { WayMarks } from './WayMarks.tsx';

/** A piece that shows its own steps and lines, on a tile. */
export function MovesFigure(props: WayMarksProps) {
  return (
    <>
      <Body outline={tileOf(props.variant).outline} />
      <WayMarks {...props} />
    </>
  );
}

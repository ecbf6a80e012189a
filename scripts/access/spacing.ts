import { centreOf } from '../../src/ui/board/geometry.ts';
import type { Layout } from '../../src/ui/board/geometry.ts';

/** The least distance between the middles of two sites, in squares. */
export function spacing(layout: Layout): number {
  const centres = layout.topology.sites.map((_, site) => centreOf(layout, site));
  return Math.min(
    ...centres.flatMap(([x, y], i) =>
      centres.slice(i + 1).map(([otherX, otherY]) => Math.hypot(otherX - x, otherY - y)),
    ),
  );
}

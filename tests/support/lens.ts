import { lensesOf } from '../../src/engine/game/lenses.ts';
import { notesOn } from '../../src/engine/game/notes.ts';
import type { Lit, LensView, Tone } from '../../src/engine/rules/lens.ts';
import type { Position } from '../../src/engine/rules/position.ts';
import { isAbsent } from '../../src/engine/rules/terrain.ts';
import type { Variant } from '../../src/engine/rules/variant.ts';
import { shapeOf } from '../../src/engine/topology/topology.ts';
import { say } from '../../src/words/say.ts';

const signs: Readonly<Record<Tone, string>> = { white: 'w', black: 'b', both: '2', nobody: '0' };

/** A view of a lens in words. */
interface SaidView {
  readonly lit: readonly (Omit<Lit, 'label'> & { readonly label: string })[];
  readonly sum: string;
}

const saidView = ({ lit, sum }: LensView): SaidView => ({
  lit: lit.map((seen) => ({ ...seen, label: say(seen.label) })),
  sum: say(sum),
});

/** @throws Error if the variant has no lens of that name, which is a mistake in a test. */
export function viewOf(variant: Variant, position: Position, name: string): SaidView {
  const lens = lensesOf(variant).find((other) => say(other.name) === name);
  if (!lens) throw new Error(`No lens ${name}`);
  return saidView(lens.view(position));
}

/**
 * The sites that a lens highlights, only those of the first kind: `w` for White, `b` for Black, `2` for both,
 * `0` for nobody, `.` for no highlight.
 */
export function lensDiagram(variant: Variant, position: Position, name: string): string {
  const { lit } = viewOf(variant, position, name);
  const { topology } = variant;
  const { terrain } = notesOn(variant, position);
  const { kind } = shapeOf(topology, 0);
  return topology.ranks
    .map((rank) => rank.filter((site) => shapeOf(topology, site).kind === kind && !isAbsent(terrain, site)))
    .filter((rank) => rank.length > 0)
    .map((rank) =>
      rank
        .map((site) => {
          const found = lit.find((other) => other.site === site);
          return found ? signs[found.tone] : '.';
        })
        .join(' '),
    )
    .join('\n');
}

/** The sites that a lens highlights, with their labels, sorted. */
export const lensWords = (variant: Variant, position: Position, name: string): string[] =>
  viewOf(variant, position, name)
    .lit.map(({ site, label }) => `${shapeOf(variant.topology, site).name} ${label}`)
    .sort();

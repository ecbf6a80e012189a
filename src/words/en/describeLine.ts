import { EMPTY } from '../../engine/rules/piece.ts';
import type { Position } from '../../engine/rules/position.ts';
import { pieceAt } from '../../engine/rules/position.ts';
import { isAbsent } from '../../engine/rules/terrain.ts';
import type { Variant } from '../../engine/rules/variant.ts';
import type { Direction } from '../../engine/topology/directions.ts';
import { lineFrom } from '../../engine/topology/directions.ts';
import type { Site } from '../../engine/topology/site.ts';
import { NO_SITE } from '../../engine/topology/site.ts';
import { shapeOf } from '../../engine/topology/topology.ts';
import { describePiece } from './describe.ts';
import { notesOn } from '../../engine/game/notes.ts';

const EMPTY_WORD = 'empty';
const GAP_WORD = 'a gap';

/**
 * What stands in a direction: `North from e2: 5 empty, Black pawn on e8, Black king on e9, then the edge.`
 */
export function describeLine(variant: Variant, position: Position, from: Site, direction: Direction): string {
  const { topology } = variant;
  const { terrain } = notesOn(variant, position);
  const line = lineFrom(topology, from, direction, (site) => !isAbsent(terrain, site));
  const way = `${direction.charAt(0).toUpperCase()}${direction.slice(1)} from ${shapeOf(topology, from).name}`;
  if (line.length === 0) return `${way}: the edge.`;
  const runs = runsOf(line, (site) => wordsFor(variant, position, site));
  const parts = runs.map(({ words, count }) => (words === EMPTY_WORD ? `${String(count)} ${words}` : words));
  const ends = runs.at(-1)?.words === EMPTY_WORD;
  return `${way}: ${parts.join(', ')}${ends ? ' to the edge.' : ', then the edge.'}`;
}

function wordsFor(variant: Variant, position: Position, site: Site): string {
  if (site === NO_SITE) return GAP_WORD;
  if (pieceAt(position.board, site) === EMPTY) return EMPTY_WORD;
  return `${describePiece(variant, position, site)} on ${shapeOf(variant.topology, site).name}`;
}

interface Run {
  readonly words: string;
  readonly count: number;
}

/** Groups consecutive sites that have the same words. */
function runsOf(line: readonly Site[], wordsOf: (site: Site) => string): readonly Run[] {
  return line.reduce<readonly Run[]>((runs, site) => {
    const words = wordsOf(site);
    const last = runs.at(-1);
    return last?.words === words
      ? [...runs.slice(0, -1), { words, count: last.count + 1 }]
      : [...runs, { words, count: 1 }];
  }, []);
}

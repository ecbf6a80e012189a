import { EMPTY, NO_KIND, pieceOf } from '../rules/piece.ts';
import type { Position } from '../rules/position.ts';
import { WHITE } from '../rules/side.ts';
import type { Variant } from '../rules/variant.ts';
import type { Weights } from './weights.ts';

/** How much of a piece's worth depends on how many sites it reaches. */
const PER_SITE = 25;
const BASE = 50;
/** For a king whose capture ends the game, so that it is taken first. */
const FALLBACK_TURNS = 5;

/**
 * Weights that follow from nothing but how the pieces move: each is worth what it reaches on an empty board.
 * Training begins with them, and a variant that was never trained is played with them. Moves count only where
 * nobody holds pieces: each piece in hand brings so many that it would never be dropped.
 */
export function plainWeights(variant: Variant): Weights {
  const { topology, kinds, start } = variant;
  const empty = start.board.map(() => EMPTY);
  const pieces = kinds.map((_, kind) =>
    topology.sites.map((_shape, site) => {
      if (kind === NO_KIND) return 0;
      const board = empty.with(site, pieceOf(kind, WHITE));
      const position: Position = { ...start, board };
      const reached = new Set(variant.movementMap(position, site).map((way) => way.site)).size;
      return reached === 0 ? 0 : BASE + PER_SITE * reached;
    }),
  );
  const averages = pieces.map((worth) => {
    const standing = worth.filter((value) => value !== 0);
    return Math.round(standing.reduce((sum, value) => sum + value, 0) / Math.max(1, standing.length));
  });
  return {
    pieces,
    held: averages.map((value) => Array.from({ length: FALLBACK_TURNS }, () => value)),
    mobility: variant.hasHands ? 0 : 1,
  };
}

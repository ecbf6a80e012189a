import { at } from '../../at.ts';
import { NO_SITE } from '../../topology/site.ts';
import type { Topology } from '../../topology/topology.ts';
import { shapeOf } from '../../topology/topology.ts';
import type { Path } from '../../rules/move.ts';
import { pickSite } from '../../rules/move.ts';
import type { Notation } from '../../rules/notation.ts';
import { dropNotation, pieceMoveNotation } from '../../rules/notation.ts';
import type { ChieftainMove } from './moves.ts';
import { KING, kinds } from './pieces.ts';
import type { ChieftainPosition } from './position.ts';
import { kingSite } from './position.ts';

/** The action string (Battle Chieftain, actions). */
export function writeMove(topology: Topology, move: ChieftainMove): string {
  const { name } = shapeOf(topology, move.to);
  switch (move.kind) {
    case 'place':
      return `K@${name}`;
    case 'crown':
      return `K=${name}`;
    case 'move':
      return `${shapeOf(topology, move.from).name}-${name}`;
  }
}

/** Both kinds have letters; a new king is written as in action strings. */
export function notation({ board }: ChieftainPosition, move: ChieftainMove): Notation {
  const king = at(kinds, KING).letter;
  const { to } = move;
  switch (move.kind) {
    case 'place':
      return dropNotation(king, to);
    case 'crown':
      return { letter: king, from: NO_SITE, shown: 'needed', joint: '=', to, suffix: '' };
    case 'move':
      return pieceMoveNotation(kinds, board, move);
  }
}

/**
 * To change the king, the king and its successor are picked in either order; without a king, only the
 * successor is picked.
 */
export function paths({ board, turn }: ChieftainPosition, move: ChieftainMove): Path[] {
  const { to } = move;
  switch (move.kind) {
    case 'place':
      return [[pickSite(to)]];
    case 'move':
      return [[pickSite(move.from), pickSite(to)]];
    case 'crown': {
      const king = kingSite(board, turn);
      const pair = [pickSite(king), pickSite(to)];
      return king === NO_SITE ? [[pickSite(to)]] : [pair, pair.toReversed()];
    }
  }
}

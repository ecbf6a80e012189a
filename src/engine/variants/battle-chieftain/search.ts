import { EMPTY, NO_KIND, pieceOf } from '../../rules/piece.ts';
import { pieceAt, sitesOf } from '../../rules/position.ts';
import type { Searching } from '../../rules/searching.ts';
import { otherSide } from '../../rules/side.ts';
import { NO_SITE } from '../../topology/site.ts';
import type { ChieftainBoard } from './board.ts';
import type { ChieftainMove } from './moves.ts';
import { isInCheck } from './moves.ts';
import { BERSERKER } from './pieces.ts';
import type { ChieftainPosition } from './position.ts';
import { kingSite } from './position.ts';
import { fieldsKey } from './status.ts';

/** What a search needs of Battle Chieftain on one of its boards. */
export function searchingOn(field: ChieftainBoard): Searching<ChieftainPosition, ChieftainMove> {
  const size = field.topology.sites.length;
  return {
    repetition: 'draw',
    royal: NO_KIND,
    fieldsKey,
    captured: ({ board }, move) => (move.kind === 'move' ? pieceAt(board, move.to) : EMPTY),
    isForcing: () => false,
    isInDanger: (position) => isInCheck(field, position, position.turn),
    // By crowning the last berserker.
    mayLoseByMoving: true,
    // Whoever is down to two berserkers may lose one now, and have to crown the other.
    mayWin: ({ board, turn }, moves) =>
      sitesOf(board, pieceOf(BERSERKER, otherSide(turn))).length > 2 ? [] : moves,
    // Whoever has no king must crown one, and would lose more than a move by a pass.
    mayPass: ({ board, turn, stage }) => stage === 'game' && kingSite(board, turn) !== NO_SITE,
    // Placings and crownings are moves from nowhere.
    slots: (size + 1) * size,
    slotOf: (move) => (move.kind === 'move' ? move.from : size) * size + move.to,
    heldValue: () => 0,
  };
}

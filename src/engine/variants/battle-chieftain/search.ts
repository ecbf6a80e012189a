import { EMPTY, NO_KIND, pieceOf } from '../../rules/piece.ts';
import { sitesOf } from '../../rules/position.ts';
import type { CodedMoves, Listing } from '../../rules/listing.ts';
import { codedListing, searchingBy } from '../../rules/listing.ts';
import { fromOf, isPieceCode, toOf } from '../../rules/moveCode.ts';
import type { Searching } from '../../rules/searching.ts';
import { otherSide } from '../../rules/side.ts';
import { NO_SITE } from '../../topology/site.ts';
import type { ChieftainBoard } from './board.ts';
import type { ChieftainMove } from './moves.ts';
import { codeOf, isChecked, isInCheck, moveOf, playOn } from './moves.ts';
import { BERSERKER } from './pieces.ts';
import type { ChieftainPosition } from './position.ts';
import { kingSite } from './position.ts';
import { fieldsKey, look } from './status.ts';

/** What a search needs of Battle Chieftain on one of its boards, and its moves as a search lists them. */
export function searchingOn(field: ChieftainBoard): {
  readonly searching: Searching<ChieftainPosition, ChieftainMove>;
  readonly listing: Listing<ChieftainPosition, ChieftainMove>;
} {
  const size = field.topology.sites.length;
  const coded: CodedMoves<ChieftainPosition, ChieftainMove> = {
    look: (position, placement, list) => look(field, position, placement, list),
    codeOf,
    moveOf,
    playOn,
    captured: ({ board }, code) => (isPieceCode(code) ? (board[toOf(code)] ?? EMPTY) : EMPTY),
    isForcing: () => false,
    // Placings and crownings are moves from nowhere.
    slotOf: (code) => (isPieceCode(code) ? fromOf(code) : size) * size + toOf(code),
    isInDanger: (position, placement) => isChecked(field, position, placement, position.turn),
  };
  return {
    listing: codedListing(coded),
    searching: {
      ...searchingBy(coded),
      repetition: 'draw',
      royal: NO_KIND,
      fieldsKey,
      isInDanger: (position) => isInCheck(field, position, position.turn),
      // By crowning the last berserker.
      mayLoseByMoving: true,
      // Whoever is down to two berserkers may lose one now, and have to crown the other.
      mayWin: ({ board, turn }, moves) =>
        sitesOf(board, pieceOf(BERSERKER, otherSide(turn))).length > 2 ? [] : moves,
      // Whoever has no king must crown one, and would lose more than a move by a pass.
      mayPass: ({ board, turn, stage }) => stage === 'game' && kingSite(board, turn) !== NO_SITE,
      slots: (size + 1) * size,
      heldValue: () => 0,
    },
  };
}

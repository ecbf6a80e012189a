import { pieceOf } from '../../../src/engine/rules/piece.ts';
import type { Position } from '../../../src/engine/rules/position.ts';
import { sitesOf } from '../../../src/engine/rules/position.ts';
import { TURN_FIELD } from '../../../src/engine/rules/setup.ts';
import { SIDES } from '../../../src/engine/rules/side.ts';
import { codecOf } from '../../../src/engine/setup/codec.ts';
import { KING, board, kinds } from './pieces.ts';

export const codec = codecOf<Position>({
  topology: board,
  kinds,
  fields: { turn: TURN_FIELD },
  start: 'wkw/3/3/WKW w',
  problemOf({ board }) {
    const most = Math.max(...SIDES.map((side) => sitesOf(board, pieceOf(KING, side)).length));
    return most === 1 ? null : { id: most === 0 ? 'tiny/no-king' : 'tiny/many-kings' };
  },
});

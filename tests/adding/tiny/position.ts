import { pieceOf } from '../../../src/engine/rules/piece.ts';
import type { Position } from '../../../src/engine/rules/position.ts';
import { sitesOf } from '../../../src/engine/rules/position.ts';
import { failure, success } from '../../../src/engine/rules/result.ts';
import { TURN_FIELD } from '../../../src/engine/rules/setup.ts';
import { SIDES } from '../../../src/engine/rules/side.ts';
import { codecOf } from '../../../src/engine/setup/codec.ts';
import { KING, board, kinds } from './pieces.ts';

export const codec = codecOf<Position>({
  topology: board,
  kinds,
  fields: { turn: TURN_FIELD },
  start: 'wkw/3/3/WKW w',
  validate(position) {
    const most = Math.max(...SIDES.map((side) => sitesOf(position.board, pieceOf(KING, side)).length));
    if (most > 1) return failure('A side has one king.');
    return most === 0 ? failure('One side has a king at least.') : success(position);
  },
});

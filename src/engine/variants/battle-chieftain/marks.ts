import type { Mark } from '../../rules/mark.ts';
import { checkMark } from '../../rules/mark.ts';
import { SIDES } from '../../rules/side.ts';
import type { ChieftainBoard } from './board.ts';
import { isInCheck } from './moves.ts';
import type { ChieftainPosition } from './position.ts';
import { kingSite } from './position.ts';

export const marks = (field: ChieftainBoard, position: ChieftainPosition): Mark[] =>
  SIDES.filter((side) => isInCheck(field, position, side)).map((side) =>
    checkMark(kingSite(position.board, side)),
  );

import { at } from '../../at.ts';
import { shapeOf } from '../../topology/topology.ts';
import type { Choice, Path } from '../../rules/move.ts';
import { pickHeld, pickSite, pressButton } from '../../rules/move.ts';
import type { Notation } from '../../rules/notation.ts';
import { dropNotation, pieceMoveNotation } from '../../rules/notation.ts';
import type { Kind } from '../../rules/piece.ts';
import { NO_KIND, kindOf, pieceOf } from '../../rules/piece.ts';
import { pieceAt } from '../../rules/position.ts';
import { otherSide } from '../../rules/side.ts';
import { pieceLetter } from '../../setup/positionText.ts';
import { board as squares, zones } from './board.ts';
import { message } from './message.ts';
import type { TnsMove } from './move.ts';
import { PROMOTED_KING, kinds, promotionOf } from './pieces.ts';
import type { TnsPosition } from './position.ts';

/** Follows a promotion in action strings. */
const PROMOTION = '+';

/** The action string (TNS, actions). */
export function writeMove({ turn }: TnsPosition, move: TnsMove): string {
  switch (move.kind) {
    case 'end':
      return 'end';
    case 'drop':
      return `${pieceLetter(kinds, pieceOf(move.into, otherSide(turn)))}@${shapeOf(squares, move.to).name}`;
    case 'move':
      return `${shapeOf(squares, move.from).name}-${shapeOf(squares, move.to).name}${move.into === NO_KIND ? '' : PROMOTION}`;
  }
}

/**
 * Every piece has a letter. A promotion is written with what the piece becomes, because the `+` of action
 * strings is a check in the notation of other games; it is read all the same.
 */
export function notation({ board }: TnsPosition, move: TnsMove): Notation | null {
  switch (move.kind) {
    case 'end':
      return null;
    case 'drop':
      return dropNotation(at(kinds, move.into).letter, move.to);
    case 'move':
      return move.into === NO_KIND
        ? pieceMoveNotation(kinds, board, move)
        : {
            ...pieceMoveNotation(kinds, board, move, `=${at(kinds, move.into).letter}`),
            otherSuffix: PROMOTION,
          };
  }
}

/** A move into the zone includes the choice of what the piece becomes, if it can promote. */
export function paths({ board: pieces, turn }: TnsPosition, move: TnsMove): Path[] {
  switch (move.kind) {
    case 'end':
      return [[pressButton('end-turn', message({ id: 'tns/end-turn' }))]];
    case 'drop':
      return [[pickHeld(pieceOf(move.into, otherSide(turn))), pickSite(move.to)]];
    case 'move': {
      const { from, to, into } = move;
      const path = [pickSite(from), pickSite(to)];
      const mover = kindOf(pieceAt(pieces, from));
      if (!zones[turn].has(to) || promotionOf(mover) === NO_KIND) return [path];
      return [[...path, becoming(mover, into)]];
    }
  }
}

/** The button for what a piece becomes in the zone. */
function becoming(mover: Kind, into: Kind): Choice {
  if (into === PROMOTED_KING) return pressButton('promote', message({ id: 'tns/promote-king' }));
  return into === NO_KIND
    ? pressButton('stay', message({ id: 'tns/stay', kind: at(kinds, mover).name }))
    : pressButton('promote', message({ id: 'tns/become', kind: at(kinds, into).name }));
}

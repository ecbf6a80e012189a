import { shapeOf } from '../topology/topology.ts';
import { applyEffects, boardAfterStep } from './effect.ts';
import { pickSite } from './move.ts';
import { NO_KIND } from './piece.ts';
import type { PieceMovement } from './pieceMovement.ts';
import { movementMapOn } from './movementMap.ts';
import { pieceMoveNotation } from './notation.ts';
import type { PieceMove } from './pieceMove.ts';
import { pieceMoveEffects } from './pieceMove.ts';
import type { Position } from './position.ts';
import type { BySide } from './side.ts';
import { otherSide } from './side.ts';
import type { Variant } from './variant.ts';

/** The parts of a variant that follow from how its pieces move. */
type PlainMoves = Pick<
  Variant<Position, PieceMove>,
  'effects' | 'play' | 'writeMove' | 'notation' | 'paths' | 'movementMap' | 'reasons'
>;

/** The position after a piece has moved, for positions that hold nothing but the pieces and the turn. */
export const playPieceMove = (position: Position, move: PieceMove): Position => ({
  board:
    move.into === NO_KIND
      ? boardAfterStep(position.board, move.from, move.to)
      : applyEffects(position.board, pieceMoveEffects(position, move)),
  turn: otherSide(position.turn),
});

/**
 * The parts of a variant in which every move is a piece’s own and a position holds nothing but the pieces and
 * the turn. The rulebook of such a variant has a section for each kind of piece, under the kind’s name.
 * @param movements by side and kind.
 */
export const plainMoves = (
  { topology, kinds }: Pick<Variant, 'topology' | 'kinds'>,
  movements: BySide<readonly PieceMovement[]>,
): PlainMoves => ({
  effects: pieceMoveEffects,
  play: playPieceMove,
  writeMove: (_, { from, to }) => `${shapeOf(topology, from).name}-${shapeOf(topology, to).name}`,
  notation: ({ board }, move) => pieceMoveNotation(kinds, board, move),
  paths: (_, { from, to }) => [[pickSite(from), pickSite(to)]],
  movementMap: ({ board }, site) => movementMapOn(topology, movements, board, site),
  reasons: async () => (await import('./plainReasons.ts')).plainReasons(topology, kinds, movements),
});

import type { Moment, Occasion } from '../../rules/moment.ts';
import { momentsOf } from '../../rules/moment.ts';
import { EMPTY, belongsTo, kindOf } from '../../rules/piece.ts';
import type { Position } from '../../rules/position.ts';
import { pieceAt } from '../../rules/position.ts';
import { SIDES, otherSide } from '../../rules/side.ts';
import { shapeOf } from '../../topology/topology.ts';
import { BISHOP, PAWN, board as hexes, castles, couldEnterCastle } from './army.ts';
import type { Hex39Move } from './moves.ts';
import { generated, play } from './moves.ts';
import { repeated } from './repetition.ts';

interface Situation {
  readonly position: Position;
  readonly legal: readonly Hex39Move[];
  /** The moves that would repeat a position. */
  readonly repeating: readonly Hex39Move[];
}

/** So few moves that one may soon have none. */
const FEW = 3;

const mover = ({ board }: Position, { from }: Hex39Move) => kindOf(pieceAt(board, from));

const occasions: readonly Occasion<Situation>[] = [
  {
    id: 'castle',
    text: 'One piece in the enemy’s castle is enough: whoever enters it wins at once.',
    rule: 'winning',
    hasCome: ({ position }) =>
      SIDES.some((turn) =>
        generated({ ...position, turn }).some(({ to }) => to === castles[otherSide(turn)]),
      ),
  },
  {
    id: 'few-moves',
    text: 'There is no stalemate: a side that has no legal move left loses.',
    rule: 'winning',
    hasCome: ({ legal }) => legal.length <= FEW,
  },
  {
    id: 'repetition',
    text: 'A move that would bring back any earlier position of the game is not allowed.',
    rule: 'repetition',
    hasCome: ({ repeating }) => repeating.length > 0,
  },
  {
    id: 'last-castle-piece',
    text: 'A side loses with the last of its pieces that could ever stand in a castle; one side has only one.',
    rule: 'winning',
    hasCome: ({ position: { board } }) =>
      SIDES.some(
        (side) =>
          board.filter((piece, site) => belongsTo(piece, side) && couldEnterCastle(piece, site)).length === 1,
      ),
  },
  {
    id: 'sideways-pawn',
    text: 'At the two corners before the enemy’s castle a pawn goes sideways, as nothing lies ahead of it.',
    rule: 'pawn',
    hasCome: ({ position, legal }) =>
      legal.some(
        (move) =>
          mover(position, move) === PAWN && shapeOf(hexes, move.from).row === shapeOf(hexes, move.to).row,
      ),
  },
  {
    id: 'leaping-bishop',
    text: 'A bishop leaps to the nearest hexes of its own colour; nothing on the way can stop it.',
    rule: 'bishop',
    hasCome: ({ position, legal }) =>
      legal.some((move) => mover(position, move) === BISHOP && pieceAt(position.board, move.to) !== EMPTY),
  },
];

/** The rules that newcomers to Hex 39 meet in a position. */
export function moments(position: Position, past: readonly Position[]): Moment[] {
  const moves = generated(position);
  const repeating = moves.filter((move) => repeated(past, play(position, move)) !== -1);
  const legal = moves.filter((move) => !repeating.includes(move));
  return momentsOf(occasions, { position, legal, repeating });
}

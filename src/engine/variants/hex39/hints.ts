import type { Hint, HintRule } from '../../rules/hint.ts';
import { hintsOf } from '../../rules/hint.ts';
import { EMPTY, belongsTo, kindOf } from '../../rules/piece.ts';
import type { PieceMove } from '../../rules/pieceMove.ts';
import type { Position } from '../../rules/position.ts';
import { pieceAt } from '../../rules/position.ts';
import { SIDES, otherSide } from '../../rules/side.ts';
import type { Status } from '../../rules/status.ts';
import type { Site } from '../../topology/site.ts';
import { shapeOf } from '../../topology/topology.ts';
import { board as hexes, castles } from './board.ts';
import { BISHOP, PAWN, couldEnterCastle } from './pieces.ts';
import { generateMoves } from './moves.ts';
import type { Hex39Hint } from './message.ts';

interface Situation extends Status<PieceMove> {
  readonly position: Position;
}

/** With this many moves or fewer, a side may soon have none. */
const FEW = 3;

const mover = ({ board }: Position, { from }: PieceMove) => kindOf(pieceAt(board, from));

/** The moves of pawns along their row. */
const sideways = ({ position, moves }: Situation): PieceMove[] =>
  moves.filter(
    (move) => mover(position, move) === PAWN && shapeOf(hexes, move.from).row === shapeOf(hexes, move.to).row,
  );

/** The captures by bishops, which leap. */
const leaps = ({ position, moves }: Situation): PieceMove[] =>
  moves.filter((move) => mover(position, move) === BISHOP && pieceAt(position.board, move.to) !== EMPTY);

const origins = (moves: readonly PieceMove[]): Site[] => moves.map(({ from }) => from);

const hintRules: readonly HintRule<Situation, Hex39Hint>[] = [
  {
    id: 'repetition',
    text: { id: 'hex39/hint/repetition' },
    rule: 'repetition',
    hasCome: ({ forbidden }) => forbidden.length > 0,
  },
  {
    id: 'sideways-pawn',
    text: { id: 'hex39/hint/sideways-pawn' },
    rule: 'pawn',
    hasCome: (situation) => sideways(situation).length > 0,
    about: (situation) => origins(sideways(situation)),
  },
  {
    id: 'few-moves',
    text: { id: 'hex39/hint/few-moves' },
    rule: 'winning',
    hasCome: ({ moves }) => moves.length <= FEW,
  },
  {
    id: 'last-castle-piece',
    text: { id: 'hex39/hint/last-castle-piece' },
    rule: 'winning',
    hasCome: ({ position: { board } }) =>
      SIDES.some(
        (side) =>
          board.filter((piece, site) => belongsTo(piece, side) && couldEnterCastle(piece, site)).length === 1,
      ),
  },
  {
    id: 'castle',
    text: { id: 'hex39/hint/castle' },
    rule: 'winning',
    hasCome: ({ position }) =>
      SIDES.some((turn) =>
        generateMoves({ ...position, turn }).some(({ to }) => to === castles[otherSide(turn)]),
      ),
  },
  {
    id: 'leaping-bishop',
    text: { id: 'hex39/hint/leaping-bishop' },
    rule: 'bishop',
    hasCome: (situation) => leaps(situation).length > 0,
    about: (situation) => origins(leaps(situation)),
  },
];

/** The rules that a newcomer to Hex 39 meets in a position. */
export const hints = (position: Position, _: unknown, status: Status<PieceMove>): Hint[] =>
  hintsOf(hintRules, { position, ...status });

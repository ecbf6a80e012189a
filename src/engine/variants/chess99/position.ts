import type { Site } from '../../topology/site.ts';
import { NO_SITE } from '../../topology/site.ts';
import { shapeOf } from '../../topology/topology.ts';
import { EMPTY, pieceOf } from '../../rules/piece.ts';
import type { Position } from '../../rules/position.ts';
import { pieceAt, sitesOf } from '../../rules/position.ts';
import type { Result } from '../../rules/result.ts';
import { failure, quote, success } from '../../rules/result.ts';
import { TURN_FIELD } from '../../rules/setup.ts';
import type { Side } from '../../rules/side.ts';
import { BLACK, SIDES, WHITE, otherSide, sideName } from '../../rules/side.ts';
import { codecOf } from '../../setup/codec.ts';
import { board as squares, forward, isOnFirstRank } from './board.ts';
import { KING, PAWN, kinds } from './pieces.ts';

export interface Chess99Position extends Position {
  /** The square that a pawn passed over in the turn just played, else `NO_SITE`. */
  readonly passedOver: Site;
  /** 1 at the start, one more after each turn of Black. */
  readonly moveNumber: number;
}

/** After Black's 99th move the game is over (Chess 99, end). */
export const MOVE_LIMIT = 99;

const nameOf = (site: Site): string => shapeOf(squares, site).name;

const isOnEdge = (site: Site): boolean => SIDES.some((side) => isOnFirstRank(site, side));

function validate(position: Chess99Position): Result<Chess99Position> {
  const { turn, moveNumber } = position;
  const problem = kingProblem(position) ?? passedOverProblem(position);
  if (problem !== null) return failure(problem);
  return moveNumber >= 1 && moveNumber <= lastNumber(turn)
    ? success(position)
    : failure(wrongMoveNumber(String(moveNumber), turn));
}

function kingProblem({ board, turn }: Chess99Position): string | null {
  for (const side of SIDES) {
    const count = sitesOf(board, pieceOf(KING, side)).length;
    if (count > 1) return `${sideName(side)} has ${String(count)} kings.`;
    if (count === 0 && side !== turn) return `${sideName(side)} has just moved and must still have a king.`;
  }
  return null;
}

/** The square passed over lies empty between the one the pawn left and the one where it stands. */
function passedOverProblem({ board, turn, passedOver }: Chess99Position): string | null {
  if (passedOver === NO_SITE) return null;
  const mover = otherSide(turn);
  const name = nameOf(passedOver);
  if (isOnEdge(passedOver)) return `No pawn can have passed over ${name}: it lies on the edge of the board.`;
  const [left, landed] = [passedOver - forward(mover), passedOver + forward(mover)];
  if (pieceAt(board, passedOver) !== EMPTY || pieceAt(board, left) !== EMPTY)
    return `A pawn that passed over ${name} left it and ${nameOf(left)} empty.`;
  return pieceAt(board, landed) === pieceOf(PAWN, mover)
    ? null
    : `No pawn of ${sideName(mover)} stands on ${nameOf(landed)} that passed over ${name}.`;
}

/** The game is over after Black's last move: White can be to move once more, without a move. */
const lastNumber = (turn: Side): number => (turn === BLACK ? MOVE_LIMIT : MOVE_LIMIT + 1);

const wrongMoveNumber = (text: string, turn: Side): string =>
  `With ${sideName(turn)} to move the move number is from 1 to ${String(lastNumber(turn))}, not ${quote(text)}.`;

/** Positions and their strings (Chess 99, positions). */
export const codec = codecOf<Chess99Position>({
  topology: squares,
  kinds,
  fields: {
    turn: TURN_FIELD,
    passedOver: {
      kind: 'site',
      name: 'square passed over',
      sites: [...squares.sites.keys()].filter((site) => !isOnEdge(site)),
      otherwise: (text) => `The square passed over is a square or -, not ${quote(text)}.`,
    },
    moveNumber: {
      kind: 'number',
      name: 'move number',
      least: 1,
      most: MOVE_LIMIT + 1,
      otherwise: (text, { turn = WHITE }) => wrongMoveNumber(text, turn),
    },
  },
  start: 'rnbakqbnr/ppppppppp/9/9/9/9/9/PPPPPPPPP/RNBQKABNR w - 1',
  validate,
});

import type { Site } from '../../topology/site.ts';
import { NO_SITE } from '../../topology/site.ts';
import { shapeOf } from '../../topology/topology.ts';
import { EMPTY, pieceOf } from '../../rules/piece.ts';
import type { Position } from '../../rules/position.ts';
import { pieceAt, sitesOf } from '../../rules/position.ts';
import { TURN_FIELD } from '../../rules/setup.ts';
import type { Side } from '../../rules/side.ts';
import { BLACK, SIDES, WHITE, otherSide } from '../../rules/side.ts';
import { codecOf } from '../../setup/codec.ts';
import type { PositionMessage } from '../../setup/positionMessage.ts';
import { board as squares, forward, isOnFirstRank } from './board.ts';
import type { Chess99PositionMessage } from './message.ts';
import { message } from './message.ts';
import { KING, PAWN, kinds } from './pieces.ts';

export interface Chess99Position extends Position {
  /** The square that a pawn passed over in the previous turn; `NO_SITE` if there is none. */
  readonly passedOver: Site;
  /** 1 at the start; it grows by one after each turn of Black. */
  readonly moveNumber: number;
}

/** The game is over after Black's 99th move (Chess 99, end). */
export const MOVE_LIMIT = 99;

const nameOf = (site: Site): string => shapeOf(squares, site).name;

const isOnEdge = (site: Site): boolean => SIDES.some((side) => isOnFirstRank(site, side));

/** Why a position is against the rules; null if it is not. */
type Problem = Chess99PositionMessage | PositionMessage | null;

const problemOf = (position: Chess99Position): Problem =>
  kingProblem(position) ?? passedOverProblem(position) ?? numberProblem(position);

function kingProblem({ board, turn }: Chess99Position): Problem {
  for (const side of SIDES) {
    const count = sitesOf(board, pieceOf(KING, side)).length;
    if (count > 1) return { id: 'position/many-kings', side, count };
    if (count === 0 && side !== turn) return { id: 'chess99/king-missing', side };
  }
  return null;
}

/**
 * The square passed over and the one that the pawn left must be empty, and the pawn must stand just beyond.
 */
function passedOverProblem({ board, turn, passedOver }: Chess99Position): Problem {
  if (passedOver === NO_SITE) return null;
  const mover = otherSide(turn);
  const square = nameOf(passedOver);
  if (isOnEdge(passedOver)) return { id: 'chess99/passed-over-the-edge', square };
  const [left, landed] = [passedOver - forward(mover), passedOver + forward(mover)];
  if (pieceAt(board, passedOver) !== EMPTY || pieceAt(board, left) !== EMPTY)
    return { id: 'chess99/passed-over-no-gap', square, left: nameOf(left) };
  return pieceAt(board, landed) === pieceOf(PAWN, mover)
    ? null
    : { id: 'chess99/passed-over-by-nothing', square, side: mover, landed: nameOf(landed) };
}

/**
 * The highest move number with that side to move. After Black's last move the game is over: White is to move
 * once more, but has no move.
 */
const lastNumber = (turn: Side): number => (turn === BLACK ? MOVE_LIMIT : MOVE_LIMIT + 1);

function numberProblem({ turn, moveNumber }: Chess99Position): Problem {
  const isRight = moveNumber >= 1 && moveNumber <= lastNumber(turn);
  return isRight ? null : wrongMoveNumber(String(moveNumber), turn);
}

const wrongMoveNumber = (text: string, turn: Side): Chess99PositionMessage => ({
  id: 'chess99/wrong-move-number',
  turn,
  most: lastNumber(turn),
  text,
});

/** Positions and their strings (Chess 99, positions). */
export const codec = codecOf<Chess99Position>({
  topology: squares,
  kinds,
  fields: {
    turn: TURN_FIELD,
    passedOver: {
      kind: 'site',
      name: message({ id: 'chess99/square-passed-over' }),
      sites: [...squares.sites.keys()].filter((site) => !isOnEdge(site)),
      otherwise: (text) => message({ id: 'chess99/no-square-passed-over', text }),
    },
    moveNumber: {
      kind: 'number',
      name: message({ id: 'chess99/move-number' }),
      least: 1,
      most: MOVE_LIMIT + 1,
      otherwise: (text, { turn = WHITE }) => wrongMoveNumber(text, turn),
    },
  },
  start: 'rnbakqbnr/ppppppppp/9/9/9/9/9/PPPPPPPPP/RNBQKABNR w - 1',
  problemOf,
});

import type { Hint, HintRule } from '../../rules/hint.ts';
import { hintsOf } from '../../rules/hint.ts';
import { belongsTo, kindOf } from '../../rules/piece.ts';
import { pieceAt } from '../../rules/position.ts';
import { SIDES, otherSide } from '../../rules/side.ts';
import type { Status } from '../../rules/status.ts';
import { isCastle, isLineKind } from './pieces.ts';
import { isSquare } from './board.ts';
import { isInCheck } from './check.ts';
import type { Ben39Move } from './move.ts';
import type { Ben39Position } from './position.ts';
import { isFrozen } from './corners.ts';
import { kingSite } from './position.ts';

interface Situation {
  readonly position: Ben39Position;
  readonly moves: readonly Ben39Move[];
  /** Whether the king of the side to move is in check. */
  readonly isChecked: boolean;
}

const hasMove = ({ moves }: Situation, kind: Ben39Move['kind']): boolean =>
  moves.some((move) => move.kind === kind);

const isOwnPieceFrozen = ({ position: { board, turn } }: Situation): boolean =>
  board.some((piece, site) => belongsTo(piece, turn) && isSquare(site) && isFrozen(board, site));

const hintRules: readonly HintRule<Situation>[] = [
  {
    id: 'check',
    text: 'Nothing is forbidden in check; but a captured king has lost the game.',
    rule: 'winning',
    hasCome: ({ isChecked }) => isChecked,
  },
  {
    id: 'king-and-castles',
    text: 'A king may go only where a castle of its own stands at a corner of both squares, old and new.',
    rule: 'castles-and-king',
    hasCome: ({ position: { board, turn }, moves, isChecked }) =>
      isChecked || moves.some((move) => move.kind === 'move' && move.from === kingSite(board, turn)),
  },
  {
    id: 'immobilized',
    text: 'A piece beside an enemy immobilizer cannot move by itself, though others may still move it.',
    rule: 'immobilizer',
    hasCome: isOwnPieceFrozen,
  },
  {
    id: 'teleport',
    text: 'Two wizards teleport: what is beside one goes to the same place beside the other.',
    rule: 'teleport',
    hasCome: (situation) => hasMove(situation, 'teleport'),
  },
  {
    id: 'rotation',
    text: 'A spider may turn all its own pieces on the squares around it by a quarter, capturing as they land.',
    rule: 'rotation',
    hasCome: (situation) => hasMove(situation, 'rotate'),
  },
  {
    id: 'travel',
    text: 'Whatever stands on a movable square goes with it, a piece of the enemy too.',
    rule: 'travel',
    hasCome: ({ position: { board, turn }, moves }) =>
      moves.some((move) => move.kind === 'carry' && belongsTo(pieceAt(board, move.from), otherSide(turn))),
  },
  {
    id: 'movable-square',
    text: 'The side with more pieces on a movable square and its corners may move that square itself.',
    rule: 'movable-squares',
    hasCome: (situation) => hasMove(situation, 'carry'),
  },
  {
    id: 'captured-pieces',
    text: 'A captured piece changes sides: it waits in hand, and dropping it takes a turn.',
    rule: 'drops',
    hasCome: ({ position: { hands } }) =>
      SIDES.some((side) => hands[side].some((count, kind) => count > 0 && !isLineKind(kind))),
  },
  {
    id: 'castle-steps',
    text: 'A castle steps along a line and diagonally by turns; its figure shows which comes next.',
    rule: 'lines',
    hasCome: ({ position: { board }, moves }) =>
      moves.some((move) => move.kind === 'move' && isCastle(kindOf(pieceAt(board, move.from)))),
  },
];

/** The rules that newcomers to Ben39 meet in a position. */
export const hints = (position: Ben39Position, _: unknown, { moves }: Status<Ben39Move>): Hint[] =>
  hintsOf(hintRules, { position, moves, isChecked: isInCheck(position, position.turn) });

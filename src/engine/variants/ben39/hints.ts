import type { Site } from '../../topology/site.ts';
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
import type { Ben39Hint } from './message.ts';

interface Situation {
  readonly position: Ben39Position;
  readonly moves: readonly Ben39Move[];
  /** The king of the side to move, and whether it is in check. */
  readonly king: Site;
  readonly isChecked: boolean;
}

const offers =
  (kind: Ben39Move['kind']) =>
  ({ moves }: Situation): boolean =>
    moves.some((move) => move.kind === kind);

const isOwnPieceFrozen = ({ position: { board, turn } }: Situation): boolean =>
  board.some((piece, site) => belongsTo(piece, turn) && isSquare(site) && isFrozen(board, site));

const hintRules: readonly HintRule<Situation, Ben39Hint>[] = [
  {
    id: 'travel',
    text: { id: 'ben39/hint/travel' },
    rule: 'travel',
    hasCome: ({ position: { board, turn }, moves }) =>
      moves.some((move) => move.kind === 'carry' && belongsTo(pieceAt(board, move.from), otherSide(turn))),
  },
  {
    id: 'check',
    text: { id: 'ben39/hint/check' },
    rule: 'winning',
    hasCome: ({ isChecked }) => isChecked,
  },
  {
    id: 'immobilized',
    text: { id: 'ben39/hint/immobilized' },
    rule: 'immobilizer',
    hasCome: isOwnPieceFrozen,
  },
  {
    id: 'king-and-castles',
    text: { id: 'ben39/hint/king-and-castles' },
    rule: 'castles-and-king',
    hasCome: ({ moves, king, isChecked }) =>
      isChecked || moves.some((move) => move.kind === 'move' && move.from === king),
    about: ({ king }) => [king],
  },
  {
    id: 'captured-pieces',
    text: { id: 'ben39/hint/captured-pieces' },
    rule: 'drops',
    hasCome: ({ position: { hands } }) =>
      SIDES.some((side) => hands[side].some((count, kind) => count > 0 && !isLineKind(kind))),
  },
  {
    id: 'teleport',
    text: { id: 'ben39/hint/teleport' },
    rule: 'teleport',
    hasCome: offers('teleport'),
  },
  {
    id: 'rotation',
    text: { id: 'ben39/hint/rotation' },
    rule: 'rotation',
    hasCome: offers('rotate'),
  },
  {
    id: 'movable-square',
    text: { id: 'ben39/hint/movable-square' },
    rule: 'movable-squares',
    hasCome: offers('carry'),
  },
  {
    id: 'castle-steps',
    text: { id: 'ben39/hint/castle-steps' },
    rule: 'lines',
    hasCome: ({ position: { board }, moves }) =>
      moves.some((move) => move.kind === 'move' && isCastle(kindOf(pieceAt(board, move.from)))),
  },
];

/** The rules that a newcomer to Ben39 meets in a position. */
export const hints = (position: Ben39Position, _: unknown, { moves }: Status<Ben39Move>): Hint[] =>
  hintsOf(hintRules, {
    position,
    moves,
    king: kingSite(position.board, position.turn),
    isChecked: isInCheck(position, position.turn),
  });

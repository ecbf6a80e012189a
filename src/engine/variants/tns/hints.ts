import { NO_SITE } from '../../topology/site.ts';
import type { Hint, HintRule } from '../../rules/hint.ts';
import { hintsOf } from '../../rules/hint.ts';
import { EMPTY, NO_KIND } from '../../rules/piece.ts';
import type { PieceMove } from '../../rules/pieceMove.ts';
import { SIDES, otherSide } from '../../rules/side.ts';
import type { Status } from '../../rules/status.ts';
import { FERZ, PROMOTED_KING } from './pieces.ts';
import type { TnsPosition } from './position.ts';
import { colourTaker, droppableKinds, isSomethingDue } from './hands.ts';
import { isInCheck, kingMovesIntoZone } from './kings.ts';
import type { TnsMove } from './moves.ts';

interface Situation {
  readonly position: TnsPosition;
  readonly moves: readonly TnsMove[];
}

/** Whether a ferz is held that could be dropped now but for the colour of some empty square. */
function isColourTaken(position: TnsPosition): boolean {
  const { board, turn, stage } = position;
  return (
    stage === 'drop' &&
    droppableKinds(position).includes(FERZ) &&
    board.some((piece, site) => piece === EMPTY && colourTaker(board, otherSide(turn), site) !== NO_SITE)
  );
}

const movesOf = ({ moves }: Situation): PieceMove[] => moves.filter((move) => move.kind === 'move');

const mayKingReachZone = (situation: Situation): boolean =>
  kingMovesIntoZone(situation.position, movesOf(situation)).length > 0;

const hintRules: readonly HintRule<Situation>[] = [
  {
    id: 'king-promotion',
    text: 'A king that moves into its zone wins if it is unattacked there, or attacked with no way out.',
    rule: 'king-promotion',
    hasCome: mayKingReachZone,
  },
  {
    id: 'king-capture',
    text: 'Capturing the king does not win: it is held for three turns at most, and comes back by a drop.',
    rule: 'king',
    hasCome: ({ position: { board, turn, stage } }) => stage === 'move' && isInCheck(board, otherSide(turn)),
  },
  {
    id: 'check',
    text: 'Check binds nobody, for a captured king comes back; what loses is a mate that stands.',
    rule: 'king',
    hasCome: ({ position: { board, turn } }) => isInCheck(board, turn),
  },
  {
    id: 'due',
    text: 'A held piece that shows a 1 is due: the turn cannot end before it is dropped.',
    rule: 'hands',
    hasCome: ({ position }) => isSomethingDue(position),
  },
  {
    id: 'drops',
    text: 'After its move a side may drop what it holds; it is the opponent who moves those pieces then.',
    rule: 'turn',
    hasCome: ({ position: { stage } }) => stage === 'drop',
  },
  {
    id: 'colour',
    text: 'A ferz cannot be dropped on the colour on which its own side has a ferz or a bishop.',
    rule: 'colour',
    hasCome: ({ position }) => isColourTaken(position),
  },
  {
    id: 'countdown',
    text: 'A captured piece still belongs to its old side; who holds it must drop it within three turns.',
    rule: 'hands',
    hasCome: ({ position: { hands } }) => SIDES.some((side) => hands[side].length > 0),
  },
  {
    id: 'promotion',
    text: 'A piece whose move ends in its zone may promote by a step; it may as well stay what it is.',
    rule: 'promotion',
    hasCome: (situation) => movesOf(situation).some(({ into }) => into !== NO_KIND && into !== PROMOTED_KING),
  },
];

/** The rules that newcomers to TNS Chess meet in a position. */
export const hints = (position: TnsPosition, _: unknown, { moves }: Status<TnsMove>): Hint[] =>
  hintsOf(hintRules, { position, moves });

import type { Site } from '../../topology/site.ts';
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
import { entersZone, isInCheck } from './kings.ts';
import type { TnsMove } from './move.ts';
import type { TnsHint } from './message.ts';

interface Situation {
  readonly position: TnsPosition;
  readonly moves: readonly TnsMove[];
}

/** Whether a held ferz may be dropped this turn, but not on some empty square because of its colour. */
function isColourTaken(position: TnsPosition): boolean {
  const { board, turn, stage } = position;
  return (
    stage === 'drop' &&
    droppableKinds(position).includes(FERZ) &&
    board.some((piece, site) => piece === EMPTY && colourTaker(board, otherSide(turn), site) !== NO_SITE)
  );
}

const movesOf = ({ moves }: Situation): PieceMove[] => moves.filter((move) => move.kind === 'move');

/** The moves by which a king reaches its zone. */
const intoZone = (situation: Situation): PieceMove[] =>
  movesOf(situation).filter(({ from, to }) => entersZone(situation.position, from, to));

/** The moves that promote a piece other than a king. */
const promotions = (situation: Situation): PieceMove[] =>
  movesOf(situation).filter(({ into }) => into !== NO_KIND && into !== PROMOTED_KING);

const origins = (moves: readonly PieceMove[]): Site[] => moves.map(({ from }) => from);

const hintRules: readonly HintRule<Situation, TnsHint>[] = [
  {
    id: 'due',
    text: { id: 'tns/hint/due' },
    rule: 'hands',
    hasCome: ({ position }) => isSomethingDue(position),
  },
  {
    id: 'king-promotion',
    text: { id: 'tns/hint/king-promotion' },
    rule: 'king-promotion',
    hasCome: (situation) => intoZone(situation).length > 0,
    about: (situation) => origins(intoZone(situation)),
  },
  {
    id: 'colour',
    text: { id: 'tns/hint/colour' },
    rule: 'colour',
    hasCome: ({ position }) => isColourTaken(position),
  },
  {
    id: 'drops',
    text: { id: 'tns/hint/drops' },
    rule: 'turn',
    hasCome: ({ position: { stage } }) => stage === 'drop',
  },
  {
    id: 'king-capture',
    text: { id: 'tns/hint/king-capture' },
    rule: 'king',
    hasCome: ({ position: { board, turn, stage } }) => stage === 'move' && isInCheck(board, otherSide(turn)),
  },
  {
    id: 'check',
    text: { id: 'tns/hint/check' },
    rule: 'king',
    hasCome: ({ position: { board, turn } }) => isInCheck(board, turn),
  },
  {
    id: 'countdown',
    text: { id: 'tns/hint/countdown' },
    rule: 'hands',
    hasCome: ({ position: { hands } }) => SIDES.some((side) => hands[side].length > 0),
  },
  {
    id: 'promotion',
    text: { id: 'tns/hint/promotion' },
    rule: 'promotion',
    hasCome: (situation) => promotions(situation).length > 0,
    about: (situation) => origins(promotions(situation)),
  },
];

/** The rules that a newcomer to TNS Chess meets in a position. */
export const hints = (position: TnsPosition, _: unknown, { moves }: Status<TnsMove>): Hint[] =>
  hintsOf(hintRules, { position, moves });

import { at } from '../../at.ts';
import type { Hint, HintRule } from '../../rules/hint.ts';
import { hintsOf } from '../../rules/hint.ts';
import { kindOf, pieceOf } from '../../rules/piece.ts';
import { destinations } from '../../rules/pieceMoves.ts';
import { pieceAt, sitesOf } from '../../rules/position.ts';
import type { Side } from '../../rules/side.ts';
import { SIDES, WHITE, otherSide } from '../../rules/side.ts';
import type { Status } from '../../rules/status.ts';
import type { Site } from '../../topology/site.ts';
import { NO_SITE } from '../../topology/site.ts';
import { shapeOf } from '../../topology/topology.ts';
import type { ChieftainBoard } from './board.ts';
import type { ChieftainHint } from './message.ts';
import type { ChieftainMove } from './moves.ts';
import { isInCheck } from './moves.ts';
import { BERSERKER } from './pieces.ts';
import type { ChieftainPosition } from './position.ts';
import { kingSite } from './position.ts';

interface Situation {
  readonly field: ChieftainBoard;
  readonly position: ChieftainPosition;
  readonly moves: readonly ChieftainMove[];
  /** The moves that the enemy's wall bars. */
  readonly barred: readonly ChieftainMove[];
}

const mayMove = ({ moves }: Situation): boolean => moves.some(({ kind }) => kind === 'move');

const isOwnKingInCheck = ({ field, position }: Situation): boolean =>
  isInCheck(field, position, position.turn);

/** Whether the king has a move that a berserker could not make because of a gap. */
function mayKingFly({ field, position: { board, turn }, moves }: Situation): boolean {
  const king = kingSite(board, turn);
  if (king === NO_SITE) return false;
  const onFoot = destinations(at(field.movements[turn], BERSERKER), board, king);
  return moves.some((move) => move.kind === 'move' && move.from === king && !onFoot.includes(move.to));
}

const isWhereItBegan = ({ topology }: ChieftainBoard, site: Site, side: Side): boolean =>
  shapeOf(topology, site).row === (side === WHITE ? 0 : 10);

/** The berserkers that have left their first rank and that the enemy's wall keeps from an empty square of it. */
const keptByWall = ({ field, position: { board, turn }, barred }: Situation): Site[] =>
  barred.flatMap((move) =>
    move.kind === 'move' &&
    kindOf(pieceAt(board, move.from)) === BERSERKER &&
    !isWhereItBegan(field, move.from, turn)
      ? [move.from]
      : [],
  );

const hintRules: readonly HintRule<Situation, ChieftainHint>[] = [
  {
    id: 'last-berserker',
    text: { id: 'battle-chieftain/hint/last-berserker' },
    rule: 'winning',
    hasCome: ({ position: { board } }) =>
      SIDES.some((side) => sitesOf(board, pieceOf(BERSERKER, side)).length === 1),
  },
  {
    id: 'king-capture',
    text: { id: 'battle-chieftain/hint/king-capture' },
    rule: 'winning',
    hasCome: ({ field, position }) => isInCheck(field, position, otherSide(position.turn)),
  },
  {
    id: 'check',
    text: { id: 'battle-chieftain/hint/check' },
    rule: 'check',
    hasCome: (situation) => isOwnKingInCheck(situation) && mayMove(situation),
  },
  {
    id: 'wall',
    text: { id: 'battle-chieftain/hint/wall' },
    rule: 'walls',
    hasCome: (situation) => mayMove(situation) && keptByWall(situation).length > 0,
    about: keptByWall,
  },
  {
    id: 'flying-king',
    text: { id: 'battle-chieftain/hint/flying-king' },
    rule: 'king',
    hasCome: mayKingFly,
    about: ({ position: { board, turn } }) => [kingSite(board, turn)],
  },
];

/**
 * The rules that a newcomer to Battle Chieftain meets in a position, once the kings are placed. The remarks
 * explain what happens to a king in checkmate, and to a side without a king.
 */
export const hints = (
  field: ChieftainBoard,
  position: ChieftainPosition,
  { moves, forbidden }: Status<ChieftainMove>,
): Hint[] =>
  position.stage === 'place' ? [] : hintsOf(hintRules, { field, position, moves, barred: forbidden });

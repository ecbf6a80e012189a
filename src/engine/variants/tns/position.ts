import { at } from '../../at.ts';
import type { Held, HeldOne } from '../../rules/hand.ts';
import type { Kind } from '../../rules/piece.ts';
import { belongsTo, kindOf, pieceOf } from '../../rules/piece.ts';
import type { Board } from '../../rules/position.ts';
import { HANDS_NAME, TURN_FIELD } from '../../rules/setup.ts';
import type { BySide, Side } from '../../rules/side.ts';
import { SIDES, bySide, otherSide } from '../../rules/side.ts';
import { codecOf } from '../../setup/codec.ts';
import { board as squares } from './board.ts';
import type { HeldPiece, Holding } from './hands.ts';
import { HELD_TURNS, JUST_CAPTURED, canDrop } from './hands.ts';
import type { TnsPositionMessage } from './message.ts';
import { message } from './message.ts';
import { BASE_KINDS, KING, PROMOTED_KING, baseOf, kinds } from './pieces.ts';

export interface TnsPosition extends Holding {
  /** Whether the side to move has yet to move, or has moved and may drop (TNS, a turn). */
  readonly stage: 'move' | 'drop';
}

/** The side whose king has been promoted; null if neither. */
function promotedSide({ board }: TnsPosition): Side | null {
  for (const side of SIDES) if (board.includes(pieceOf(PROMOTED_KING, side))) return side;
  return null;
}

/** The pieces in both hands, as shown. */
export function hands({ hands: held, turn, stage }: TnsPosition): Held[] {
  return SIDES.flatMap((holder) =>
    held[holder].map(({ kind, turnsLeft }) => ({
      holder,
      piece: pieceOf(kind, otherSide(holder)),
      count: 1,
      turnsLeft: Math.min(turnsLeft, HELD_TURNS),
      due: turnsLeft === 1 && holder === turn && stage === 'drop',
    })),
  );
}

const problemOf = (position: TnsPosition): TnsPositionMessage | null =>
  SIDES.map((side) => supplyProblem(position, side)).find((problem) => problem !== null) ??
  stageProblem(position);

/** The most pieces of one promotion chain that a side has, on the board and in the enemy's hand. */
const supplyOf = (base: Kind): number => (base === KING ? 1 : 2);

function supplyProblem({ board, hands }: TnsPosition, side: Side): TnsPositionMessage | null {
  for (const base of BASE_KINDS) {
    const count =
      linesOn(board, side).filter((line) => line === base).length +
      hands[otherSide(side)].filter(({ kind }) => kind === base).length;
    if (count > supplyOf(base))
      return { id: 'tns/line-too-long', side, count, kind: at(kinds, base).name, most: supplyOf(base) };
  }
  return null;
}

const linesOn = (board: Board, side: Side): Kind[] =>
  board.filter((piece) => belongsTo(piece, side)).map((piece) => baseOf(kindOf(piece)));

function stageProblem(position: TnsPosition): TnsPositionMessage | null {
  const { turn, hands, stage } = position;
  const fresh = bySide((side) => hands[side].filter(({ turnsLeft }) => turnsLeft === JUST_CAPTURED).length);
  if (fresh[otherSide(turn)] > 0 || fresh[turn] > (stage === 'drop' ? 1 : 0))
    return { id: 'tns/not-just-captured' };
  const bothPromoted = SIDES.every((side) => position.board.includes(pieceOf(PROMOTED_KING, side)));
  if (bothPromoted) return { id: 'tns/both-kings-promoted' };
  if (stage === 'drop' && (promotedSide(position) !== null || !canDrop(position)))
    return { id: 'tns/nothing-to-drop' };
  return null;
}

const packHands = (held: readonly HeldOne[]): BySide<readonly HeldPiece[]> =>
  bySide((side) =>
    held
      .filter(({ holder }) => holder === side)
      .map(({ kind, turnsLeft }) => ({ kind, turnsLeft: turnsLeft ?? HELD_TURNS })),
  );

const unpackHands = (hands: BySide<readonly HeldPiece[]>): HeldOne[] =>
  SIDES.flatMap((holder) => hands[holder].map((piece) => ({ holder, ...piece })));

/** Positions and their strings (TNS, positions). */
export const codec = codecOf<TnsPosition>({
  topology: squares,
  kinds,
  fields: {
    turn: TURN_FIELD,
    hands: {
      kind: 'hands',
      name: HANDS_NAME,
      kinds: BASE_KINDS,
      colour: 'enemy',
      turns: { least: 1, usual: HELD_TURNS, most: JUST_CAPTURED },
      otherwise: (entry) =>
        message({
          id: 'tns/no-held-piece',
          letters: BASE_KINDS.map((kind) => at(kinds, kind).letter),
          most: JUST_CAPTURED,
          entry,
        }),
      pack: packHands,
      unpack: unpackHands,
    },
    stage: {
      kind: 'choice',
      name: message({ id: 'tns/stage' }),
      options: [
        { text: 'm', value: 'move', label: message({ id: 'tns/has-yet-to-move' }) },
        { text: 'd', value: 'drop', label: message({ id: 'tns/may-drop' }) },
      ],
    },
  },
  start: 'k/nfn/1wfw1/7/7/7/1WFW1/NFN/K w - m',
  problemOf,
});

import { at } from '../../at.ts';
import type { Held, HeldOne } from '../../rules/hand.ts';
import type { Kind } from '../../rules/piece.ts';
import { belongsTo, kindOf, pieceOf } from '../../rules/piece.ts';
import type { Board } from '../../rules/position.ts';
import type { Result } from '../../rules/result.ts';
import { failure, quote, success } from '../../rules/result.ts';
import { TURN_FIELD } from '../../rules/setup.ts';
import type { BySide, Side } from '../../rules/side.ts';
import { SIDES, bySide, otherSide, sideName } from '../../rules/side.ts';
import { codecOf } from '../../setup/codec.ts';
import { board as squares } from './board.ts';
import type { HeldPiece, Holding } from './hands.ts';
import { HELD_TURNS, JUST_CAPTURED, canDrop } from './hands.ts';
import { BASE_KINDS, KING, PROMOTED_KING, baseOf, kinds } from './pieces.ts';

export interface TnsPosition extends Holding {
  /** Whether the side to move has yet to move, or has moved and may drop (TNS, a turn). */
  readonly stage: 'move' | 'drop';
}

/** Whose king has been promoted, if one has. */
export function promotedSide({ board }: TnsPosition): Side | null {
  for (const side of SIDES) if (board.includes(pieceOf(PROMOTED_KING, side))) return side;
  return null;
}

/** The pieces in both hands, as they are shown. */
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

function validate(position: TnsPosition): Result<TnsPosition> {
  const problem = SIDES.map((side) => supplyProblem(position, side)).find(Boolean) ?? stageProblem(position);
  return problem ? failure(problem) : success(position);
}

/** How many pieces of a line a side has at most, on the board and in the enemy's hand. */
const supplyOf = (base: Kind): number => (base === KING ? 1 : 2);

function supplyProblem({ board, hands }: TnsPosition, side: Side): string | null {
  for (const base of BASE_KINDS) {
    const count =
      linesOn(board, side).filter((line) => line === base).length +
      hands[otherSide(side)].filter(({ kind }) => kind === base).length;
    if (count > supplyOf(base))
      return `${sideName(side)} has ${String(count)} pieces of the ${at(kinds, base).name}’s line; the most is ${String(supplyOf(base))}.`;
  }
  return null;
}

const linesOn = (board: Board, side: Side): Kind[] =>
  board.filter((piece) => belongsTo(piece, side)).map((piece) => baseOf(kindOf(piece)));

function stageProblem(position: TnsPosition): string | null {
  const { turn, hands, stage } = position;
  const fresh = bySide((side) => hands[side].filter(({ turnsLeft }) => turnsLeft === JUST_CAPTURED).length);
  if (fresh[otherSide(turn)] > 0 || fresh[turn] > (stage === 'drop' ? 1 : 0))
    return 'Four turns are left only for one piece, captured in a turn that still goes on.';
  const bothPromoted = SIDES.every((side) => position.board.includes(pieceOf(PROMOTED_KING, side)));
  if (bothPromoted) return 'Both kings are promoted; only one side can have won.';
  if (stage === 'drop' && (promotedSide(position) !== null || !canDrop(position)))
    return 'Nothing can be dropped, so that the turn would have ended: the stage is m.';
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
      name: 'hands',
      kinds: BASE_KINDS,
      colour: 'enemy',
      turns: { least: 1, usual: HELD_TURNS, most: JUST_CAPTURED },
      otherwise: (entry) => `A held piece is one of K, F, W, N with 1 to 4 turns left, not ${quote(entry)}.`,
      pack: packHands,
      unpack: unpackHands,
    },
    stage: {
      kind: 'choice',
      name: 'stage',
      options: [
        { text: 'm', value: 'move', label: 'has yet to move' },
        { text: 'd', value: 'drop', label: 'has moved and may drop' },
      ],
    },
  },
  start: 'k/nfn/1wfw1/7/7/7/1WFW1/NFN/K w - m',
  validate,
});

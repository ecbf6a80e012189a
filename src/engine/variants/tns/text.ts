import { at } from '../../at.ts';
import { shapeOf } from '../../topology/topology.ts';
import type { Notation } from '../../rules/notation.ts';
import { dropNotation, goingNotation } from '../../rules/notation.ts';
import type { Kind } from '../../rules/piece.ts';
import { EMPTY, NO_KIND, belongsTo, kindOf, pieceOf } from '../../rules/piece.ts';
import type { Board } from '../../rules/position.ts';
import { pieceAt } from '../../rules/position.ts';
import { pieceLetter, readBoard, readFields, readTurn, writeBoard } from '../../setup/positionText.ts';
import type { Result } from '../../rules/result.ts';
import { failure, quote, success } from '../../rules/result.ts';
import type { Setup } from '../../rules/setup.ts';
import { TURN_FIELD } from '../../rules/setup.ts';
import type { BySide, Side } from '../../rules/side.ts';
import { BLACK, SIDES, WHITE, bySide, otherSide, sideLetter, sideName } from '../../rules/side.ts';
import { BASE_KINDS, KING, PROMOTED_KING, baseOf, board as squares, kinds } from './pieces.ts';
import type { HeldPiece, TnsPosition } from './hands.ts';
import { JUST_CAPTURED, canDrop, inOrder } from './hands.ts';
import { promotedSide } from './kings.ts';
import type { TnsMove } from './moves.ts';

const stages = { m: 'move', d: 'drop' } as const;

/** What its position strings are made of (TNS, positions). */
export const setup: Setup = {
  boards: [{ name: 'board', ranks: squares.ranks }],
  fields: [
    TURN_FIELD,
    {
      kind: 'hands',
      name: 'hands',
      kinds: BASE_KINDS,
      colour: 'enemy',
      turns: { least: 1, usual: 3, most: JUST_CAPTURED },
    },
    {
      kind: 'choice',
      name: 'stage',
      options: [
        { text: 'm', label: 'has yet to move' },
        { text: 'd', label: 'has moved and may drop' },
      ],
    },
  ],
  picture: null,
};

/** Writes a position: board, side to move, hands, stage (TNS, positions). */
export function writePosition({ board, turn, hands, stage }: TnsPosition): string {
  return [
    writeBoard(squares, kinds, board),
    sideLetter(turn),
    writeHands(hands),
    stage === 'move' ? 'm' : 'd',
  ].join(' ');
}

/** Held pieces in their own colour, White's hand (black pieces) first. */
function writeHands(hands: BySide<readonly HeldPiece[]>): string {
  const held = SIDES.flatMap((holder) =>
    hands[holder].map(
      ({ kind, turnsLeft }) => pieceLetter(kinds, pieceOf(kind, otherSide(holder))) + String(turnsLeft),
    ),
  );
  return held.join(',') || '-';
}

export function readPosition(text: string): Result<TnsPosition> {
  const fields = readFields(text, ['board', 'side to move', 'hands', 'stage'] as const);
  if (!fields.ok) return fields;
  const board = readBoard(squares, kinds, fields.value.board);
  if (!board.ok) return board;
  const turn = readTurn(fields.value['side to move']);
  if (!turn.ok) return turn;
  const hands = readHands(fields.value.hands);
  if (!hands.ok) return hands;
  const stage = fields.value.stage;
  if (stage !== 'm' && stage !== 'd') return failure(`The stage is m or d, not ${quote(stage)}.`);
  const position = { board: board.value, turn: turn.value, hands: hands.value, stage: stages[stage] };
  const problem = SIDES.map((side) => supplyProblem(position, side)).find(Boolean) ?? stageProblem(position);
  return problem ? failure(problem) : success(position);
}

function readHands(field: string): Result<BySide<readonly HeldPiece[]>> {
  if (field === '-') return success([[], []]);
  const hands: [HeldPiece[], HeldPiece[]] = [[], []];
  for (const entry of field.split(',')) {
    const [letter = '', digit = ''] = entry;
    const kind = BASE_KINDS.find((base) => at(kinds, base).letter === letter.toUpperCase());
    if (kind === undefined || !/^.[1-4]$/.test(entry))
      return failure(`A held piece is one of K, F, W, N with 1 to 4 turns left, not ${quote(entry)}.`);
    // White holds black pieces, which are in lower case.
    const holder = letter === letter.toLowerCase() ? WHITE : BLACK;
    hands[holder].push({ kind, turnsLeft: Number(digit) });
  }
  const written = writeHands(bySide((side) => inOrder(hands[side])));
  return written === field
    ? success(hands)
    : failure(`The hands are to be listed in order: ${written}, not ${quote(field)}.`);
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

/** The action string (TNS, actions). */
export function writeMove({ turn }: TnsPosition, move: TnsMove): string {
  switch (move.kind) {
    case 'end':
      return 'end';
    case 'drop':
      return `${pieceLetter(kinds, pieceOf(move.into, otherSide(turn)))}@${shapeOf(squares, move.to).name}`;
    case 'move':
      return `${shapeOf(squares, move.from).name}-${shapeOf(squares, move.to).name}${move.into === NO_KIND ? '' : '+'}`;
  }
}

/** Every piece has its letter, and `+` is a promotion, as in action strings. */
export function notationOf({ board }: TnsPosition, move: TnsMove): Notation | null {
  switch (move.kind) {
    case 'end':
      return null;
    case 'drop':
      return dropNotation(at(kinds, move.into).letter, move.to);
    case 'move': {
      const { from, to, into } = move;
      const { letter } = at(kinds, kindOf(pieceAt(board, from)));
      return goingNotation(letter, from, to, pieceAt(board, to) !== EMPTY, into === NO_KIND ? '' : '+');
    }
  }
}

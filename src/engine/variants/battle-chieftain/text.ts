import { at } from '../../at.ts';
import { NO_SITE } from '../../topology/site.ts';
import type { Topology } from '../../topology/topology.ts';
import { shapeOf } from '../../topology/topology.ts';
import type { Notation } from '../../rules/notation.ts';
import { dropNotation, goingNotation } from '../../rules/notation.ts';
import { EMPTY, kindOf, pieceOf } from '../../rules/piece.ts';
import { pieceAt, sitesOf } from '../../rules/position.ts';
import { readBoard, readFields, readTurn, writeBoard } from '../../setup/positionText.ts';
import type { Result } from '../../rules/result.ts';
import { failure, quote, success } from '../../rules/result.ts';
import type { Setup } from '../../rules/setup.ts';
import { TURN_FIELD } from '../../rules/setup.ts';
import { BLACK, SIDES, WHITE, sideLetter, sideName } from '../../rules/side.ts';
import { KING, kinds } from './board.ts';
import type { ChieftainMove, ChieftainPosition } from './moves.ts';
import { hasArmy, kingSite } from './moves.ts';

/** What its position strings are made of (Battle Chieftain, positions). */
export const setupOf = ({ ranks }: Topology): Setup => ({
  boards: [{ name: 'board', ranks }],
  fields: [
    TURN_FIELD,
    {
      kind: 'choice',
      name: 'stage',
      options: [
        { text: 'g', label: 'the kings are placed' },
        // White places first, whoever else plays White.
        { text: 'p', label: 'the kings are being placed', keepsTurn: true },
      ],
    },
  ],
  picture: { field: 'X', wall: 'W', upper: BLACK },
});

/** Writes a position: board, side to move, stage (Battle Chieftain, positions). */
export function writePosition(topology: Topology, { board, turn, stage }: ChieftainPosition): string {
  return `${writeBoard(topology, kinds, board)} ${sideLetter(turn)} ${stage === 'place' ? 'p' : 'g'}`;
}

export function readPosition(topology: Topology, text: string): Result<ChieftainPosition> {
  const fields = readFields(text, ['board', 'side to move', 'stage'] as const);
  if (!fields.ok) return fields;
  const board = readBoard(topology, kinds, fields.value.board);
  if (!board.ok) return board;
  const turn = readTurn(fields.value['side to move']);
  if (!turn.ok) return turn;
  const { stage } = fields.value;
  if (stage !== 'p' && stage !== 'g') return failure(`The stage is p or g, not ${quote(stage)}.`);
  const position: ChieftainPosition = {
    board: board.value,
    turn: turn.value,
    stage: stage === 'p' ? 'place' : 'game',
  };
  const problem = problemOf(position);
  return problem === null ? success(position) : failure(problem);
}

function problemOf({ board, turn, stage }: ChieftainPosition): string | null {
  for (const side of SIDES) {
    const count = sitesOf(board, pieceOf(KING, side)).length;
    if (count > 1) return `${sideName(side)} has ${String(count)} kings.`;
    const isPlaced = kingSite(board, side) !== NO_SITE;
    if (stage === 'place' && isPlaced !== (side === WHITE && turn !== WHITE))
      return isPlaced
        ? `${sideName(side)} has a king already, though it is still to be placed.`
        : `${sideName(side)} should have placed its king already.`;
  }
  return SIDES.some((side) => hasArmy(board, side)) ? null : 'Neither side has a berserker.';
}

/** The action string (Battle Chieftain, actions). */
export function writeMove(topology: Topology, move: ChieftainMove): string {
  const { name } = shapeOf(topology, move.to);
  switch (move.kind) {
    case 'place':
      return `K@${name}`;
    case 'crown':
      return `K=${name}`;
    case 'move':
      return `${shapeOf(topology, move.from).name}-${name}`;
  }
}

/** Both kinds have their letters; a new king is told as in action strings. */
export function notationOf({ board }: ChieftainPosition, move: ChieftainMove): Notation {
  const king = at(kinds, KING).letter;
  const { to } = move;
  switch (move.kind) {
    case 'place':
      return dropNotation(king, to);
    case 'crown':
      return { letter: king, from: NO_SITE, shown: 'needed', joint: '=', to, suffix: '' };
    case 'move': {
      const { letter } = at(kinds, kindOf(pieceAt(board, move.from)));
      return goingNotation(letter, move.from, to, pieceAt(board, to) !== EMPTY);
    }
  }
}

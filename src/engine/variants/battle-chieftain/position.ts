import { NO_SITE } from '../../topology/site.ts';
import type { Site } from '../../topology/site.ts';
import type { Topology } from '../../topology/topology.ts';
import { pieceOf } from '../../rules/piece.ts';
import type { Board, Position } from '../../rules/position.ts';
import { sitesOf } from '../../rules/position.ts';
import { failure, quote, success } from '../../rules/result.ts';
import { TURN_FIELD } from '../../rules/setup.ts';
import type { Side } from '../../rules/side.ts';
import { BLACK, SIDES, WHITE, sideName } from '../../rules/side.ts';
import { codecOf } from '../../setup/codec.ts';
import { BERSERKER, KING, kinds } from './pieces.ts';

export interface ChieftainPosition extends Position {
  /** Whether the kings are still being placed, or the game has begun. */
  readonly stage: 'place' | 'game';
}

/** Where that side's king stands, or `NO_SITE` if it has none. */
export const kingSite = (board: Board, side: Side): Site => board.indexOf(pieceOf(KING, side));

export const hasArmy = (board: Board, side: Side): boolean => board.includes(pieceOf(BERSERKER, side));

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

/** Positions on one of the boards, and their strings (Battle Chieftain, positions). */
export const codecOn = (topology: Topology) =>
  codecOf<ChieftainPosition>({
    topology,
    kinds,
    fields: {
      turn: TURN_FIELD,
      stage: {
        kind: 'choice',
        name: 'stage',
        options: [
          { text: 'g', value: 'game', label: 'the kings are placed' },
          // White places first, whoever else plays White.
          { text: 'p', value: 'place', label: 'the kings are being placed', keepsTurn: true },
        ],
        otherwise: (text) => `The stage is p or g, not ${quote(text)}.`,
      },
    },
    picture: { field: 'X', wall: 'W', upper: BLACK },
    start: 'bbbbbbbbbb/6/8/6/8/8/8/6/8/6/BBBBBBBBBB w p',
    validate(position) {
      const problem = problemOf(position);
      return problem === null ? success(position) : failure(problem);
    },
  });

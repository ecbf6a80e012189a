import { NO_SITE } from '../../topology/site.ts';
import type { Site } from '../../topology/site.ts';
import type { Topology } from '../../topology/topology.ts';
import { pieceOf } from '../../rules/piece.ts';
import type { Board, Position } from '../../rules/position.ts';
import { sitesOf } from '../../rules/position.ts';
import { TURN_FIELD } from '../../rules/setup.ts';
import type { Side } from '../../rules/side.ts';
import { BLACK, SIDES, WHITE } from '../../rules/side.ts';
import { codecOf } from '../../setup/codec.ts';
import type { PositionMessage } from '../../setup/positionMessage.ts';
import type { ChieftainPositionMessage } from './message.ts';
import { message } from './message.ts';
import { BERSERKER, KING, kinds } from './pieces.ts';

export interface ChieftainPosition extends Position {
  /** Whether the kings are still being placed, or the game has begun. */
  readonly stage: 'place' | 'game';
}

/** The site of that side's king; `NO_SITE` if it has none. */
export const kingSite = (board: Board, side: Side): Site => board.indexOf(pieceOf(KING, side));

const hasArmy = (board: Board, side: Side): boolean => board.includes(pieceOf(BERSERKER, side));

const STAGE = message({ id: 'battle-chieftain/stage' });
const IN_GAME = message({ id: 'battle-chieftain/kings-are-placed' });
const PLACING = message({ id: 'battle-chieftain/kings-to-be-placed' });

function problemOf({
  board,
  turn,
  stage,
}: ChieftainPosition): ChieftainPositionMessage | PositionMessage | null {
  for (const side of SIDES) {
    const count = sitesOf(board, pieceOf(KING, side)).length;
    if (count > 1) return { id: 'position/many-kings', side, count };
    const isPlaced = kingSite(board, side) !== NO_SITE;
    if (stage === 'place' && isPlaced !== (side === WHITE && turn !== WHITE))
      return { id: isPlaced ? 'battle-chieftain/king-too-early' : 'battle-chieftain/king-missing', side };
  }
  return SIDES.some((side) => hasArmy(board, side)) ? null : { id: 'battle-chieftain/no-berserker' };
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
        name: STAGE,
        options: [
          { text: 'g', value: 'game', label: IN_GAME },
          // White places first, even when the sides are swapped.
          { text: 'p', value: 'place', label: PLACING, keepsTurn: true },
        ],
        otherwise: (text): PositionMessage => ({ id: 'field/one-of', name: STAGE, texts: ['p', 'g'], text }),
      },
    },
    picture: { field: 'X', wall: 'W', upper: BLACK },
    start: 'bbbbbbbbbb/6/8/6/8/8/8/6/8/6/BBBBBBBBBB w p',
    problemOf,
  });

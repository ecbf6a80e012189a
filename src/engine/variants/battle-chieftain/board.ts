import type { Site } from '../../topology/site.ts';
import { ORTHOGONAL, squaresLike } from '../../topology/squares.ts';
import type { Topology } from '../../topology/topology.ts';
import { shapeOf } from '../../topology/topology.ts';
import type { Attacks } from '../../rules/attacks.ts';
import { attacksOf } from '../../rules/attacks.ts';
import type { PieceMovement } from '../../rules/pieceMovement.ts';
import { fly, leap, slide } from '../../rules/movement.ts';
import type { MoveTable } from '../../rules/moveTable.ts';
import { moveTableOf } from '../../rules/moveTable.ts';
import { pieceMovement } from '../../rules/pieceMovement.ts';
import { byKind } from '../../rules/piece.ts';
import type { BySide } from '../../rules/side.ts';
import { WHITE, bySide, otherSide } from '../../rules/side.ts';
import { kindNames } from './pieces.ts';

/** One of the four boards: its squares, the walls of each side, and how pieces move on it. */
export interface ChieftainBoard {
  readonly topology: Topology;
  readonly walls: BySide<ReadonlySet<Site>>;
  /** By side and kind. Both sides move alike, except that on the enemy’s wall they only capture. */
  readonly movements: BySide<readonly PieceMovement[]>;
  /** The moves of all pieces by those movements. */
  readonly moveTable: MoveTable;
  readonly attacks: BySide<Attacks>;
}

/**
 * What differs between the boards: ranks 8 and 4, and whether the walls are far (Battle Chieftain, board).
 */
interface Differences {
  readonly rank8: string;
  readonly rank4: string;
  readonly farWalls: boolean;
}

const TWO_GAPS = '-+++--+++-';
const FOUR_GAPS = '-++-++-++-';

const differences = {
  standard: { rank8: TWO_GAPS, rank4: TWO_GAPS, farWalls: false },
  farWalls: { rank8: TWO_GAPS, rank4: TWO_GAPS, farWalls: true },
  differingField: { rank8: FOUR_GAPS, rank4: FOUR_GAPS, farWalls: false },
  unevenField: { rank8: FOUR_GAPS, rank4: TWO_GAPS, farWalls: false },
} as const;

function chieftainBoard({ rank8, rank4, farWalls }: Differences): ChieftainBoard {
  const topology = squaresLike(
    [
      '++++++++++',
      '-+-++++-+-',
      '-++++++++-',
      rank8,
      '-++++++++-',
      '++-++++-++',
      '-++++++++-',
      rank4,
      '-++++++++-',
      '-+-++++-+-',
      '++++++++++',
    ],
    'a1',
  );
  const rank = (row: number): ReadonlySet<Site> =>
    new Set([...topology.sites.keys()].filter((site) => shapeOf(topology, site).row === row));
  const walls = bySide((side) => rank((side === WHITE) === farWalls ? 9 : 1));
  const byName = byKind(kindNames, leap(topology, []), {
    king: fly(topology, ORTHOGONAL),
    berserker: slide(topology, ORTHOGONAL),
  });
  const movements = bySide((side) =>
    byName.map((movement) => pieceMovement(movement, movement, walls[otherSide(side)])),
  );
  return {
    topology,
    walls,
    movements,
    moveTable: moveTableOf(movements),
    attacks: bySide((side) => attacksOf(side, movements[side])),
  };
}

/** The four boards. */
export const boards = {
  standard: chieftainBoard(differences.standard),
  farWalls: chieftainBoard(differences.farWalls),
  differingField: chieftainBoard(differences.differingField),
  unevenField: chieftainBoard(differences.unevenField),
} as const;

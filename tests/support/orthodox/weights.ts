import type { Weights } from '../../../src/engine/search/weights.ts';
import { topology } from './pieces.ts';

/*
 * What orthodox chess players have long known of their pieces, in hundredths of a pawn: so what a match tells is how well
 * the search plays, not what it could learn of a game that is not among those of the page.
 */

/** From 0 on the edge files to 3 on the ones in the middle, and from 0 on the own first rank to 7. */
type Worth = (file: number, rank: number) => number;

const everywhere = (worth: Worth): number[] =>
  topology.sites.map(({ column, row }) => Math.round(worth(Math.min(column, 7 - column), row)));

/** How near the middle of the board a site is, from 0 in the corners to 6. */
const centrality: Worth = (file, rank) => file + Math.min(rank, 7 - rank);

/** A king hides in a corner behind its pawns as long as there are pieces to attack it. */
const hidden: Worth = (file, rank) => {
  if (rank === 0) return [20, 28, 5, -10][file] ?? 0;
  if (rank === 1) return [5, 0, -20, -28][file] ?? 0;
  return -30 - 10 * Math.min(rank, 5) - 4 * file;
};

/** A pawn is worth most in the middle, and the more the further it has come. */
const advanced: Worth = (file, rank) => {
  if (rank === 0 || rank === 7) return 84;
  const inFile = [-8, 0, [0, -2, 2, 6, 8, 10, 10][rank], [0, -14, 4, 20, 20, 22, 20][rank]][file] ?? 0;
  return 84 + inFile + ([0, 0, -2, 2, 8, 20, 45][rank] ?? 0);
};

const nowhere = everywhere(() => 0);

export const weights: Weights = {
  pieces: [
    nowhere,
    everywhere(hidden),
    everywhere(
      (file, rank) => 980 + (rank === 0 ? 2 * file - 6 : 2 * centrality(file, rank) - (rank > 3 ? 7 : 4)),
    ),
    everywhere((file, rank) => 475 + (rank === 6 ? 15 : 0) + ([-6, -3, 2, 8][file] ?? 0)),
    everywhere(
      (file, rank) =>
        332 + 3 * centrality(file, rank) - (rank === 0 ? 12 : 0) + (file === 1 && rank === 1 ? 12 : 0),
    ),
    everywhere(
      (file, rank) =>
        322 +
        ([-42, -30, -18, -6, 6, 16, 22][centrality(file, rank)] ?? 0) +
        (rank >= 3 && rank <= 5 ? 6 : 0),
    ),
    everywhere(advanced),
  ],
  late: [
    nowhere,
    everywhere((file, rank) => 9 * centrality(file, rank) - (rank === 0 ? 34 : 28)),
    everywhere((file, rank) => 958 + 4 * centrality(file, rank)),
    everywhere((_, rank) => (rank === 6 ? 543 : 535)),
    everywhere((file, rank) => 307 + 3 * centrality(file, rank)),
    everywhere((file, rank) => 272 + 6 * centrality(file, rank)),
    everywhere((_, rank) => 112 + ([0, -4, -2, 2, 12, 32, 60, 0][rank] ?? 0)),
  ],
  held: [],
  mobility: 2,
  turn: 8,
  around: {
    free: [
      [0, 0],
      [2, 8],
      [4, 12],
      [8, 24],
      [18, 42],
      [38, 72],
      [60, 110],
      [0, 0],
    ],
    own: [
      [0, 0],
      [0, 0],
      [0, 0],
      [0, 0],
      [4, 0],
      [4, 0],
      [9, 0],
    ],
    enemy: [
      [0, 0],
      [0, 0],
      [24, 0],
      [14, 0],
      [8, 0],
      [12, 0],
      [8, 0],
    ],
  },
};

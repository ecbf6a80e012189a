import { at } from '../at.ts';
import type { Piece } from '../rules/piece.ts';
import { EMPTY } from '../rules/piece.ts';
import type { Board } from '../rules/position.ts';
import { pieceAt } from '../rules/position.ts';
import type { Result } from '../rules/result.ts';
import { success } from '../rules/result.ts';
import type { PlacesField, Setup, SetupBoard } from '../rules/setup.ts';
import { NONE } from '../rules/setup.ts';
import type { Variant } from '../rules/variant.ts';
import type { Site } from '../topology/site.ts';
import type { Topology } from '../topology/topology.ts';
import { shapeOf, siteNamed } from '../topology/topology.ts';
import { readBoard, writeBoard } from './positionText.ts';

/** The field of a variant that says where parts of the ground are, if it has one. */
export const placesFieldOf = ({ setup }: { readonly setup: Setup }): PlacesField | undefined =>
  setup.fields.find((field) => field.kind === 'places');

/** The text of that field, each place once. */
export const writePlaces = (topology: Topology, places: readonly Site[]): string =>
  [...new Set(places)]
    .map((site) => shapeOf(topology, site).name)
    .toSorted()
    .join(',') || NONE;

/** The places in such a text, in any order; `NO_SITE` for a name that is no site. */
export const sitesNamed = (topology: Topology, text: string): Site[] =>
  text === NONE ? [] : text.split(',').map((name) => siteNamed(topology, name));

/** What is needed to write a position. */
export type Game = Pick<Variant, 'topology' | 'kinds' | 'setup'>;

/**
 * The boards of a position string, without the sites whose ground is absent while its movable parts are at
 * those places.
 */
export const writeBoards = (game: Game, board: Board, places: readonly Site[]): string[] =>
  game.setup.boards.map((part) => writeBoard(game.topology, game.kinds, board, ranksOf(game, part, places)));

/** Reads the boards of a position string, whose texts are in the order of the setup, into one board. */
export function readBoards(game: Game, texts: readonly string[], places: readonly Site[]): Result<Board> {
  const { topology, kinds, setup } = game;
  const board = topology.sites.map((): Piece => EMPTY);
  for (const [i, part] of setup.boards.entries()) {
    const ranks = ranksOf(game, part, places);
    const pieces = readBoard(topology, kinds, at(texts, i), { name: part.name, ranks });
    if (!pieces.ok) return pieces;
    for (const site of ranks.flat()) board[site] = pieceAt(pieces.value, site);
  }
  return success(board);
}

/** Whether a position string writes the site while the movable parts of the ground are at those places. */
export const isWritten = (game: { readonly setup: Setup }, places: readonly Site[], site: Site): boolean =>
  !placesFieldOf(game)?.sites.includes(site) || places.includes(site);

/** The ranks of a board as they are written while the movable parts of the ground are at those places. */
function ranksOf(game: Game, { ranks }: SetupBoard, places: readonly Site[]): SetupBoard['ranks'] {
  if (!placesFieldOf(game)) return ranks;
  return ranks.map((rank) => rank.filter((site) => isWritten(game, places, site)));
}

import { memo } from '../memo.ts';
import type { Kind } from '../rules/piece.ts';
import { NO_KIND, pieceOf } from '../rules/piece.ts';
import type { HeldValues, Searching } from '../rules/searching.ts';
import { heldIndex, heldSize } from '../rules/searching.ts';
import { BLACK, WHITE, bySide } from '../rules/side.ts';
import type { Variant } from '../rules/variant.ts';
import type { Site } from '../topology/site.ts';
import { NO_SITE } from '../topology/site.ts';
import type { Topology } from '../topology/topology.ts';
import { siteAt } from '../topology/topology.ts';
import type { Around, Surroundings } from './surroundings.ts';
import { surroundingsOf } from './surroundings.ts';
import { packed } from './taper.ts';

/**
 * What things are worth, in hundredths of a pawn. Both sides have the same weights: Black's pieces count where
 * they would stand if the board were turned around.
 */
export interface Weights {
  /** By kind, then by the site of a piece of White: while everything is on the board. */
  readonly pieces: readonly (readonly number[])[];
  /** The same when hardly anything is left; absent if that makes no difference. */
  readonly late?: readonly (readonly number[])[];
  /** By kind, then by its turns left, 0 without a limit: a piece in hand, to its holder. */
  readonly held: readonly (readonly number[])[];
  /** Each legal move that the side to move has more than the other side had. */
  readonly mobility: number;
  /** To be the side to move. */
  readonly turn?: number;
  /** What stands around pieces; absent if that makes no difference. */
  readonly around?: Around;
}

/** Weights as a search reads them. */
export interface Values {
  /** At `valueIndex` of a piece and a site, to White, early and late in one number. */
  readonly pieces: Int32Array;
  /** By piece, on an average site, to its owner: for the order of captures. That of a royal one is beyond all others. */
  readonly material: Int16Array;
  /** The same of the pieces at the start that are not royal, on the average. */
  readonly typical: number;
  readonly held: HeldValues;
  readonly mobility: number;
  readonly turn: number;
  readonly around: Surroundings | null;
  /** By piece, how much it counts for how much is left on the board, and how much there is at the start. */
  readonly bulk: Int16Array;
  readonly all: number;
  readonly sites: number;
}

/** What a royal piece is worth where captures are compared: as much as a won game, for which nothing makes up. */
const ROYAL = 30_000;

export const valueIndex = (sites: number, piece: number, site: Site): number => piece * sites + site;

/** The sites as Black sees them: for each site, the one that lies there when the board is turned around. */
export function turnedAround(topology: Topology): Site[] {
  const columns = topology.sites.map(({ column }) => column);
  const rows = topology.sites.map(({ row }) => row);
  const [acrossAll, upAll] = [columns, rows].map((all) => Math.min(...all) + Math.max(...all));
  return topology.sites.map(({ column, row }, site) => {
    const turned = siteAt(topology, (acrossAll ?? 0) - column, (upAll ?? 0) - row);
    // One of the boards has gaps that differ; a piece there counts as on its own site.
    return turned === NO_SITE ? site : turned;
  });
}

/** The mean of some numbers; 0 of none. */
const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);

/** The values by the weights of a variant; computed once for the same weights. */
export const valuesOf = memo(
  (
    weights: Weights,
    { topology, kinds, start }: Pick<Variant, 'topology' | 'kinds' | 'start'>,
    { royal }: Pick<Searching<never, never>, 'royal'>,
  ): Values => {
    const sites = topology.sites.length;
    const turned = turnedAround(topology);
    const pieces = new Int32Array(2 * kinds.length * sites);
    const material = new Int16Array(2 * kinds.length);
    const { late = weights.pieces } = weights;
    weights.pieces.forEach((worth: readonly number[], kind: Kind) => {
      for (let site = 0; site < sites; site++) {
        const at = (place: Site) => packed([worth[place] ?? 0, (late[kind] ?? worth)[place] ?? 0]);
        pieces[valueIndex(sites, pieceOf(kind, WHITE), site)] = at(site);
        pieces[valueIndex(sites, pieceOf(kind, BLACK), site)] = -at(turned[site] ?? site);
      }
      const standing = worth.filter((value) => value !== 0);
      for (const side of [WHITE, BLACK] as const)
        material[pieceOf(kind, side)] = kind === royal && kind !== NO_KIND ? ROYAL : mean(standing);
    });
    const held = bySide(() => {
      const values = new Int16Array(heldSize(kinds.length));
      weights.held.forEach((worth, kind) => {
        worth.forEach((value, turnsLeft) => (values[heldIndex(kind, turnsLeft)] = value));
      });
      return values;
    });
    // The least of them, such as pawns, are often many to the end.
    const least = Math.min(...material.filter((worth) => worth > 0));
    const bulk = material.map((worth) => (worth === ROYAL ? 0 : Math.max(0, worth - least)));
    const common = start.board
      .map((piece) => material[piece] ?? 0)
      .filter((worth) => worth > 0 && worth < ROYAL);
    const promoting = [...kinds.keys()].filter((kind) => kinds[kind]?.promotesTo !== undefined);
    return {
      pieces,
      material,
      typical: mean(common),
      held,
      mobility: weights.mobility,
      turn: weights.turn ?? 0,
      around: weights.around ? surroundingsOf(weights.around, topology, promoting, royal) : null,
      bulk,
      all: Math.max(
        1,
        start.board.reduce((sum, piece) => sum + (bulk[piece] ?? 0), 0),
      ),
      sites,
    };
  },
);

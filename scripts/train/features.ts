import { at } from '../../src/engine/at.ts';
import type { Kind } from '../../src/engine/rules/piece.ts';
import { EMPTY, NO_KIND, kindOf, pieceOf, sideOf } from '../../src/engine/rules/piece.ts';
import { firstSite, placementOf } from '../../src/engine/rules/placement.ts';
import type { Position } from '../../src/engine/rules/position.ts';
import { BLACK, SIDES, WHITE, otherSide } from '../../src/engine/rules/side.ts';
import type { Variant } from '../../src/engine/rules/variant.ts';
import { NO_SITE } from '../../src/engine/topology/site.ts';
import type { Site } from '../../src/engine/topology/site.ts';
import type { Topology } from '../../src/engine/topology/topology.ts';
import { siteAt } from '../../src/engine/topology/topology.ts';
import type { Weights } from '../../src/engine/search/weights.ts';
import { turnedAround, valuesOf } from '../../src/engine/search/weights.ts';
import type { Values } from '../../src/engine/search/weights.ts';
import type { Searchable } from '../../src/engine/search/searchable.ts';
import { countNear, isFree, siteSetsOf } from '../../src/engine/search/surroundings.ts';
import type { Taper } from '../../src/engine/search/taper.ts';

/** Moves count by so many, so that their number is about as large as those of pieces. */
export const MOVES = 32;

/** More turns than a piece in hand can have left. */
const TURNS = 5;

/**
 * The numbers that training looks for: one for each kind, one for each kind on each pair of mirrored sites, one for what
 * has no rival before it in each row, one for each kind near the royal piece of its own side, and near that of the enemy.
 * All of them come twice: as they are with everything on the board, and with hardly anything. Then, once, one for each kind
 * in hand by its turns left. The last but one is for the side to move, and the last for every so many moves that a side has
 * more.
 */
export interface Features {
  readonly count: number;
  /** How many of them come twice. */
  readonly tapered: number;
  readonly kinds: number;
  readonly sites: number;
  readonly rows: number;
  readonly royal: Kind;
  /** Whether what stands around pieces counts. */
  readonly hasAround: boolean;
  /** How much is left on the board is by these. */
  readonly values: Values;
  /** For each site, the one of it and its mirror image that comes first. */
  readonly mirrored: readonly Site[];
  readonly turned: readonly Site[];
}

export function featuresOf({ variant, searching, weights }: Searchable, hasAround: boolean): Features {
  const { topology, kinds } = variant;
  const sites = topology.sites.length;
  const rows = 1 + Math.max(...siteSetsOf(topology).rows[WHITE]);
  const tapered = kinds.length * (3 + sites) + rows;
  return {
    count: 2 * tapered + kinds.length * TURNS + 2,
    tapered,
    kinds: kinds.length,
    sites,
    rows,
    royal: searching.royal,
    hasAround,
    values: valuesOf(weights, variant, searching),
    mirrored: mirroredSites(topology),
    turned: turnedAround(topology),
  };
}

function mirroredSites(topology: Topology): Site[] {
  const columns = topology.sites.map(({ column }) => column);
  const across = Math.min(...columns) + Math.max(...columns);
  return topology.sites.map(({ column, row }, site) => {
    const mirrored = siteAt(topology, across - column, row);
    return mirrored === NO_SITE ? site : Math.min(site, mirrored);
  });
}

const ofKind = (kind: number): number => kind;
const ofSite = ({ kinds, sites, mirrored }: Features, kind: number, site: Site): number =>
  kinds + kind * sites + at(mirrored, site);
const whenFree = ({ kinds, sites }: Features, row: number): number => kinds * (1 + sites) + row;
const nearOwn = ({ kinds, sites, rows }: Features, kind: number): number => kinds * (1 + sites) + rows + kind;
const nearEnemy = (features: Features, kind: number): number => nearOwn(features, kind) + features.kinds;
const inHand = ({ tapered }: Features, kind: number, turnsLeft: number): number =>
  2 * tapered + kind * TURNS + turnsLeft;
const ofTurn = ({ count }: Features): number => count - 2;

/**
 * The features of a position, each once for each piece: the index, or for Black’s pieces the negative of one
 * more than the index. Those that come twice are told by the first index.
 */
export function featuresIn(features: Features, variant: Variant, position: Position): number[] {
  const found: number[] = [];
  const add = (index: number, isWhite: boolean) => found.push(isWhite ? index : -1 - index);
  for (const [site, piece] of position.board.entries()) {
    if (piece === EMPTY) continue;
    const isWhite = sideOf(piece) === WHITE;
    add(ofKind(kindOf(piece)), isWhite);
    add(ofSite(features, kindOf(piece), isWhite ? site : at(features.turned, site)), isWhite);
  }
  if (features.hasAround) addAround(features, variant, position, add);
  for (const { holder, piece, count, turnsLeft } of variant.hands(position))
    for (let i = 0; i < count; i++) add(inHand(features, kindOf(piece), turnsLeft ?? 0), holder !== BLACK);
  add(ofTurn(features), position.turn === WHITE);
  return found;
}

/** Adds the features of what stands around pieces. */
function addAround(
  features: Features,
  { topology, kinds }: Variant,
  { board }: Position,
  add: (index: number, isWhite: boolean) => void,
): void {
  const { royal } = features;
  const placement = placementOf(board, features.kinds);
  const sets = siteSetsOf(topology);
  for (const [site, piece] of board.entries()) {
    const [kind, side] = [kindOf(piece), sideOf(piece)];
    if (piece !== EMPTY && kinds[kind]?.promotesTo && isFree(sets, placement, kind, side, site))
      add(whenFree(features, sets.rows[side][site] ?? 0), side === WHITE);
  }
  const royals = SIDES.map((side) => firstSite(placement, pieceOf(royal, side)));
  if (royal === NO_KIND || royals.includes(NO_SITE)) return;
  for (let kind = 1; kind < features.kinds; kind++)
    for (const side of SIDES) {
      if (kind === royal) continue;
      const piece = pieceOf(kind, side);
      const near = (site: Site) => countNear(sets, placement, piece, site);
      for (let i = near(at(royals, side)); i > 0; i--) add(nearOwn(features, kind), side === WHITE);
      for (let i = near(at(royals, otherSide(side))); i > 0; i--)
        add(nearEnemy(features, kind), side === WHITE);
    }
}

/** Which share of what there was at the start is left on the board. */
export function shareLeft({ values }: Features, { board }: Position): number {
  const left = board.reduce((sum, piece) => sum + (values.bulk[piece] ?? 0), 0);
  return Math.min(1, left / values.all);
}

/** The weights with these values, in hundredths of a pawn, for the features. */
export function weightsOf(features: Features, values: Float64Array): Weights {
  const { kinds, sites, tapered, rows } = features;
  const valueOf = (index: number) => values[index] ?? 0;
  const taperOf = (index: number): Taper => [
    Math.round(valueOf(index)),
    Math.round(valueOf(index + tapered)),
  ];
  const bySite = (from: number) =>
    Array.from({ length: kinds }, (_, kind) =>
      Array.from({ length: sites }, (_unused, site) =>
        Math.round(valueOf(from + ofKind(kind)) + valueOf(from + ofSite(features, kind, site))),
      ),
    );
  return {
    pieces: bySite(0),
    late: bySite(tapered),
    held: Array.from({ length: kinds }, (_, kind) =>
      Array.from({ length: TURNS }, (_unused, turnsLeft) =>
        Math.round(valueOf(inHand(features, kind, turnsLeft))),
      ),
    ),
    mobility: Number(((values.at(-1) ?? 0) / MOVES).toFixed(2)),
    turn: Math.round(valueOf(ofTurn(features))),
    ...(features.hasAround && {
      around: {
        free: Array.from({ length: rows }, (_, row) => taperOf(whenFree(features, row))),
        own: Array.from({ length: kinds }, (_, kind) => taperOf(nearOwn(features, kind))),
        enemy: Array.from({ length: kinds }, (_, kind) => taperOf(nearEnemy(features, kind))),
      },
    }),
  };
}

/** The values of features that make these weights, if they leave out what stands around. */
export function valuesFrom(
  features: Features,
  { pieces, late = pieces, held, mobility }: Weights,
): Float64Array {
  const values = new Float64Array(features.count);
  for (const [from, worths] of [
    [0, pieces],
    [features.tapered, late],
  ] as const)
    worths.forEach((worth, kind) => {
      const standing = worth.filter((value) => value !== 0);
      const average = standing.reduce((sum, value) => sum + value, 0) / Math.max(1, standing.length);
      values[from + ofKind(kind)] = average;
      worth.forEach((value, site) => {
        if (value !== 0) values[from + ofSite(features, kind, site)] = value - average;
      });
    });
  held.forEach((worth, kind) => {
    worth.forEach((value, turnsLeft) => (values[inHand(features, kind, turnsLeft)] = value));
  });
  values[features.count - 1] = mobility * MOVES;
  return values;
}

/** By how much the value of a kind, of a kind on a site, of surroundings, and of a move may be off before training. */
const DOUBT = 250;
const SITE_DOUBT = 40;
const AROUND_DOUBT = 40;
const MOVE_DOUBT = 0.2 * MOVES;

export const doubtsOf = ({ count, tapered, kinds, sites }: Features): Float64Array =>
  Float64Array.from({ length: count }, (_, index) => {
    if (index === count - 1) return MOVE_DOUBT;
    if (index === count - 2) return AROUND_DOUBT;
    if (index >= 2 * tapered || index % tapered < kinds) return DOUBT;
    return index % tapered < kinds * (1 + sites) ? SITE_DOUBT : AROUND_DOUBT;
  });

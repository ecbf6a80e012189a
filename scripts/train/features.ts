import { at } from '../../src/engine/at.ts';
import { EMPTY, kindOf, sideOf } from '../../src/engine/rules/piece.ts';
import type { Position } from '../../src/engine/rules/position.ts';
import { BLACK, WHITE } from '../../src/engine/rules/side.ts';
import type { Variant } from '../../src/engine/rules/variant.ts';
import { NO_SITE } from '../../src/engine/topology/site.ts';
import type { Site } from '../../src/engine/topology/site.ts';
import type { Topology } from '../../src/engine/topology/topology.ts';
import { siteAt } from '../../src/engine/topology/topology.ts';
import type { Weights } from '../../src/engine/search/weights.ts';
import { turnedAround } from '../../src/engine/search/weights.ts';

/** Moves count by so many, so that their number is about as large as those of pieces. */
export const MOVES = 32;

/** More turns than a piece in hand can have left. */
const TURNS = 5;

/**
 * The numbers that training looks for: one for each kind, one for each kind on each pair of mirrored sites, and
 * one for each kind in hand by its turns left; the last is for every so many moves that a side has
 * more.
 */
export interface Features {
  readonly count: number;
  readonly kinds: number;
  readonly sites: number;
  /** For each site, the one of it and its mirror image that comes first. */
  readonly mirrored: readonly Site[];
  readonly turned: readonly Site[];
}

export function featuresOf({ topology, kinds }: Variant): Features {
  const sites = topology.sites.length;
  return {
    count: kinds.length * (1 + sites + TURNS) + 1,
    kinds: kinds.length,
    sites,
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
const inHand = ({ kinds, sites }: Features, kind: number, turnsLeft: number): number =>
  kinds * (1 + sites) + kind * TURNS + turnsLeft;

/**
 * The features of a position, each once for each piece: the index, or for Black’s pieces the negative of one
 * more than the index.
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
  for (const { holder, piece, count, turnsLeft } of variant.hands(position))
    for (let i = 0; i < count; i++) add(inHand(features, kindOf(piece), turnsLeft ?? 0), holder !== BLACK);
  return found;
}

/** The weights with these values, in hundredths of a pawn, for the features. */
export function weightsOf(features: Features, values: Float64Array): Weights {
  const { kinds, sites } = features;
  const valueOf = (index: number) => values[index] ?? 0;
  return {
    pieces: Array.from({ length: kinds }, (_, kind) =>
      Array.from({ length: sites }, (_unused, site) =>
        Math.round(valueOf(ofKind(kind)) + valueOf(ofSite(features, kind, site))),
      ),
    ),
    held: Array.from({ length: kinds }, (_, kind) =>
      Array.from({ length: TURNS }, (_unused, turnsLeft) =>
        Math.round(valueOf(inHand(features, kind, turnsLeft))),
      ),
    ),
    mobility: Number(((values.at(-1) ?? 0) / MOVES).toFixed(2)),
  };
}

/** The values of features that make these weights. */
export function valuesFrom(features: Features, { pieces, held, mobility }: Weights): Float64Array {
  const values = new Float64Array(features.count);
  pieces.forEach((worth, kind) => {
    const standing = worth.filter((value) => value !== 0);
    const average = standing.reduce((sum, value) => sum + value, 0) / Math.max(1, standing.length);
    values[ofKind(kind)] = average;
    worth.forEach((value, site) => {
      if (value !== 0) values[ofSite(features, kind, site)] = value - average;
    });
  });
  held.forEach((worth, kind) => {
    worth.forEach((value, turnsLeft) => (values[inHand(features, kind, turnsLeft)] = value));
  });
  values[features.count - 1] = mobility * MOVES;
  return values;
}

/** By how much the value of a kind, of a kind on a site, and of a move may be off before training. */
const DOUBT = 250;
const SITE_DOUBT = 40;
const MOVE_DOUBT = 0.2 * MOVES;

export const doubtsOf = ({ count, kinds, sites }: Features): Float64Array =>
  Float64Array.from({ length: count }, (_, index) =>
    index === count - 1 ? MOVE_DOUBT : index >= kinds && index < kinds * (1 + sites) ? SITE_DOUBT : DOUBT,
  );

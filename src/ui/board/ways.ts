import { at } from '../../engine/at.ts';
import { canStand, showcaseOf, withPiece } from '../../engine/game/showcase.ts';
import type { Manner, MapSite } from '../../engine/rules/movementMap.ts';
import type { Kind } from '../../engine/rules/piece.ts';
import { pieceOf } from '../../engine/rules/piece.ts';
import type { Position } from '../../engine/rules/position.ts';
import { WHITE } from '../../engine/rules/side.ts';
import type { Variant } from '../../engine/rules/variant.ts';
import type { Point, Site } from '../../engine/topology/site.ts';
import { shapeOf } from '../../engine/topology/topology.ts';

/** A move of a piece as its token shows it: to a single site, or along a line from that site on. */
export interface Way {
  /** The site relative to the piece; adjacent sites are at a distance of about 1. */
  readonly to: Point;
  readonly isLine: boolean;
  readonly when: MapSite['when'];
}

/** What a token shows about a kind. */
export interface TokenFace {
  readonly ways: readonly Way[];
  /** Whether it needs its letter: another kind moves the same way, or it cannot move. */
  readonly isLettered: boolean;
}

/** Sites farther off than this along x or y have no room on a token. */
const REACH = 2.1;

/** The greatest distance from the centre of a site to the centre of a site at its corner. */
const CORNER = 0.8;

const known = new WeakMap<Variant, readonly TokenFace[]>();

/**
 * What the token of a kind shows, for White seen from below: its moves from the middle of the empty board,
 * taken from the engine. Computed once for each variant.
 */
export function tokenFace(variant: Variant, kind: Kind): TokenFace {
  const faces = known.get(variant) ?? facesOf(variant);
  known.set(variant, faces);
  return at(faces, kind);
}

function facesOf(variant: Variant): TokenFace[] {
  const all = [...variant.kinds.keys()].map((kind) => (kind === 0 ? [] : waysOf(variant, kind)));
  const texts = all.map((ways) => JSON.stringify(ways));
  return all.map((ways, kind) => ({
    ways,
    isLettered: texts.some((text, other) => other !== kind && text === texts[kind]),
  }));
}

function waysOf(variant: Variant, kind: Kind): Way[] {
  const { position, site } = freest(variant, kind);
  const { topology } = variant;
  const { centre, kind: ground } = shapeOf(topology, site);
  const spacing = Math.min(
    ...topology.sites
      .filter((shape, other) => other !== site && shape.kind === ground)
      .map((shape) => length(between(centre, shape.centre))),
  );
  const ways = variant.movementMap(position, site).map(({ site: to, how, when }): Way & { how: Manner } => {
    const [x, y] = between(centre, shapeOf(topology, to).centre);
    return { to: [rounded(x / spacing), rounded(y / spacing)], isLine: how === 'slide', when, how };
  });
  return ways
    .filter(({ to: [x, y] }) => Math.abs(x) < REACH && Math.abs(y) < REACH)
    .filter((way) => !way.isLine || !ways.some((other) => other.isLine && isFarther(way.to, other.to)))
    .map(({ to, isLine, when }) => ({ to, isLine, when }))
    .sort((one, other) => Math.atan2(one.to[1], one.to[0]) - Math.atan2(other.to[1], other.to[0]));
}

/** The kind in the middle of the board, with all the pieces around it that it may need. */
function freest(variant: Variant, kind: Kind): { readonly position: Position; readonly site: Site } {
  const { position, site } = showcaseOf(variant, kind);
  const { needs } = at(variant.kinds, kind);
  if (needs === undefined) return { position, site };
  const { centre } = shapeOf(variant.topology, site);
  const around = [...variant.topology.sites.entries()].filter(
    ([other, shape]) =>
      other !== site &&
      length(between(centre, shape.centre)) < CORNER &&
      canStand(variant, position, needs, other),
  );
  return {
    position: around.reduce((before, [other]) => withPiece(before, other, pieceOf(needs, WHITE)), position),
    site,
  };
}

/** Whether a point lies beyond another in the same direction. */
function isFarther([x, y]: Point, [nearX, nearY]: Point): boolean {
  const isSameDirection = Math.abs(x * nearY - y * nearX) < 0.01 && x * nearX + y * nearY > 0;
  return isSameDirection && length([x, y]) > length([nearX, nearY]) + 0.01;
}

const length = ([x, y]: Point): number => Math.hypot(x, y);
const between = ([x, y]: Point, [toX, toY]: Point): Point => [toX - x, toY - y];
const rounded = (n: number): number => Math.round(n * 1000) / 1000;

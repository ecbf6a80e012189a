import { at } from '../at.ts';
import type { NamedPiece, PlacedPiece } from '../rules/argument.ts';
import { namedPiece } from '../rules/argument.ts';
import type { Effect } from '../rules/effect.ts';
import type { Held } from '../rules/hand.ts';
import type { Move } from '../rules/move.ts';
import type { Piece } from '../rules/piece.ts';
import { EMPTY, belongsTo, kindOf, sideOf } from '../rules/piece.ts';
import type { Position } from '../rules/position.ts';
import { pieceAt } from '../rules/position.ts';
import type { Side } from '../rules/side.ts';
import type { Variant } from '../rules/variant.ts';
import type { Site } from '../topology/site.ts';
import { NO_SITE } from '../topology/site.ts';
import { shapeOf } from '../topology/topology.ts';

/** A piece that went from one site to another; `into` is the kind that it became, null if it stayed what it was. */
export interface Journey extends NamedPiece {
  readonly from: string;
  readonly to: string;
  readonly into: string | null;
}

/** A piece that became another kind on its site. */
export interface Change extends PlacedPiece {
  readonly into: string;
}

/** A piece that came into a hand; `turnsLeft` is null if it may stay there for ever. */
export interface Receipt {
  readonly holder: Side;
  readonly piece: NamedPiece;
  readonly turnsLeft: number | null;
}

/** A way to go around a site, as White sees the board. */
export type Sense = 'clockwise' | 'counterclockwise';

/** Everything that a move did, by names, as an argument of a message. */
export interface Happened {
  /** Who made the move. */
  readonly side: Side;
  /** The piece that made it and itself stayed where it was, such as one that sends others; null for none. */
  readonly agent: PlacedPiece | null;
  /** The ground that went from one place to another; null for none. */
  readonly ground: { readonly from: string; readonly to: string } | null;
  readonly journeys: readonly Journey[];
  /** The way in which all of them go around the agent; null if there is none. */
  readonly sense: Sense | null;
  readonly changes: readonly Change[];
  /** The pieces that left the board, where they stood. */
  readonly taken: readonly PlacedPiece[];
  /** The pieces that came onto the board. */
  readonly arrivals: readonly PlacedPiece[];
  /** Whether they came from a hand. */
  readonly isDrop: boolean;
  readonly received: readonly Receipt[];
}

/** What a legal move does, for people who do not see it. */
export function happenedIn(variant: Variant, position: Position, move: Move): Happened {
  const effects = variant.effects(position, move);
  const { standing, taken, arrivals } = follow(position, effects);
  const siteName = (site: Site) => shapeOf(variant.topology, site).name;
  const placed = (piece: Piece, site: Site): PlacedPiece => ({
    ...namedPiece(variant, piece),
    site: siteName(site),
  });
  const kindName = (piece: Piece) => at(variant.kinds, kindOf(piece)).name;
  const intoOf = ({ was, piece }: Followed) => (piece === was ? null : kindName(piece));
  const followed = [...standing].map(([site, piece]) => ({ ...piece, site }));
  const ground = effects.find((effect) => effect.kind === 'ground');
  const agent = agentOf(variant, position, move);
  const isStill = ({ site, origin, was, piece }: Followed & { readonly site: Site }) =>
    site === agent && origin === site && was === piece;
  const moved = followed.filter(({ site, origin }) => site !== origin);
  return {
    side: position.turn,
    agent: !ground && followed.some(isStill) ? placed(pieceAt(position.board, agent), agent) : null,
    ground: ground ? { from: siteName(ground.from), to: siteName(ground.to) } : null,
    journeys: moved.map((one) => ({
      ...namedPiece(variant, one.was),
      from: siteName(one.origin),
      to: siteName(one.site),
      into: intoOf(one),
    })),
    sense: senseOf(variant, agent, moved),
    changes: followed.flatMap((one): Change[] => {
      const into = intoOf(one);
      return one.origin !== one.site || into === null ? [] : [{ ...placed(one.was, one.site), into }];
    }),
    taken: taken.map(({ was, site }) => placed(was, site)),
    arrivals: arrivals.map(({ piece, site }) => placed(piece, site)),
    isDrop: effects.some((effect) => effect.kind === 'hand' && effect.change === -1),
    received: receiptsIn(variant, variant.hands(variant.play(position, move)), effects),
  };
}

/** A piece followed through effects: where it stood at first, and what it was then and is now. */
interface Followed {
  readonly origin: Site;
  readonly was: Piece;
  readonly piece: Piece;
}

/** A piece that left the board, and the site from which it did. */
interface Lifted extends Followed {
  readonly site: Site;
}

interface Arrival {
  readonly site: Site;
  readonly piece: Piece;
}

/** Follows each piece through effects. The pieces that moved come last, in the order of the effects. */
function follow({ board }: Position, effects: readonly Effect[]) {
  const standing = new Map<Site, Followed>();
  board.forEach((piece, site) => {
    if (piece !== EMPTY) standing.set(site, { origin: site, was: piece, piece });
  });
  const taken: Lifted[] = [];
  const arrivals: Arrival[] = [];
  for (const effect of effects)
    switch (effect.kind) {
      case 'lift': {
        const piece = standing.get(effect.site);
        if (piece) taken.push({ ...piece, site: effect.site });
        standing.delete(effect.site);
        break;
      }
      case 'put': {
        const { site, piece } = effect;
        const before = taken.findLastIndex(
          (other) => other.site === site && sideOf(other.piece) === sideOf(piece),
        );
        if (before === -1) arrivals.push({ site, piece });
        // A piece that is lifted and replaced by another of its side only changes.
        else
          for (const { origin, was } of taken.splice(before, 1)) standing.set(site, { origin, was, piece });
        break;
      }
      case 'shift': {
        const moving = effect.from.map((from) => standing.get(from));
        for (const from of effect.from) standing.delete(from);
        moving.forEach((piece, i) => {
          if (piece) standing.set(at(effect.to, i), piece);
        });
        break;
      }
      case 'hand':
      case 'ground':
        break;
    }
  return { standing, taken, arrivals };
}

/** The site of the mover’s piece that is picked first on the way to a move; `NO_SITE` for none. */
export function agentOf(variant: Variant, position: Position, move: Move): Site {
  const first = variant.paths(position, move)[0]?.[0];
  return first?.kind === 'site' && belongsTo(pieceAt(position.board, first.site), position.turn)
    ? first.site
    : NO_SITE;
}

/** The way in which pieces go around a site; null if they do not all go the same way. */
function senseOf(
  { topology }: Variant,
  around: Site,
  moved: readonly { readonly origin: Site; readonly site: Site }[],
): Sense | null {
  if (around === NO_SITE || moved.length === 0) return null;
  const [x, y] = shapeOf(topology, around).centre;
  const turns = moved.map(({ origin, site }) => {
    const [fromX, fromY] = shapeOf(topology, origin).centre;
    const [toX, toY] = shapeOf(topology, site).centre;
    return (fromX - x) * (toY - y) - (fromY - y) * (toX - x);
  });
  if (turns.every((turn) => turn > 0)) return 'clockwise';
  return turns.every((turn) => turn < 0) ? 'counterclockwise' : null;
}

/** What came into hands; `hands` are those after the effects. */
const receiptsIn = (variant: Variant, hands: readonly Held[], effects: readonly Effect[]): Receipt[] =>
  effects.flatMap((effect): Receipt[] => {
    if (effect.kind !== 'hand' || effect.change !== 1) return [];
    const { holder, piece } = effect;
    const alike = hands.filter((held) => held.holder === holder && held.piece === piece);
    // Of several equal pieces, the one that has just come has the most turns left.
    const limits = alike.flatMap(({ turnsLeft }) => turnsLeft ?? []);
    return [
      {
        holder,
        piece: namedPiece(variant, piece),
        turnsLeft: limits.length === 0 ? null : Math.max(...limits),
      },
    ];
  });

import type { LensView, Lit } from '../rules/lens.ts';
import { toneOf } from '../rules/lens.ts';
import type { Effect } from '../rules/effect.ts';
import { belongsTo } from '../rules/piece.ts';
import type { Position } from '../rules/position.ts';
import { pieceAt } from '../rules/position.ts';
import type { Side } from '../rules/side.ts';
import type { Variant } from '../rules/variant.ts';
import type { Site } from '../topology/site.ts';
import { withTurn } from './attacked.ts';

/** Whose reach it is: that of the side to move or of the other one. */
export type Reacher = 'mover' | 'other';

/** Messages about what a side reaches. */
export type SideReachMessage =
  /** What a lit site means. */
  | { readonly id: 'side-reach/site'; readonly side: Side; readonly turns: number }
  /** How many sites a side reaches in one turn, and how many more in two. */
  | { readonly id: 'side-reach/sum'; readonly side: Side; readonly inOne: number; readonly inTwo: number };

/** In how many turns of its own, 1 or 2, a side reaches each site; sites that it does not reach are left out. */
export type SideReach = ReadonlyMap<Site, 1 | 2>;

/** A position in the course of a turn, and the sites of the pieces that came onto the board since the beginning. */
interface Standing {
  readonly position: Position;
  readonly newcomers: readonly Site[];
}

/**
 * Finds the sites to which the pieces that a side has on the board can go in one or two turns of its own, by the legal moves
 * of a game that begins with the position; between the turns the other side passes. Sites on which the side has a piece
 * already are left out. Pieces may come onto the board, but where they come and go does not count. If a turn has several
 * parts, only one way to finish it is followed for each arrangement of the side’s own pieces: what is found is right, but
 * may then not be all.
 *
 * It can take a second, so it is a generator: it stops after each move that it tries, and the caller decides when it goes
 * on.
 */
export function* sideReach(
  variant: Variant,
  position: Position,
  side: Side,
): Generator<undefined, SideReach, undefined> {
  const reached = new Map<Site, 1 | 2>();
  if (variant.status(position, []).outcome) return reached;
  const reach = (sites: readonly Site[], turns: 1 | 2) => {
    for (const site of sites)
      if (!reached.has(site) && !belongsTo(pieceAt(position.board, site), side)) reached.set(site, turns);
  };
  const ends: Standing[] = [];
  const start = { position: withTurn(variant, position, side), newcomers: [] };
  yield* turnFrom(variant, start, (sites, end) => {
    reach(sites, 1);
    if (end) ends.push(end);
  });
  for (const { position: end, newcomers } of ends) {
    if (variant.status(end, []).outcome) continue;
    yield* turnFrom(variant, { position: variant.pass(end), newcomers }, (sites) => {
      reach(sites, 2);
    });
  }
  return reached;
}

/**
 * Tries every first part of a turn, and goes on to the turn’s end. Calls `onPart` with the sites to which each part brings
 * pieces, and with the standing after it if it ends a turn that is to be followed.
 */
function* turnFrom(
  variant: Variant,
  start: Standing,
  onPart: (sites: readonly Site[], end: Standing | null) => void,
): Generator<undefined, void, undefined> {
  const side = start.position.turn;
  /** The arrangements of own pieces after later parts, as texts. */
  const followed = new Set<string>();
  const waiting = [start];
  for (let before = waiting.pop(); before; before = waiting.pop()) {
    const { position, newcomers } = before;
    for (const move of variant.status(position, []).moves) {
      yield undefined;
      const effects = variant.effects(position, move);
      const next = variant.play(position, move);
      const after = { position: next, newcomers: [...newcomers, ...comings(position, effects)] };
      const isOver = next.turn !== side;
      const arrangement = before === start && isOver ? null : `${String(isOver)} ${ownPieces(next, side)}`;
      const isNew = arrangement === null || !followed.has(arrangement);
      if (arrangement !== null) followed.add(arrangement);
      onPart(goals(before, effects), isOver && isNew ? after : null);
      if (!isOver && isNew) waiting.push(after);
    }
  }
}

const isOwnAt = ({ board, turn }: Position, site: Site | undefined): boolean =>
  site !== undefined && belongsTo(pieceAt(board, site), turn);

/** The sites to which effects bring pieces of the side to move that were on the board from the beginning. */
function goals({ position, newcomers }: Standing, effects: readonly Effect[]): readonly Site[] {
  const isOld = (site: Site | undefined) =>
    site !== undefined && isOwnAt(position, site) && !newcomers.includes(site);
  const hasLeft = effects.some((effect) => effect.kind === 'lift' && isOld(effect.site));
  return effects.flatMap((effect) => {
    if (effect.kind === 'shift') return effect.to.filter((_, i) => isOld(effect.from[i]));
    return effect.kind === 'put' && hasLeft && belongsTo(effect.piece, position.turn) ? [effect.site] : [];
  });
}

/** The sites on which effects put pieces of the side to move that come from outside the board. */
function comings(position: Position, effects: readonly Effect[]): readonly Site[] {
  if (effects.some((effect) => effect.kind === 'lift' && isOwnAt(position, effect.site))) return [];
  return effects.flatMap((effect) =>
    effect.kind === 'put' && belongsTo(effect.piece, position.turn) ? [effect.site] : [],
  );
}

const ownPieces = ({ board }: Position, side: Side): string =>
  board.map((piece) => (belongsTo(piece, side) ? piece : 0)).join();

/** The reach of a side as a lens shows it: each site with the number of turns. */
export function sideReachView(side: Side, reached: SideReach): LensView {
  const lit = [...reached].map(([site, turns]): Lit => {
    const label: SideReachMessage = { id: 'side-reach/site', side, turns };
    return { site, tone: toneOf(side), label, figure: String(turns) };
  });
  const inOne = [...reached.values()].filter((turns) => turns === 1).length;
  const sum: SideReachMessage = { id: 'side-reach/sum', side, inOne, inTwo: reached.size - inOne };
  return { lit, sum };
}

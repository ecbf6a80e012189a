import { at } from '../at.ts';
import type { Move } from '../rules/move.ts';
import type { Notation } from '../rules/notation.ts';
import type { Position } from '../rules/position.ts';
import type { Variant } from '../rules/variant.ts';
import type { Site } from '../topology/site.ts';
import { NO_SITE } from '../topology/site.ts';
import type { Topology } from '../topology/topology.ts';
import { shapeOf } from '../topology/topology.ts';
import type { Game, Step } from '../game/game.ts';
import { movesAt, positionAt } from '../game/game.ts';

/** `m` of `m10` */
export const fileOf = (name: string): string => name.replace(/\d+$/, '');
/** `10` of `m10` */
export const rankOf = (name: string): string => name.replace(/^\D+/, '');

/** The notation with the given text as its origin. */
export function withOrigin(topology: Topology, { letter, joint, to, suffix }: Notation, origin: string) {
  return letter + origin + joint + (to === NO_SITE ? '' : shapeOf(topology, to).name) + suffix;
}

/**
 * The shortest notation that distinguishes a move from the others. `origins` are the sites from which the
 * moves that are otherwise written alike come; the move’s own origin may be among them. Moves from a hand all
 * have the same.
 */
function shortest(topology: Topology, notation: Notation, origins: readonly Site[]): string {
  return withOrigin(topology, notation, originNeeded(topology, notation, origins));
}

function originNeeded(topology: Topology, { from, shown }: Notation, origins: readonly Site[]): string {
  const rivals = origins.filter((site) => site !== from);
  if (shown === 'needed' && rivals.length === 0) return '';
  const { name } = shapeOf(topology, from);
  if (shown === 'whole') return name;
  const isAlone = (part: (name: string) => string) =>
    rivals.every((site) => part(shapeOf(topology, site).name) !== part(name));
  if (isAlone(fileOf)) return fileOf(name);
  return shown === 'needed' && isAlone(rankOf) ? rankOf(name) : name;
}

/**
 * The notation of each of a position's legal moves, in their order; empty for a move that merely ends a turn.
 */
export function notationsOf(variant: Variant, position: Position, moves: readonly Move[]): string[] {
  const { topology } = variant;
  const notations = moves.map((move) => variant.notation(position, move));
  const origins = new Map<string, Site[]>();
  const bare = notations.map((notation) => (notation ? withOrigin(topology, notation, '') : ''));
  notations.forEach((notation, i) => {
    if (!notation) return;
    const known = origins.get(at(bare, i));
    if (known) known.push(notation.from);
    else origins.set(at(bare, i), [notation.from]);
  });
  return notations.map((notation, i) =>
    notation ? shortest(topology, notation, origins.get(at(bare, i)) ?? []) : '',
  );
}

/** Steps never change, so each notation of a long record is computed only once. */
const known = new WeakMap<Step, string>();

/** The notation of the step that led to a ply (1 or more); empty if the step merely ended a turn. */
export const notationAt = (game: Game, ply: number): string =>
  notationOf(game.variant, positionAt(game, ply - 1), at(game.steps, ply - 1), () => movesAt(game, ply - 1));

/** The notation of a step from a position in which it was one of the moves; empty if it merely ended a turn. */
export function notationOf(
  variant: Variant,
  before: Position,
  step: Step,
  moves: () => readonly Move[],
): string {
  const notation = known.get(step) ?? writtenAmong(variant, before, step.move, moves);
  known.set(step, notation);
  return notation;
}

function writtenAmong(
  variant: Variant,
  position: Position,
  move: Move,
  moves: () => readonly Move[],
): string {
  const notation = variant.notation(position, move);
  if (!notation) return '';
  // Only an origin that is told apart from others needs the other moves, and a position can have hundreds.
  const rivals = notation.from === NO_SITE || notation.shown === 'whole' ? [] : moves();
  const origins = rivals.flatMap((other) => {
    const rival = variant.notation(position, other);
    return rival && isAlike(rival, notation) ? [rival.from] : [];
  });
  return shortest(variant.topology, notation, origins);
}

/** Whether two notations are equal except for where the piece comes from. */
const isAlike = (a: Notation, b: Notation): boolean =>
  a.to === b.to && a.letter === b.letter && a.joint === b.joint && a.suffix === b.suffix;

import type { Site } from '../topology/site.ts';
import { at } from '../at.ts';
import type { Piece } from './piece.ts';
import { EMPTY, sideOf } from './piece.ts';
import type { Board } from './position.ts';
import { pieceAt } from './position.ts';
import type { Side } from './side.ts';
import type { WorkingBoard } from './workingBoard.ts';
import { put, step, workingCopy } from './workingBoard.ts';

/** How pieces get to their new sites, if not straight: in a circle around a site, or without a way between. */
export type ShiftMotion = { readonly kind: 'turn'; readonly around: Site } | { readonly kind: 'teleport' };

/**
 * One thing that a move does to the board. A move's effects happen in order; each holds enough to be drawn
 * and to be undone.
 */
export type Effect =
  /** A piece leaves the board. */
  | { readonly kind: 'lift'; readonly site: Site; readonly piece: Piece }
  /** A piece comes onto the board. */
  | { readonly kind: 'put'; readonly site: Site; readonly piece: Piece }
  /** A piece comes into a hand (1) or leaves it (-1). */
  | { readonly kind: 'hand'; readonly holder: Side; readonly piece: Piece; readonly change: 1 | -1 }
  /** The ground itself goes from one place to another. */
  | { readonly kind: 'ground'; readonly from: Site; readonly to: Site }
  /** Pieces move all at once: the piece on `from[i]` goes to `to[i]`. */
  | {
      readonly kind: 'shift';
      readonly from: readonly Site[];
      readonly to: readonly Site[];
      readonly motion?: ShiftMotion;
    };

/** The board after the effects. */
export function applyEffects(board: Board, effects: readonly Effect[]): Board {
  const next = workingCopy(board);
  makeEffects(next, effects);
  return next.pieces;
}

/** Makes the effects on a board. */
export function makeEffects(board: WorkingBoard, effects: readonly Effect[]): void {
  for (const effect of effects)
    switch (effect.kind) {
      case 'lift':
        put(board, effect.site, EMPTY);
        break;
      case 'put':
        put(board, effect.site, effect.piece);
        break;
      case 'shift':
        shift(board, effect.from, effect.to);
        break;
      case 'hand':
      case 'ground':
        break;
    }
}

/**
 * The board after a piece has gone from one site to another and captured what stood there: the effects of
 * most moves, without making them.
 */
export function boardAfterStep(board: Board, from: Site, to: Site): Board {
  const next = board.slice();
  next[from] = EMPTY;
  next[to] = pieceAt(board, from);
  return next;
}

function shift(board: WorkingBoard, from: readonly Site[], to: readonly Site[]): void {
  const origin = from[0];
  const target = to[0];
  if (from.length === 1 && origin !== undefined && target !== undefined) {
    step(board, origin, target);
    return;
  }
  const pieces = from.map((site) => pieceAt(board.pieces, site));
  for (const site of from) put(board, site, EMPTY);
  pieces.forEach((piece, i) => {
    put(board, at(to, i), piece);
  });
}

/** The effects that undo these, in the order in which they must happen. */
export function reverseEffects(effects: readonly Effect[]): Effect[] {
  return effects
    .map((effect): Effect => {
      switch (effect.kind) {
        case 'lift':
          return { ...effect, kind: 'put' };
        case 'put':
          return { ...effect, kind: 'lift' };
        case 'shift':
          return { ...effect, from: effect.to, to: effect.from };
        case 'ground':
          return { kind: 'ground', from: effect.to, to: effect.from };
        case 'hand':
          return { ...effect, change: effect.change === 1 ? -1 : 1 };
      }
    })
    .reverse();
}

/** Every site that the effects touch. */
export function touchedSites(effects: readonly Effect[]): Site[] {
  return effects.flatMap((effect) => {
    switch (effect.kind) {
      case 'shift':
        return [...effect.from, ...effect.to];
      case 'lift':
      case 'put':
        return [effect.site];
      case 'ground':
        return [effect.from, effect.to];
      case 'hand':
        return [];
    }
  });
}

/**
 * The sites where effects take pieces of that side off the board for good. A piece that is lifted and replaced
 * at once by another of its side only changes.
 */
export function losses(effects: readonly Effect[], side: Side): Site[] {
  const lost: Site[] = [];
  for (const effect of effects) {
    if (effect.kind === 'lift' && sideOf(effect.piece) === side) lost.push(effect.site);
    const changed =
      effect.kind === 'put' && sideOf(effect.piece) === side ? lost.lastIndexOf(effect.site) : -1;
    if (changed !== -1) lost.splice(changed, 1);
  }
  return lost;
}

import type { StoreApi } from 'zustand/vanilla';
import { createStore } from 'zustand/vanilla';
import { positionAt } from '../engine/game/game.ts';
import type { Position } from '../engine/rules/position.ts';
import type { Shape } from '../engine/tree/shape.ts';
import { toggled } from '../engine/tree/shape.ts';
import type { Pen } from './pen.ts';
import type { PenMessage } from './penMessage.ts';
import type { PlayStore } from './playStore.ts';

/** Arrows and circles that are not kept: they are there as long as nothing is drawn on another position. */
export interface Scribbles extends Pen {
  /** The position on which they are drawn. */
  readonly on: Position;
  readonly shapes: readonly Shape[];
}

/** The scribbles on the board of a game, and the pen that draws them. */
export function scribblesOn(game: PlayStore): StoreApi<Scribbles> {
  const shown = (): Position => {
    const { document } = game.getState();
    return positionAt(document.game, document.cursor);
  };
  const announce = (message: PenMessage) => {
    game.getState().announce(message);
  };
  return createStore<Scribbles>()((set, get) => ({
    on: shown(),
    shapes: NONE,
    pen: null,
    penFrom: null,
    takePen: (pen) => {
      set({ pen, penFrom: null });
      game.getState().letGo();
      announce({ id: pen ? 'pen/taken' : 'pen/laid-down' });
    },
    draw: (shape) => {
      const on = shown();
      const before = shapesOn(get(), on);
      const shapes = toggled(before, shape);
      set({ on, shapes, penFrom: null });
      announce({ id: 'pen/drawn', from: shape.from, to: shape.to, isGone: shapes.length < before.length });
    },
  }));
}

/** What is drawn on a position. */
export const shapesOn = ({ on, shapes }: Scribbles, position: Position): readonly Shape[] =>
  on === position ? shapes : NONE;

/** One shared array, so that nothing drawn is always the same. */
const NONE: readonly Shape[] = [];

import type { Taken } from './markup.ts';

/** Something that frames show, as markup. */
export interface Item {
  readonly markup: string;
  /** The frames that show it, in order. */
  readonly frames: readonly number[];
}

/** A group with everything that it holds in any frame, from below to above. */
export interface FilmLayer {
  readonly tag: string;
  readonly items: readonly Item[];
}

interface OpenItem extends Item {
  readonly frames: number[];
}

/** Layers to which frames are being added. A layer is known by its tag. */
export type OpenLayers = Map<string, OpenItem[]>;

/** Adds the layers of the next frame. */
export function addFrame(layers: OpenLayers, ofFrame: readonly Taken[], frame: number): void {
  for (const { tag, children } of ofFrame) {
    const items = layers.get(tag) ?? [];
    layers.set(tag, items);
    addItems(items, children, frame);
  }
}

/** What is new comes right above what is below it in its frame. */
function addItems(items: OpenItem[], children: readonly string[], frame: number): void {
  const known = new Map(items.map((item) => [item.markup, item]));
  let above = 0;
  for (const markup of children) {
    const item = known.get(markup);
    if (item) {
      item.frames.push(frame);
      above = Math.max(above, items.indexOf(item) + 1);
    } else {
      items.splice(above, 0, { markup, frames: [frame] });
      above += 1;
    }
  }
}

import type { DOMAttributes, MouseEvent } from 'react';
import { pickSite } from '../../engine/rules/move.ts';
import type { Site } from '../../engine/topology/site.ts';
import { NO_SITE } from '../../engine/topology/site.ts';
import { shapeOf } from '../../engine/topology/topology.ts';
import type { Colour } from '../../engine/tree/shape.ts';
import type { Pen, PenStore } from '../../store/pen.ts';
import type { PlayStore } from '../../store/playStore.ts';
import type { DrawnShape } from '../board/ShapesContext.ts';
import { choiceUnder } from '../board/underPointer.ts';

/** What pointers draw over the board. */
export interface Drawing extends DOMAttributes<HTMLElement> {
  /** The colour of the pen that is out; left out for none. */
  readonly 'data-pen'?: Colour;
}

/** What is drawn on the board, and how more is. */
export interface Drawn {
  readonly shapes: readonly DrawnShape[];
  readonly drawing: Drawing;
}

const RIGHT = 2;

/**
 * Draws with the right button of a mouse: from one place to another for an arrow, on one place for a circle. While
 * something is picked, the right button lets go of it instead. With a pen, the left button and a finger draw as well; a
 * click or a tap on one place is a pick, with which an arrow begins or ends.
 */
export function drawingEvents(game: PlayStore, pens: PenStore): Drawing {
  let from = NO_SITE;
  let isDrawing = false;
  const siteUnder = (event: MouseEvent<HTMLElement>): Site => {
    const choice = choiceUnder(event);
    return choice?.kind === 'site' ? choice.site : NO_SITE;
  };
  return {
    onPointerDownCapture: (event) => {
      const isRight = event.button === RIGHT && !game.getState().selection;
      const isPen = event.button === 0 && pens.getState().pen !== null;
      from = isRight || isPen ? siteUnder(event) : NO_SITE;
      isDrawing = from !== NO_SITE;
      if (isDrawing) event.stopPropagation();
    },
    onPointerUpCapture: (event) => {
      const [start, end] = [from, siteUnder(event)];
      from = NO_SITE;
      if (start === NO_SITE || end === NO_SITE) return;
      const { pen, draw } = pens.getState();
      const isRight = event.button === RIGHT;
      const { topology } = game.getState().document.game.variant;
      const nameOf = (site: Site) => shapeOf(topology, site).name;
      if (isRight || start !== end)
        draw({
          colour: isRight ? colourFor(event) : (pen ?? 'green'),
          from: nameOf(start),
          to: nameOf(end),
        });
      else game.getState().pick(pickSite(start));
    },
    onContextMenuCapture: (event) => {
      if (!isDrawing) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}

/** The drawing with the mark of the pen that is out. */
export const withPen = (drawing: Drawing, pen: Pen['pen']): Drawing =>
  pen ? { ...drawing, 'data-pen': pen } : drawing;

/** The colours by the keys that are held, as on other boards. */
function colourFor({ shiftKey, ctrlKey, altKey, metaKey }: MouseEvent): Colour {
  const isRed = shiftKey || ctrlKey;
  const isBlue = altKey || metaKey;
  if (isRed) return isBlue ? 'yellow' : 'red';
  return isBlue ? 'blue' : 'green';
}

import type { ComponentType } from 'react';
import { createContext } from 'react';
import type { Colour } from '../../engine/tree/shape.ts';
import type { Site } from '../../engine/topology/site.ts';
import type { Layout } from './geometry.ts';

/** An arrow between two sites, or a circle if they are the same. */
export interface DrawnShape {
  /** One of a pen, or what the computer shows: a move of the side to move, or of the other one. */
  readonly colour: Colour | 'move' | 'reply';
  readonly from: Site;
  readonly to: Site;
  /** What stands on an arrow of the computer, such as the number of its line. */
  readonly figure?: string;
}

/** The arrows and circles on the boards inside it. Only what draws them reads it: they often change while nothing else does. */
export const ShapesContext = createContext<readonly DrawnShape[]>([]);

/** What draws them; null for a board on which nothing is drawn, such as one in the page of somebody else, which then need not load it. */
export const OverlayContext = createContext<{
  readonly Drawing: ComponentType<{ readonly layout: Layout }>;
} | null>(null);

import { at } from '../../engine/at.ts';
import type { Site } from '../../engine/topology/site.ts';
import type { DrawnShape } from './ShapesContext.ts';

/** The computer’s arrow from the first to the last of the sites of an action; none for an action without sites. */
export const arrowAlong = (
  sites: readonly Site[],
  colour: 'move' | 'reply',
  figure: string,
): readonly DrawnShape[] =>
  sites.length === 0 ? [] : [{ colour, from: at(sites, 0), to: at(sites, sites.length - 1), figure }];

import type { MouseEvent, PointerEvent } from 'react';
import type { Choice } from '../../engine/rules/move.ts';
import { pickHeld, pickSite } from '../../engine/rules/move.ts';
import type { Point } from '../../engine/topology/site.ts';
import { NO_SITE } from '../../engine/topology/site.ts';
import type { Aims } from './aim.ts';
import { aimAt } from './aim.ts';
import type { Layout } from './geometry.ts';
import { elementAt } from './tree.ts';

/** The size of a site that a finger covers, in pixels. */
const FINGERTIP = 28;

/** A board as it is drawn, and what a finger may mean there. */
export interface Aiming {
  readonly layout: Layout;
  readonly aims: Aims;
}

/** A finger that is down on a board whose places are smaller than itself. */
export interface Finger {
  readonly x: number;
  readonly y: number;
  /** Its point of the board’s drawing. */
  readonly point: Point;
  /** The width of a square, in pixels. */
  readonly scale: number;
  /** The id of the board’s drawing. */
  readonly drawing: string;
}

/** The drawing of the board inside an element. */
export const drawingIn = (element: HTMLElement): SVGSVGElement | null | undefined =>
  element.querySelector<SVGElement>('[data-site]')?.ownerSVGElement;

/** The site that a finger on a board means; null for none. */
export function choiceAimedAt(
  { clientX, clientY, currentTarget }: MouseEvent<HTMLElement>,
  { layout, aims }: Aiming,
): Choice | null {
  const touched = touchedPoint(currentTarget, clientX, clientY);
  // Buttons and notes may lie over the board.
  if (!touched?.drawing.contains(elementAt(currentTarget, clientX, clientY))) return null;
  const site = aimAt(layout, touched.point, touched.scale, aims);
  return site === NO_SITE ? null : pickSite(site);
}

/** A point of the window as a point of the board’s drawing; null if there is no board. */
function touchedPoint(inside: HTMLElement, clientX: number, clientY: number) {
  const drawing = drawingIn(inside);
  const matrix = drawing?.getScreenCTM();
  if (!drawing || !matrix) return null;
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
  return { drawing, point: [x, y] satisfies Point, scale: matrix.a };
}

/** The finger on a board whose smallest sites it covers; null on other boards. */
export function fingerAt(
  { clientX, clientY, currentTarget }: MouseEvent<HTMLElement>,
  { layout }: Aiming,
): Finger | null {
  const touched = touchedPoint(currentTarget, clientX, clientY);
  const smallest = Math.min(...layout.topology.sites.map(({ size }) => size));
  if (!touched || smallest * touched.scale > FINGERTIP) return null;
  const { drawing, point, scale } = touched;
  const { id } = drawing.querySelector('[data-drawing]') ?? { id: '' };
  return { x: clientX, y: clientY, point, scale, drawing: id };
}

/** The choice under the pointer; null for none. */
export function choiceUnder(event: MouseEvent<HTMLElement>): Choice | null {
  const element = elementUnder(event)?.closest('[data-site], [data-held]');
  if (!(element instanceof HTMLElement || element instanceof SVGElement)) return null;
  const { site, held } = element.dataset;
  return site === undefined ? pickHeld(Number(held)) : pickSite(Number(site));
}

/**
 * What the pointer is over. An event that nothing has captured says so itself; to ask the browser costs a layout of the
 * page.
 */
function elementUnder(event: MouseEvent<HTMLElement> | PointerEvent<HTMLElement>): Element | null {
  const { target, currentTarget, clientX, clientY } = event;
  const isOver =
    target instanceof Element && !('pointerId' in event && target.hasPointerCapture(event.pointerId));
  return isOver ? target : elementAt(currentTarget, clientX, clientY);
}

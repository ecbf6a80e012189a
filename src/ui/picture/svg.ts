import type { Caption } from './caption.ts';
import { writable } from '../../picture/writable.ts';
import { SVG_NAMES, drawingOf } from './drawing.ts';

/** In pixels of the picture. */
export const MARGIN = 24;
export const BOARD_WIDTH = 720;

/** The height of a hand’s tiles, and of the row in which they stand apart from the board. */
const TILE = 44;
export const HAND_ROW = TILE + MARGIN / 2;
/** The width that the name of a hand takes. */
const HAND_NAME = 120;

export const TITLE = { size: 24, height: 34, weight: '600' };
const HAND = { size: 16, height: 24 };
const LINE = { size: 16, height: 24 };
const SMALL = { size: 12, height: 19, family: 'monospace', opacity: '0.75' };

/** Characters of a position string in one line of the caption. */
const POSITION_LINE = 96;

interface TextStyle {
  readonly size: number;
  /** The distance from one line to the next. */
  readonly height: number;
  readonly weight?: string;
  readonly family?: string;
  readonly opacity?: string;
}

/** The drawing of a player’s hand, in tiles one unit high, and its name. */
export interface HandToDraw {
  readonly drawing: SVGSVGElement;
  readonly label: string;
}

/** What a picture shows. */
export interface Shown {
  readonly board: SVGSVGElement;
  /** The hands of the players above and below the board; none in games without hands. */
  readonly hands: readonly HandToDraw[];
  /** Around all of them: it has the colours and the typeface of the picture. */
  readonly page: Element;
  /** The gradients to which colours of the board refer. */
  readonly gradients: readonly SVGElement[];
}

/** A picture as the text of an SVG file. */
export interface Picture {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

/**
 * The board as it looks now, between the hands of its players and with a caption, as a picture that needs no
 * other file.
 */
export function pictureOf({ board, hands, page, gradients }: Shown, caption: Caption): Picture {
  const { x, y, width: unitsWide, height: unitsHigh } = board.viewBox.baseVal;
  const scale = BOARD_WIDTH / unitsWide;
  const [above, below] = hands;
  const top = MARGIN + (above ? HAND_ROW : 0);
  const foot = top + unitsHigh * scale;
  const drawings = [
    ...(above ? handAt(above, MARGIN) : []),
    placed(board, MARGIN - x * scale, top - y * scale, scale),
    ...(below ? handAt(below, foot + HAND_ROW - TILE) : []),
  ];

  const { elements, bottom } = captionBelow(caption, foot + (below ? HAND_ROW : 0) + MARGIN / 2);
  const width = BOARD_WIDTH + 2 * MARGIN;
  const height = Math.ceil(bottom + MARGIN);
  const { fontFamily, color, backgroundColor } = getComputedStyle(page);
  const svg = withAttributes(document.createElementNS(SVG_NAMES, 'svg'), {
    viewBox: `0 0 ${String(width)} ${String(height)}`,
    width,
    height,
    'font-family': fontFamily,
    fill: color,
  });
  const title = document.createElementNS(SVG_NAMES, 'title');
  title.textContent = writable([caption.title, ...caption.lines].join('. '));
  const ground = withAttributes(document.createElementNS(SVG_NAMES, 'rect'), {
    width,
    height,
    fill: backgroundColor,
  });
  const copies = gradients.map((gradient) => gradient.cloneNode(true));
  svg.append(title, ...copies, ground, ...drawings, ...elements);
  return { svg: new XMLSerializer().serializeToString(svg), width, height };
}

/** The copy of a drawing with its origin at a point. */
const placed = (drawing: SVGSVGElement, x: number, y: number, scale: number): SVGElement =>
  withAttributes(drawingOf(drawing), {
    transform: `translate(${String(x)} ${String(y)}) scale(${String(scale)})`,
  });

/** A player’s hand in a row below the height `top`: its name, and its pieces beside that. */
function handAt({ drawing, label }: HandToDraw, top: number): SVGElement[] {
  const { width } = drawing.viewBox.baseVal;
  // A hand of many kinds is drawn smaller.
  const tile = Math.min(TILE, (BOARD_WIDTH - HAND_NAME) / width);
  const name = textAt(label, MARGIN, top + TILE / 2 + HAND.size / 3, HAND);
  return width === 0 ? [name] : [name, placed(drawing, MARGIN + HAND_NAME, top + (TILE - tile) / 2, tile)];
}

/** The lines of a caption below the height `top`, and the height at which they end. */
function captionBelow({ title, lines, position }: Caption, top: number) {
  const texts: (readonly [string, TextStyle])[] = [
    [title, TITLE],
    ...lines.map((line) => [line, LINE] as const),
    ...inLines(position).map((line) => [line, SMALL] as const),
  ];
  let bottom = top;
  const elements = texts.map(([text, style]) => {
    bottom += style.height;
    return textAt(text, MARGIN, bottom, style);
  });
  return { elements, bottom };
}

function textAt(text: string, x: number, y: number, { size, weight, family, opacity }: TextStyle) {
  const element = withAttributes(document.createElementNS(SVG_NAMES, 'text'), {
    x,
    y,
    'font-size': size,
    'font-weight': weight,
    'font-family': family,
    'fill-opacity': opacity,
  });
  element.textContent = writable(text);
  return element;
}

/** Breaks a position string into lines, after ranks and fields. */
function inLines(position: string): string[] {
  const lines = [''];
  for (const part of position.split(/(?<=[/ ])/)) {
    const last = lines.at(-1) ?? '';
    if (last !== '' && last.length + part.length > POSITION_LINE) lines.push(part);
    else lines.splice(-1, 1, last + part);
  }
  return lines;
}

function withAttributes<T extends Element>(
  element: T,
  attributes: Readonly<Record<string, string | number | undefined>>,
): T {
  for (const [name, value] of Object.entries(attributes))
    if (value !== undefined) element.setAttribute(name, String(value));
  return element;
}

import type { Caption } from './caption.ts';
import { SVG_NAMES, drawingOf } from './drawing.ts';

/** In pixels of the picture. */
export const MARGIN = 24;
export const BOARD_WIDTH = 720;

const TITLE = { size: 24, height: 34, weight: '600' };
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

/** A picture as the text of an SVG file. */
export interface Picture {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

/** The board as it looks now, with a caption, as a picture that needs no other file. */
export function pictureOf(board: SVGSVGElement, caption: Caption): Picture {
  const { x, y, width: unitsWide, height: unitsHigh } = board.viewBox.baseVal;
  const scale = BOARD_WIDTH / unitsWide;
  const drawing = drawingOf(board);
  drawing.setAttribute(
    'transform',
    `translate(${String(MARGIN - x * scale)} ${String(MARGIN - y * scale)}) scale(${String(scale)})`,
  );

  const { elements, bottom } = captionBelow(caption, MARGIN + unitsHigh * scale + MARGIN / 2);
  const width = BOARD_WIDTH + 2 * MARGIN;
  const height = Math.ceil(bottom + MARGIN);
  const page = getComputedStyle(document.documentElement);
  const svg = withAttributes(document.createElementNS(SVG_NAMES, 'svg'), {
    viewBox: `0 0 ${String(width)} ${String(height)}`,
    width,
    height,
    'font-family': page.fontFamily,
    fill: page.color,
  });
  const title = document.createElementNS(SVG_NAMES, 'title');
  title.textContent = writable([caption.title, ...caption.lines].join('. '));
  const ground = withAttributes(document.createElementNS(SVG_NAMES, 'rect'), {
    width,
    height,
    fill: page.backgroundColor,
  });
  svg.append(title, ground, drawing, ...elements);
  return { svg: new XMLSerializer().serializeToString(svg), width, height };
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
    const { size, weight, family, opacity } = style;
    const element = withAttributes(document.createElementNS(SVG_NAMES, 'text'), {
      x: MARGIN,
      y: bottom,
      'font-size': size,
      'font-weight': weight,
      'font-family': family,
      'fill-opacity': opacity,
    });
    element.textContent = writable(text);
    return element;
  });
  return { elements, bottom };
}

/** The text with the characters replaced that XML cannot hold in any form. */
const writable = (text: string): string => text.replace(/[\p{Cc}\p{Cs}\ufffe\uffff]/gu, '\ufffd');

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

export const SVG_NAMES = 'http://www.w3.org/2000/svg';

/** Parts of the board that are only there for playing. */
const PASSING = '[data-passing], [role="button"]';

const ELEMENTS = ['g', 'path', 'polygon', 'rect', 'circle', 'line', 'text'];

const GEOMETRY = 'd points x y width height rx ry cx cy r x1 y1 x2 y2 transform text-anchor'.split(' ');

/** Style properties that a part inherits if it has none of its own. */
const INHERITED = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-opacity',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'paint-order',
  'visibility',
  'font-family',
  'font-size',
  'font-weight',
];

/**
 * The drawing of a board as it looks now, with nothing to pick, as elements that need no style sheet: their
 * styles become attributes. It copies only shapes and texts, and only their positions and styles.
 */
export function drawingOf(board: SVGSVGElement): SVGElement {
  const drawing = document.createElementNS(SVG_NAMES, 'g');
  const looks = getComputedStyle(board);
  for (const name of INHERITED) drawing.setAttribute(name, lookOf(looks, name));
  drawing.append(...copiesIn(board));
  return drawing;
}

const copiesIn = (element: SVGElement): (SVGElement | string)[] =>
  [...element.childNodes].flatMap((child): (SVGElement | string)[] => {
    if (child instanceof Text) return element.localName === 'text' ? [child.data] : [];
    const copy = child instanceof SVGElement ? copyOf(child, element) : null;
    return copy ? [copy] : [];
  });

/** The copy of a part; null for a part that a picture does not show. */
function copyOf(part: SVGElement, around: SVGElement): SVGElement | null {
  if (!ELEMENTS.includes(part.localName) || part.matches(PASSING)) return null;
  const looks = getComputedStyle(part);
  const looksAround = getComputedStyle(around);
  if (looks.display === 'none') return null;
  const children = copiesIn(part);
  if (part.localName === 'g' && children.length === 0) return null;
  const copy = document.createElementNS(SVG_NAMES, part.localName);
  for (const name of GEOMETRY) {
    const value = part.getAttribute(name);
    if (value !== null) copy.setAttribute(name, value);
  }
  for (const name of INHERITED)
    if (lookOf(looks, name) !== lookOf(looksAround, name)) copy.setAttribute(name, lookOf(looks, name));
  if (looks.opacity !== '1') copy.setAttribute('opacity', looks.opacity);
  copy.append(...children);
  return copy;
}

/** A computed style as an attribute value: lengths are plain numbers. */
function lookOf(looks: CSSStyleDeclaration, name: string): string {
  const value = looks.getPropertyValue(name);
  return name === 'font-family' ? value : value.replace(/(\d)px\b/g, '$1');
}

/** A picture as a document. Throws if it is not well-formed. */
export function svgOf(text: string): Element {
  const { documentElement } = new DOMParser().parseFromString(text, 'image/svg+xml');
  if (documentElement.querySelector('parsererror')) throw new Error(documentElement.textContent);
  return documentElement;
}

/** The layers of a picture that show its board, without the pieces. */
const LAYERS = ['.ground', '.marks', '.terrain'];

/** What a board shows: its pieces with their places, and everything in its other layers. */
export interface ShownBoard {
  readonly pieces: readonly string[];
  readonly layers: readonly (readonly string[])[];
}

/** What a picture shows that stands still. */
export const stillBoard = (picture: Element): ShownBoard => ({
  pieces: [...picture.querySelectorAll('.pieces > g')]
    .map((piece) => pieceText(piece.getAttribute('transform'), piece.querySelector('.piece')))
    .sort(),
  layers: LAYERS.map((layer) => [...children(picture, `.letters > ${layer}`)].map(textOf)),
});

const children = (picture: Element, layer: string) => picture.querySelector(layer)?.children ?? [];
const textOf = ({ outerHTML }: Element): string =>
  outerHTML.replaceAll(' xmlns="http://www.w3.org/2000/svg"', '');
const pieceText = (place: string | null, figure: Element | null): string =>
  `${(place ?? '').replace(' scale(1)', '')} ${figure ? textOf(figure) : 'nothing'}`;

/** What a moving picture shows at a time, in seconds, when no piece is under way. */
export function boardAt(picture: Element, seconds: number): ShownBoard {
  const styles = picture.querySelector('style')?.textContent ?? '';
  const total = Number(/animation-duration:([\d.]+)s/.exec(styles)?.[1]);
  const share = (100 * seconds) / total;
  const values = (element: Element, property: string): string | null => {
    const [name = ''] = (element.getAttribute('class') ?? '').split(' ');
    const keyframes = framesOf(styles, name, property);
    const before = keyframes.findLast((keyframe) => keyframe.share <= share);
    const after = keyframes.find((keyframe) => keyframe.share >= share);
    if (property === 'transform' && before?.value !== after?.value) throw new Error('A piece is under way.');
    return before?.value ?? null;
  };
  const isShown = (element: Element): boolean => values(element, 'visibility') !== 'visibility:hidden';
  const isGroup = (element: Element): boolean => /^k\w+( h)?$/.test(element.getAttribute('class') ?? '');
  const shownIn = (layer: string): Element[] =>
    [...children(picture, layer)].flatMap((child) =>
      isGroup(child) && child.localName === 'g' ? (isShown(child) ? [...child.children] : []) : [child],
    );
  return {
    pieces: shownIn('.pieces')
      .map((use) => {
        const moved = values(use, 'transform')?.replace(
          /transform:translate\((\S+)px,(\S+)px\)/,
          'translate($1 $2)',
        );
        const figure = picture.querySelector(`${use.getAttribute('href') ?? ''} .piece`);
        return pieceText(moved ?? use.getAttribute('transform'), figure);
      })
      .sort(),
    layers: LAYERS.map((layer) => shownIn(`.letters > ${layer}`).map(textOf)),
  };
}

/** The values of a property in an animation, by the share of the time in percent. */
function framesOf(styles: string, name: string, property: string) {
  const rules = new RegExp(`@keyframes ${name}\\{((?:[^{}]*\\{[^{}]*\\})*)\\}`).exec(styles)?.[1] ?? '';
  return [...rules.matchAll(/([^{}]+)\{([^{};]*)[^{}]*\}/g)]
    .flatMap(([, shares = '', value = '']) =>
      value.startsWith(property) ? shares.split(',').map((each) => ({ share: parseFloat(each), value })) : [],
    )
    .sort((one, other) => one.share - other.share);
}

/** An element of markup, taken apart. */
export interface Taken {
  /** Its tag, with its attributes. */
  readonly tag: string;
  /** The elements in it, each as markup. */
  readonly children: readonly string[];
}

const TAG = /<(\/?)\w[^>]*?(\/?)>/g;

/** Where the outermost elements with a tag of some kind begin and end. */
function* elementSpans(
  markup: string,
  isWanted: (tag: string) => boolean,
): Generator<readonly [number, number]> {
  let depth = 0;
  let begin = 0;
  for (const { 0: tag, 1: closing, 2: alone, index } of markup.matchAll(TAG)) {
    if (depth === 0 && (closing || !isWanted(tag))) continue;
    if (depth === 0) begin = index;
    if (closing) depth -= 1;
    else if (!alone) depth += 1;
    if (depth === 0) yield [begin, index + tag.length];
  }
}

/** The outermost elements of markup that was rendered, each as markup. Text between them is left out. */
export const elementsIn = (markup: string): string[] =>
  [...elementSpans(markup, () => true)].map((span) => markup.slice(...span));

/** Markup in which each outermost element with a tag of some kind is replaced. */
export function replaceElements(
  markup: string,
  isWanted: (tag: string) => boolean,
  replacement: (element: string) => string,
): string {
  const parts: string[] = [];
  let done = 0;
  for (const [begin, end] of elementSpans(markup, isWanted)) {
    parts.push(markup.slice(done, begin), replacement(markup.slice(begin, end)));
    done = end;
  }
  return parts.join('') + markup.slice(done);
}

/** An element as its tag and its children. */
export function takeApart(element: string): Taken {
  const end = element.indexOf('>') + 1;
  return { tag: element.slice(0, end), children: elementsIn(element.slice(end, element.lastIndexOf('</'))) };
}

/** The value of an attribute of a tag; empty if it has none. */
export const attribute = (tag: string, name: string): string =>
  new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? '';

/** A number as markup: as many decimals as a square of a thousand pixels needs. */
export const short = (number: number): string => String(Number(number.toFixed(4)));

/** Markup with the numbers in its attributes shortened. */
export const shortened = (markup: string): string =>
  markup.replaceAll(/="[^"]*\.\d{5}[^"]*"/g, (value) =>
    value.replaceAll(/-?\d*\.\d{5,}(?:e-?\d+)?/g, (number) => short(Number(number))),
  );

/** Markup in which shapes have no end tags of their own. */
export const withoutEnds = (markup: string): string =>
  markup.replaceAll(/><\/(?:circle|path|polygon|rect|stop)>/g, '/>');

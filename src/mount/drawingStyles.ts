import tokens from '../ui/tokens.css?inline';
import board from '../ui/board/board.module.css?inline';
import hand from '../ui/board/hand.module.css?inline';
import marks from '../ui/board/marks.module.css?inline';
import drawn from './picture.module.css?inline';

/** The themes that a picture can have. */
export type PictureTheme = 'light' | 'dark';

/** A rule of a style sheet. Rules within `@media` begin with it, and are left out. */
const RULE = /([^{}]+)\{([^{}]*)\}/g;
const COMMENT = /\/\*[^]*?\*\//g;
const MEDIA = /@media[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g;

const rulesIn = (sheet: string): (readonly [selector: string, declarations: string])[] =>
  [...sheet.replaceAll(COMMENT, '').replaceAll(MEDIA, '').matchAll(RULE)].map(
    ([, selector = '', declarations = '']) => [selector.trim(), declarations.trim()],
  );

/** The values of the tokens, without those of other themes and devices. */
const values: ReadonlyMap<string, string> = new Map(
  rulesIn(tokens)
    .filter(([selector]) => selector === ':root')
    .flatMap(([, declarations]) =>
      [...declarations.matchAll(/(--[\w-]+):([^;]+)/g)].map(([, name = '', value = '']) => [
        name,
        value.replaceAll(/\s+/g, ' ').trim(),
      ]),
    ),
);

/** Declarations with the values of a theme, so that programs that know no custom properties can draw them. */
function settled(declarations: string, theme: PictureTheme): string {
  let text = declarations;
  while (text.includes('var('))
    text = text.replaceAll(/var\((--[\w-]+)\)/g, (_, name: string) => values.get(name) ?? 'none');
  const colours = text.replaceAll(/light-dark\(([^,()]+),([^()]+)\)/g, (_, light: string, dark: string) =>
    (theme === 'light' ? light : dark).trim(),
  );
  return colours
    .replaceAll(
      /calc\(([\d.]+)(px)? \* ([\d.]+)(px)?\)/g,
      (_, one: string, px, other: string, alsoPx) =>
        String(Number((Number(one) * Number(other)).toFixed(4))) + ((px ?? alsoPx) === undefined ? '' : 'px'),
    )
    .replaceAll(/\s+/g, ' ');
}

/** Whether a selector may match in a drawing with these classes. */
const mayMatch = (selector: string, used: ReadonlySet<string>): boolean =>
  classesIn(selector).length > 0 && classesIn(selector).every((name) => used.has(name));

const classesIn = (selector: string): string[] => selector.match(/(?<=\.)[a-z][\w-]*/g) ?? [];

/** The styles of a drawing of a board: of those rules that some element of its markup may need. */
export function drawingStyles(markup: string, theme: PictureTheme): string {
  const used = new Set(
    [...markup.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
  );
  return (
    [board, hand, marks, drawn]
      .flatMap(rulesIn)
      // What depends on a page or a pointer never matches in a drawing.
      .filter(([selectors]) => !selectors.includes(':'))
      .flatMap(([selectors, declarations]) => {
        const selector = selectors
          .split(/,\s*/)
          .filter((each) => mayMatch(each, used))
          .join(', ');
        return selector === '' ? [] : [`${selector} { ${settled(declarations, theme)} }`];
      })
      .join('\n')
  );
}

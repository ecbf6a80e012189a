import tokens from '../ui/tokens.css?inline';
import board from '../ui/board/board.module.css?inline';
import hand from '../ui/board/hand.module.css?inline';
import marks from '../ui/board/marks.module.css?inline';
import drawn from './picture.module.css?inline';
import printed from './printed.module.css?inline';

/** The themes that a picture can have; `printed` is black and white, as diagrams in books are. */
export type PictureTheme = 'light' | 'dark' | 'contrast' | 'printed';

/** A rule of a style sheet. Rules within `@media` begin with it, and are left out. */
const RULE = /([^{}]+)\{([^{}]*)\}/g;
const COMMENT = /\/\*[^]*?\*\//g;
const MEDIA = /@media[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g;

const rulesIn = (sheet: string): (readonly [selector: string, declarations: string])[] =>
  [...sheet.replaceAll(COMMENT, '').replaceAll(MEDIA, '').matchAll(RULE)].map(
    ([, selector = '', declarations = '']) => [selector.trim(), declarations.trim()],
  );

/** The beginnings of selectors that hold only in one theme. A minifier may take the quotes away. */
const CONTRAST = /^:root(?=[^ ]*\[data-contrast=['"]?more['"]?\])[^ ]*(?:, \[[^ ]*)?(?: |$)/;
const PRINTED = /^\.printed(?: |$)/;

/** The rules that hold in a theme, without what makes them hold only there; of the roots, those of the theme come last. */
function rulesFor(theme: PictureTheme): (readonly [selector: string, declarations: string])[] {
  const screen = [tokens, board, hand, marks, drawn].flatMap(rulesIn);
  const within = (condition: RegExp) =>
    [...screen, ...rulesIn(printed)].flatMap(([selector, declarations]) =>
      condition.test(selector) ? [[selector.replace(condition, '') || ':root', declarations] as const] : [],
    );
  switch (theme) {
    case 'light':
    case 'dark':
      return screen;
    case 'contrast':
      return [...screen, ...within(CONTRAST)];
    case 'printed':
      return [...screen, ...within(PRINTED)];
  }
}

/** The values of the tokens in a theme. */
const valuesIn = (rules: ReturnType<typeof rulesFor>): ReadonlyMap<string, string> =>
  new Map(
    rules
      .filter(([selector]) => selector === ':root')
      .flatMap(([, declarations]) =>
        [...declarations.matchAll(/(--[\w-]+):([^;]+)/g)].map(([, name = '', value = '']) => [
          name,
          value.replaceAll(/\s+/g, ' ').trim(),
        ]),
      ),
  );

/** What is read out of the style sheets for a theme, which takes longer than a drawing. */
const sheets = new Map<PictureTheme, ReturnType<typeof readSheet>>();

function sheetOf(theme: PictureTheme): ReturnType<typeof readSheet> {
  const sheet = sheets.get(theme) ?? readSheet(theme);
  sheets.set(theme, sheet);
  return sheet;
}

function readSheet(theme: PictureTheme) {
  const rules = rulesFor(theme);
  return { rules, values: valuesIn(rules) };
}

/** Two colours, one for each scheme: as written, and as a build writes it for browsers that do not know `light-dark`. */
const SCHEMES =
  /light-dark\(((?:[^(),]|\([^()]*\))+),((?:[^()]|\([^()]*\))+)\)|var\(--lightningcss-light,((?:[^()]|\([^()]*\))*)\)\s*var\(--lightningcss-dark,((?:[^()]|\([^()]*\))*)\)/g;

/** Declarations with the values of a theme, so that programs that know no custom properties can draw them. */
function settled(declarations: string, theme: PictureTheme, values: ReadonlyMap<string, string>): string {
  const isDark = theme === 'dark' || theme === 'contrast';
  const inScheme = (text: string) =>
    text.replaceAll(SCHEMES, (_, light?: string, dark?: string, builtLight?: string, builtDark?: string) =>
      ((isDark ? (dark ?? builtDark) : (light ?? builtLight)) ?? '').trim(),
    );
  let text = inScheme(declarations);
  for (let before = ''; before !== text;) {
    before = text;
    text = inScheme(text.replaceAll(/var\((--[\w-]+)\)/g, (_, name: string) => values.get(name) ?? 'none'));
  }
  return text
    .replaceAll(
      /calc\(([\d.]+)(px)?\s*\*\s*([\d.]+)(px)?\)/g,
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
  const { rules, values } = sheetOf(theme);
  return (
    rules
      // What depends on a page or a pointer never matches in a drawing.
      .filter(([selectors]) => !selectors.includes(':'))
      .flatMap(([selectors, declarations]) => {
        const selector = selectors
          .split(/,\s*/)
          .filter((each) => mayMatch(each, used))
          .join(', ');
        return selector === '' ? [] : [`${selector} { ${settled(declarations, theme, values)} }`];
      })
      .join('\n')
  );
}

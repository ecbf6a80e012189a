import tokens from '../ui/tokens.css?inline';
import board from '../ui/board/board.module.css?inline';
import chips from '../ui/board/chips.module.css?inline';
import hand from '../ui/board/hand.module.css?inline';
import loupe from '../ui/board/loupe.module.css?inline';
import marks from '../ui/board/marks.module.css?inline';
import note from '../ui/board/note.module.css?inline';
import mounted from './mount.css?inline';
import reset from './reset.css?inline';

const ofMount = [reset, tokens, board, marks, chips, hand, note, loupe, mounted];

/**
 * A style of our own pages as one of a shadow tree: the element `.root` takes the place of the root element of the
 * page, and its font size that of the page’s, which belongs to somebody else.
 */
const inShadow = (styles: string): string =>
  styles.replaceAll(':root', '.root').replaceAll(/(?<![\w-])(\d*\.?\d+)rem\b/g, 'calc($1 * var(--rem))');

/**
 * A style sheet for shadow trees: that of all mounted boards, and further styles after it. A page may forbid a
 * `<style>` element, but not an adopted sheet.
 */
export function styleSheet(further: readonly string[] = []): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync([...ofMount, ...further].map(inShadow).join('\n'));
  return sheet;
}

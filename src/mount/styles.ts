import tokens from '../ui/tokens.css?inline';
import board from '../ui/board/board.module.css?inline';
import chips from '../ui/board/chips.module.css?inline';
import hand from '../ui/board/hand.module.css?inline';
import marks from '../ui/board/marks.module.css?inline';
import mounted from './mount.css?inline';

/** In a shadow tree, the host element takes the place of the root element of one of our own pages. */
const onHost = (styles: string): string =>
  styles.replaceAll(/:root(\[[^\]]*\])?/g, (_, attribute?: string) =>
    attribute === undefined ? ':host' : `:host(${attribute})`,
  );

let sheet: CSSStyleSheet | null = null;

/** The style sheet of all mounted boards. A page may forbid a `<style>` element, but not an adopted sheet. */
export function styleSheet(): CSSStyleSheet {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync([tokens, board, marks, chips, hand, mounted].map(onHost).join('\n'));
  }
  return sheet;
}

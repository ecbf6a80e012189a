import tokens from '../ui/tokens.css?inline';
import board from '../ui/board/board.module.css?inline';
import chips from '../ui/board/chips.module.css?inline';
import hand from '../ui/board/hand.module.css?inline';
import marks from '../ui/board/marks.module.css?inline';
import mounted from './mount.css?inline';

/** On the element that has the shadow root stands what on a page of our own stands on the root of the document. */
const onHost = (styles: string): string =>
  styles.replaceAll(/:root(\[[^\]]*\])?/g, (_, attribute?: string) =>
    attribute === undefined ? ':host' : `:host(${attribute})`,
  );

let sheet: CSSStyleSheet | null = null;

/** The style sheet of all mounted boards. It is adopted, which a page may not forbid as it may a `<style>`. */
export function styleSheet(): CSSStyleSheet {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync([tokens, board, marks, chips, hand, mounted].map(onHost).join('\n'));
  }
  return sheet;
}

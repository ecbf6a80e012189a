import tokens from '../ui/tokens.css?inline';
import base from '../ui/base.css?inline';
import board from '../ui/board/board.module.css?inline';
import hand from '../ui/board/hand.module.css?inline';
import marks from '../ui/board/marks.module.css?inline';
import movementMap from '../ui/board/movementMap.module.css?inline';
import gallery from '../ui/learn/gallery.module.css?inline';
import learn from '../ui/learn/learn.module.css?inline';
import printed from '../picture/printed.module.css?inline';
import pages from './pages.module.css?inline';
import print from './print.css?inline';

/**
 * On paper, every board looks as in a printed diagram. What a page draws once and refers to again has no ancestors where it
 * occurs again, so no rule may name any.
 */
const onPaper = `@media print {\n${printed.replaceAll(/\.printed (?!\{)/g, '').replaceAll('.printed', ':root')}\n}`;

/** Everything that the pages without a script look like, the app’s own boards included. */
export const styleText: string = [
  tokens,
  base,
  board,
  hand,
  marks,
  movementMap,
  gallery,
  learn,
  pages,
  onPaper,
  print,
].join('\n');

import type { BySide } from '../../../engine/rules/side.ts';
import { BLACK, WHITE } from '../../../engine/rules/side.ts';
import { sideName } from '../grammar.ts';

const NO_BREAK = '\u00a0';

/** `controlled by White, 3 to 2`; the figures stay in one line. */
export function control([white, black]: BySide<number>): string {
  const controller = white === black ? 'nobody' : sideName(white > black ? WHITE : BLACK);
  const strengths = [Math.max(white, black), 'to', Math.min(white, black)].join(NO_BREAK);
  return `controlled by ${controller}, ${strengths}`;
}

import type { BySide } from '../../../engine/rules/side.ts';
import { BLACK, WHITE } from '../../../engine/rules/side.ts';
import { sideName } from '../grammar.ts';

/** `controlled by White, 3 to 2`; the figures stay in one line. */
export function control([white, black]: BySide<number>): string {
  const controller = white === black ? 'nobody' : sideName(white > black ? WHITE : BLACK);
  return `controlled by ${controller}, ${String(Math.max(white, black))}\u00a0to\u00a0${String(Math.min(white, black))}`;
}

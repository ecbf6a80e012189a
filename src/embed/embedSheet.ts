import base from '../ui/base.css?inline';
import record from '../ui/panels/record.module.css?inline';
import { styleSheet } from '../mount/styles.ts';
import embed from './embed.module.css?inline';
import host from './host.css?inline';

let inside: CSSStyleSheet | null = null;

/** The style sheet of all boards in other pages. */
export const embedSheet = (): CSSStyleSheet => (inside ??= styleSheet([base, record, embed, host]));

const added = new Set<string>();

/** Adds the styles of a part of the code to that sheet. */
export function addStyles(styles: string): void {
  if (added.has(styles)) return;
  added.add(styles);
  embedSheet().insertRule(`@media all{${styles}}`);
}

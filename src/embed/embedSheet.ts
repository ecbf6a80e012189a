import base from '../ui/base.css?inline';
import lens from '../ui/board/lens.module.css?inline';
import record from '../ui/panels/record.module.css?inline';
import { styleSheet } from '../mount/styles.ts';
import embed from './embed.module.css?inline';
import host from './host.css?inline';

let inside: CSSStyleSheet | null = null;

/** The style sheet of all boards in other pages. */
export const embedSheet = (): CSSStyleSheet => (inside ??= styleSheet([base, lens, record, embed, host]));

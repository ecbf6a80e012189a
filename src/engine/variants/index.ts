import type { Variant } from '../rules/variant.ts';
import { battleChieftains } from './battle-chieftain/battleChieftain.ts';
import { ben39 } from './ben39/ben39.ts';
import { chess99 } from './chess99/chess99.ts';
import { hex39 } from './hex39/hex39.ts';
import { tns } from './tns/tns.ts';

/** All variants, in the order in which they are offered. */
export const variants: readonly Variant[] = [chess99, hex39, tns, ...battleChieftains, ben39];

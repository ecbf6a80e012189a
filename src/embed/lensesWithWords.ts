import { lensesOf } from '../engine/game/lenses.ts';
import type { Lens } from '../engine/rules/lens.ts';
import type { Variant } from '../engine/rules/variant.ts';
import styles from '../ui/board/lens.module.css?inline';
import type { Table } from '../words/sentences.ts';
import { lenses as sentences } from '#words/lenses.ts';

/** The lenses of a variant’s board, the sentences for them, and how they look. A part of its own, since few boards have one. */
export const lensesWithWords = (
  variant: Variant,
): { lenses: readonly Lens[]; sentences: Table; styles: string } => ({
  lenses: lensesOf(variant),
  sentences,
  styles,
});

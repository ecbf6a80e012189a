import type { Metadata } from '../engine/rules/metadata.ts';
import { boardWords } from '#words/boards.ts';
import * as common from '#words/ui/common.ts';

/** A variant by its name and its board’s, where that has one: `Battle Chieftain, Far walls`. */
export const fullName = ({ name, board }: Pick<Metadata, 'name' | 'board'>): string =>
  common.gameName(name, board && boardWords(board));

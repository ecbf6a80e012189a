import type { Metadata } from '../engine/rules/metadata.ts';
import { boardWords } from '#words/boards.ts';
import * as common from '#words/ui/common.ts';

/** The name of a variant, with that of its board if it has one: `Battle Chieftain, Far walls`. */
export const fullName = ({ name, board }: Pick<Metadata, 'name' | 'board'>): string =>
  common.gameName(name, board && boardWords(board));

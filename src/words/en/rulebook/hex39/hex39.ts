import type { rules } from '../../../../rulebook/hex39/hex39.ts';
import type { RulebookProse } from '../../../../rulebook/prose.ts';
import { board } from './board.ts';
import { notation } from './notation.ts';
import { practice } from './practice.ts';
import { bishop, pawn, rook } from './pieces.ts';
import { rulings } from './rulings.ts';
import { repetition } from './repetition.ts';
import { winning } from './winning.ts';

export const prose: RulebookProse<typeof rules> = {
  lead: 'A small game on hexes, without a king. Each side has a castle, and you win by bringing any one of your pieces into the enemy’s. No position may come back, so nobody can shuffle back and forth for ever.',
  sections: { board, pawn, rook, bishop, winning, repetition, practice, notation },
  rulings,
};

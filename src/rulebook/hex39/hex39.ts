import type { RulebookData } from '../data.ts';
import { board } from './board.ts';
import { notation } from './notation.ts';
import { practice } from './practice.ts';
import { bishop, pawn, rook } from './pieces.ts';
import { rulings } from './rulings.ts';
import { repetition } from './repetition.ts';
import { winning } from './winning.ts';

export const rules = {
  sections: [board, pawn, rook, bishop, winning, repetition, practice, notation],
  rulings,
} as const satisfies RulebookData;

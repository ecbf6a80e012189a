import type { RulebookData } from '../data.ts';
import { board } from './board.ts';
import { castling } from './castling.ts';
import { check } from './check.ts';
import { draws } from './draws.ts';
import { enPassant } from './enPassant.ts';
import { notation } from './notation.ts';
import { practice } from './practice.ts';
import { pawn } from './pawn.ts';
import { paladin, pieces } from './pieces.ts';
import { promotion } from './promotion.ts';
import { rulings } from './rulings.ts';
import { winning } from './winning.ts';

export const rules = {
  sections: [
    board,
    pieces,
    check,
    winning,
    paladin,
    pawn,
    enPassant,
    castling,
    promotion,
    draws,
    practice,
    notation,
  ],
  rulings,
} as const satisfies RulebookData;

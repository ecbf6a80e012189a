import type { RulebookData } from '../data.ts';
import { changingKing, check } from './changing.ts';
import { crowning, winning } from './ending.ts';
import { fourBoards } from './fourBoards.ts';
import { notation } from './notation.ts';
import { practice } from './practice.ts';
import { berserker, king, walls } from './pieces.ts';
import { rulings } from './rulings.ts';
import { board, placing } from './setup.ts';

export const rules = {
  sections: [
    board,
    placing,
    berserker,
    king,
    walls,
    crowning,
    check,
    changingKing,
    winning,
    fourBoards,
    practice,
    notation,
  ],
  rulings,
} as const satisfies RulebookData;

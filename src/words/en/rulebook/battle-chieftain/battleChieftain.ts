import type { rules } from '../../../../rulebook/battle-chieftain/battleChieftain.ts';
import type { RulebookProse } from '../../../../rulebook/prose.ts';
import { changingKing, check } from './changing.ts';
import { crowning, winning } from './ending.ts';
import { fourBoards } from './fourBoards.ts';
import { notation } from './notation.ts';
import { practice } from './practice.ts';
import { berserker, king, walls } from './pieces.ts';
import { rulings } from './rulings.ts';
import { board, placing } from './setup.ts';

export const prose: RulebookProse<typeof rules> = {
  lead: 'You win by destroying the enemy’s army of berserkers, on a board with gaps that only kings can cross. Your king is one more fighter: lose it, and a berserker becomes king in its place.',
  sections: {
    board,
    placing,
    berserker,
    king,
    walls,
    crowning,
    check,
    'changing-king': changingKing,
    winning,
    boards: fourBoards,
    practice,
    notation,
  },
  rulings,
};

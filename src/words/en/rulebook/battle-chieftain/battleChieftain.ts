import type { rules } from '../../../../rulebook/battle-chieftain/battleChieftain.ts';
import type { RulebookProse } from '../../../../rulebook/prose.ts';
import { changingKing, check } from './changing.ts';
import { crowning, winning } from './ending.ts';
import { fourBoards } from './fourBoards.ts';
import { notation } from './notation.ts';
import { berserker, king, walls } from './pieces.ts';
import { rulings } from './rulings.ts';
import { board, placing } from './setup.ts';

export const prose: RulebookProse<typeof rules> = {
  lead: 'Two kings lead berserkers over a board with gaps, which only kings can cross. Kings may be lost, for any berserker can take the lead. Whoever destroys the enemy’s army wins.',
  sections: {
    board,
    placing,
    berserker,
    king,
    walls,
    check,
    'changing-king': changingKing,
    crowning,
    winning,
    boards: fourBoards,
    notation,
  },
  rulings,
};

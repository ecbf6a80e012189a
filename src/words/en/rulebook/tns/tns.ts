import type { rules } from '../../../../rulebook/tns/tns.ts';
import type { RulebookProse } from '../../../../rulebook/prose.ts';
import { board } from './board.ts';
import { checkmate } from './checkmate.ts';
import { colour } from './colour.ts';
import { hands } from './hands.ts';
import { king } from './king.ts';
import { kingPromotion } from './kingPromotion.ts';
import { notation } from './notation.ts';
import { practice } from './practice.ts';
import { pieces } from './pieces.ts';
import { promotedPieces } from './promotedPieces.ts';
import { promotion } from './promotion.ts';
import { rulings } from './rulings.ts';
import { repetition } from './repetition.ts';
import { turn } from './turn.ts';

export const prose: RulebookProse<typeof rules> = {
  lead: 'Small armies on a narrow board. What you capture keeps its colour: you hold it for a while, then you must put it back on the board for your opponent, where it hurts most. Kings can be captured too. You win by checkmate, or by bringing your king across the board and promoting it.',
  sections: {
    board,
    pieces,
    turn,
    promotion,
    'promoted-pieces': promotedPieces,
    hands,
    colour,
    king,
    checkmate,
    'king-promotion': kingPromotion,
    repetition,
    practice,
    notation,
  },
  rulings,
};

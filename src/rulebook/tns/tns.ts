import type { RulebookData } from '../data.ts';
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

export const rules = {
  sections: [
    board,
    pieces,
    turn,
    promotion,
    promotedPieces,
    hands,
    colour,
    king,
    checkmate,
    kingPromotion,
    repetition,
    practice,
    notation,
  ],
  rulings,
} as const satisfies RulebookData;

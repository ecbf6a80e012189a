import type { rules } from '../../../../rulebook/chess99/chess99.ts';
import type { RulebookProse } from '../../../../rulebook/prose.ts';
import { board } from './board.ts';
import { castling } from './castling.ts';
import { check } from './check.ts';
import { draws } from './draws.ts';
import { enPassant } from './enPassant.ts';
import { notation } from './notation.ts';
import { pawn } from './pawn.ts';
import { paladin, pieces } from './pieces.ts';
import { promotion } from './promotion.ts';
import { rulings } from './rulings.ts';
import { winning } from './winning.ts';

export const prose: RulebookProse<typeof rules> = {
  lead: 'Orthodox chess on a board one file and one rank larger, with a paladin beside each king. Nothing is forbidden because of check and there is no checkmate: kings are captured. Pawns may go two squares wherever they are, and any piece may punish them for it.',
  sections: {
    board,
    pieces,
    paladin,
    pawn,
    check,
    winning,
    'en-passant': enPassant,
    castling,
    promotion,
    draws,
    notation,
  },
  rulings,
};

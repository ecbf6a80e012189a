import type { rules } from '../../../../rulebook/chess99/chess99.ts';
import type { RulebookProse } from '../../../../rulebook/prose.ts';
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

export const prose: RulebookProse<typeof rules> = {
  lead: 'Orthodox chess on a board one file and one rank larger, with a paladin beside each king. There is no checkmate: you capture the king. Pawns can go two squares from anywhere, and any piece can capture them en passant when they do.',
  sections: {
    board,
    pieces,
    check,
    winning,
    paladin,
    pawn,
    'en-passant': enPassant,
    castling,
    promotion,
    draws,
    practice,
    notation,
  },
  rulings,
};

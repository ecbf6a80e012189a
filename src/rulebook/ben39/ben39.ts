import type { RulebookData } from '../data.ts';
import { board } from './board.ts';
import { castlesAndKing } from './castlesAndKing.ts';
import { draws } from './draws.ts';
import { drops } from './drops.ts';
import { immobilizer } from './immobilizer.ts';
import { lines } from './lines.ts';
import { movableSquares } from './movableSquares.ts';
import { notation } from './notation.ts';
import { practice } from './practice.ts';
import { pieces } from './pieces.ts';
import { rulings } from './rulings.ts';
import { rotation } from './rotation.ts';
import { teleport } from './teleport.ts';
import { travel } from './travel.ts';
import { turn } from './turn.ts';
import { winning } from './winning.ts';

export const rules = {
  sections: [
    board,
    turn,
    pieces,
    castlesAndKing,
    lines,
    drops,
    immobilizer,
    teleport,
    rotation,
    movableSquares,
    travel,
    winning,
    draws,
    practice,
    notation,
  ],
  rulings,
} as const satisfies RulebookData;

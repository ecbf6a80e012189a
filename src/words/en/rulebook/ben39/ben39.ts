import type { rules } from '../../../../rulebook/ben39/ben39.ts';
import type { RulebookProse } from '../../../../rulebook/prose.ts';
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

export const prose: RulebookProse<typeof rules> = {
  lead: 'Each side has two armies, one on the squares and one on the crossings of the lines between them. The second captures nothing and cannot be captured, but it teleports, rotates, immobilizes and lets the king move. Two squares of the board can move. Capture the king to win.',
  sections: {
    board,
    turn,
    pieces,
    'castles-and-king': castlesAndKing,
    lines,
    drops,
    immobilizer,
    teleport,
    rotation,
    'movable-squares': movableSquares,
    travel,
    winning,
    draws,
    practice,
    notation,
  },
  rulings,
};

import type * as data from '../../../../rulebook/chess99/draws.ts';
import type { SectionProse } from '../../../../rulebook/prose.ts';

export const draws: SectionProse<typeof data.draws> = {
  title: 'Draws',
  text: [
    'While both kings are in check, the player to move may claim a draw. So think before you answer a check with a check and leave your king attacked: your opponent may claim. If you are losing, that may be just what you want, for taking your king would as a rule only draw as well.',
    'A player with nothing left but the king may claim a draw when that king could capture the other one. Kings that touch attack each other, so the first claim is there then as well.',
    'Nobody has to claim, and until somebody does the game goes on. The page offers the claim when it holds.',
    'When Black has made the 99th move and both kings stand, the game is drawn. A king captured in that very move still counts.',
    'There is no draw by repetition and none for moves without a capture. Players may resign or agree on a draw at any time; agree when neither has enough left to corner a king. Should somebody ever have nothing at all to do, the game is a draw.',
  ],
  examples: {
    'draw-both-in-check': {
      caption: 'Both kings are in check, and White is to move: White may claim a draw, or play on.',
    },
    'draw-check-for-check': {
      caption: 'One king in check is no reason to claim. White answers with a check, and now Black may.',
    },
    'draw-bare-king': {
      caption: 'White has the bare king, which could take the other: both claims hold.',
    },
    'draw-not-so-bare': {
      caption: 'The same with Black to move. Black has a rook besides, so only the first claim holds.',
    },
    'draw-no-repetition': {
      caption: 'This position has been on the board five times. Nothing follows from it.',
    },
    'draw-99': {
      caption: 'White is about to make the 99th move. Black still answers, and then the game is drawn.',
    },
    'draw-99-capture': {
      caption: 'Black’s 99th move. Taking the king wins; anything else draws.',
    },
    'draw-nothing-to-do': {
      caption:
        'White’s king is walled in by its own army. When Black has moved, White has no move at all: a draw.',
    },
  },
  tasks: {
    'draw-counter-check': {
      prompt: 'White is in check. Answer so that Black is in check, and White is not.',
      hint: 'One move of the rook does both.',
      otherwise: ['Black is not in check.', 'Both kings are in check now, and Black may claim a draw.'],
    },
    'draw-with-a-bare-king': {
      prompt: 'White has lost everything but the king. End the game in a draw, on the board.',
      hint: 'A bare king cannot win, but it can take.',
      otherwise: ['The game goes on, and Black has a rook more.'],
    },
  },
};

import { after, claimable, ends, legal, marked, outcome } from '../claiming.ts';
import type { Section } from '../rulebook.ts';

const TO_AND_FRO = ['b1-c3', 'b9-c7', 'c3-b1', 'c7-b9'];

export const draws: Section = {
  id: 'draws',
  title: 'Draws',
  text: [
    'While both kings are in check, the player to move may claim a draw. So think before you answer a check with a check and leave your king attacked: your opponent may claim. If you are losing, that may be just what you want, for taking your king would as a rule only draw as well.',
    'A player with nothing left but the king may claim a draw when that king could capture the other one. Kings that touch attack each other, so the first claim is there then as well.',
    'Nobody has to claim, and until somebody does the game goes on. The page offers the claim when it holds.',
    'When Black has made the 99th move and both kings stand, the game is drawn. A king captured in that very move still counts.',
    'There is no draw by repetition and none for moves without a capture. Players may resign or agree on a draw at any time; agree when neither has enough left to corner a king. Should somebody ever have nothing at all to do, the game is a draw.',
  ],
  examples: [
    {
      id: 'draw-both-in-check',
      caption: 'Both kings are in check, and White is to move: White may claim a draw, or play on.',
      position: '4k4/9/9/9/9/9/9/r7K/4R4 w - 1',
      claims: [
        marked('e9', 'check'),
        marked('i2', 'check'),
        claimable('both-in-check'),
        outcome(null),
        ends('i2-i3', null),
      ],
    },
    {
      id: 'draw-check-for-check',
      caption: 'One king in check is no reason to claim. White answers with a check, and now Black may.',
      position: '4k4/9/9/9/9/9/9/r7K/3R5 w - 1',
      claims: [claimable(''), after('d1-e1', claimable('both-in-check')), after('i2-i3', claimable(''))],
    },
    {
      id: 'draw-bare-king',
      caption: 'White has the bare king, which could take the other: both claims hold.',
      position: 'r8/9/9/9/9/9/9/3Kk4/9 w - 1',
      claims: [claimable('both-in-check bare-king-capture')],
    },
    {
      id: 'draw-not-so-bare',
      caption: 'The same with Black to move. Black has a rook besides, so only the first claim holds.',
      position: 'r8/9/9/9/9/9/9/3Kk4/9 b - 1',
      claims: [claimable('both-in-check'), ends('e2-d2', 'b king-captured')],
    },
    {
      id: 'draw-no-repetition',
      caption: 'This position has been on the board five times. Nothing follows from it.',
      played: [...TO_AND_FRO, ...TO_AND_FRO, ...TO_AND_FRO, ...TO_AND_FRO],
      claims: [claimable(''), outcome(null), legal('b1-c3')],
    },
    {
      id: 'draw-99',
      caption: 'White is about to make the 99th move. Black still answers, and then the game is drawn.',
      position: 'r3k4/9/9/9/9/9/9/9/R3K4 w - 99',
      claims: [
        ends('a1-b1', null),
        ends('a1-b1 a9-b9', 'draw move-limit'),
        ends('a1-b1 e9-e8', 'draw move-limit'),
      ],
    },
    {
      id: 'draw-99-capture',
      caption: 'Black’s 99th move. Taking the king wins; anything else draws.',
      position: '9/9/9/9/9/8p/9/4k4/4K4 b - 99',
      claims: [ends('e2-e1', 'b king-captured'), ends('i4-i3', 'draw move-limit')],
    },
    {
      id: 'draw-nothing-to-do',
      caption:
        'White’s king is walled in by its own army. When Black has moved, White has no move at all: a draw.',
      position: 'KBBBBBBBB/PPPPPPPPP/9/9/9/9/9/9/4k4 b - 1',
      claims: [outcome(null), ends('e1-e2', 'draw stalemate')],
    },
  ],
  tasks: [
    {
      id: 'draw-counter-check',
      prompt: 'White is in check. Answer so that Black is in check, and White is not.',
      position: '4k4/9/9/9/9/R3q4/9/9/7K1 w - 1',
      goals: [
        { kind: 'checking', otherwise: 'Black is not in check.' },
        { kind: 'safe', otherwise: 'Both kings are in check now, and Black may claim a draw.' },
      ],
      hint: 'One move of the rook does both.',
      solution: ['a4-e4'],
    },
    {
      id: 'draw-with-a-bare-king',
      prompt: 'White has lost everything but the king. End the game in a draw, on the board.',
      position: 'r8/9/9/9/9/9/9/3Kk4/9 w - 1',
      goals: [
        {
          kind: 'outcome',
          outcome: 'draw pyrrhic',
          otherwise: 'The game goes on, and Black has a rook more.',
        },
      ],
      hint: 'A bare king cannot win, but it can take.',
      solution: ['d2-e2'],
    },
  ],
};

import { ends, goals, illegal, legal, outcome } from '../claiming.ts';
import type { Section } from '../rulebook.ts';

export const winning: Section = {
  id: 'winning',
  title: 'Winning',
  text: [
    'Whoever brings a piece into the enemy’s castle wins at once. A pawn will do, a rook, or the red bishop. An enemy in the castle is no protection: entering may be a capture. Going back into one’s own castle is a move like any other.',
    'Whoever has nothing left that could ever stand in the enemy’s castle loses at once: no piece at all, or blue and green bishops only. A pawn, a rook or the red bishop is enough to play on.',
    'Whoever is to move and has no legal move loses: because all pieces are stuck, or because every move would repeat a position.',
    'If a move brings about more than one of these, the one told first counts. There is no draw but by agreement: nothing ends the game for want of captures, and a position cannot come back. Players may also resign.',
  ],
  examples: [
    {
      id: 'win-castle',
      caption:
        'White wins with the pawn on f8 or with the red bishop on d8. If it does neither, Black may win with the pawn on h2 or the bishop on j2.',
      position: '1/BP2/5/3r1R/7/r2R2/5/2pb/1 w',
      claims: [
        outcome(null),
        ends('f8-g9', 'w castle-entered'),
        ends('d8-g9', 'w castle-entered'),
        ends('l6-k7 h2-g1', 'b castle-entered'),
        ends('l6-k7 j2-g1', 'b castle-entered'),
        illegal('h4-h2', 'A rook does not go across the corners of its hex.', 'no such movement'),
      ],
    },
    {
      id: 'win-rook-from-afar',
      caption:
        'Four clear hexes in a line, and the rook is in the castle. That the bishop stands there does not help Black.',
      picked: 'j6',
      position: 'b/4/5/4R1/7/6/2p2/4/1 w',
      claims: [legal('j6-g9'), ends('j6-g9', 'w castle-entered')],
    },
    {
      id: 'win-own-castle',
      caption: 'A rook that comes home into its own castle has won nothing.',
      picked: 'f2',
      position: '1/2r1/5/6/7/6/5/1R2/1 w',
      claims: [ends('f2-g1', null), ends('f2-g1 h8-g9', null)],
    },
    {
      id: 'win-no-castle-piece',
      caption:
        'Black has a rook and the green bishop. When the rook falls, the bishop can never enter g1: White wins.',
      position: '1/4/5/2Rr2/4b2/6/5/4/1 w',
      claims: [outcome(null), ends('f6-h6', 'w no-castle-piece'), ends('f6-g5', null)],
    },
    {
      id: 'win-red-bishop-left',
      caption: 'The same with the red bishop. Now the game goes on after the capture.',
      position: '1/4/5/2Rr2/6b/6/5/4/1 w',
      claims: [ends('f6-h6', null)],
    },
    {
      id: 'win-nothing-left',
      caption: 'Black’s last piece is captured.',
      position: '1/4/5/2Rr2/7/6/5/4/1 w',
      claims: [ends('f6-h6', 'w no-castle-piece')],
    },
    {
      id: 'win-no-moves',
      caption: 'White’s pieces are stuck: whatever Black does now, White has no move and loses.',
      position: '1/PBBP/PPPPP/2PP2/6r/6/5/4/1 b',
      claims: [outcome(null), ends('m5-k5', 'b no-moves'), ends('m5-l4', 'b no-moves'), goals('f8', '')],
    },
    {
      id: 'win-castle-first',
      caption:
        'White’s pawn takes Black’s last red piece by entering the castle. Both reasons hold; the castle is the one that counts.',
      position: 'b/1P2/5/6/7/6/5/1b2/1 w',
      claims: [ends('f8-g9', 'w castle-entered')],
    },
    {
      id: 'win-castle-piece-before-moves',
      caption:
        'Black captures White’s last pawn. White has neither a piece for the castle nor a move; the first is what counts.',
      position: '1/4/5/6/2p4/2P3/5/4/1 b',
      claims: [ends('e5-f4', 'b no-castle-piece')],
    },
  ],
  tasks: [
    {
      id: 'win-in-one',
      prompt: 'Enter the castle.',
      position: 'b/1rb1/2B2/4R1/7/6/5/4/1 w',
      goals: [{ kind: 'won', otherwise: 'No white piece stands in g9 yet.' }],
      hint: 'The way of the rook is closed. Who needs no way?',
      solution: ['g7-g9'],
    },
    {
      id: 'win-outside-the-castle',
      prompt: 'Win in one move, without entering the castle.',
      position: '1/1b2/4R/2Rr2/2b4/6/5/4/1 w',
      goals: [{ kind: 'won', otherwise: 'Black still has a piece that can enter g1.' }],
      hint: 'Which of Black’s pieces could ever stand in a red castle?',
      solution: ['f6-h6'],
    },
    {
      id: 'win-hold-the-castle',
      prompt: 'Black’s rook is about to enter White’s castle. Stop it.',
      position: '1/b3/5/6/7/4r1/P4/1R2/1 w',
      goals: [{ kind: 'holding', otherwise: 'The rook on j4 enters g1 now, and Black wins.' }],
      hint: 'A piece in the castle would only be captured there. Close the line before it.',
      solution: ['f2-h2'],
    },
  ],
};

import { after, illegal, legal } from '../claiming.ts';
import type { Section } from '../rulebook.ts';

export const turn: Section = {
  id: 'turn',
  title: 'A turn',
  text: [
    'A turn is one action, and there are six kinds of it: move a piece on the squares; drop a piece from the hand; move a piece on the crossings; teleport with the wizards; rotate with a spider; or move a movable square.',
    'You win by capturing the enemy’s king. There is no check that you would have to obey.',
    'A drop is a whole turn, and so is each of the others. Whoever spends turns on bringing in the second army does not move the first.',
  ],
  examples: [
    {
      id: 'six-kinds',
      caption:
        'White may do one of six things here: the rook moves, a chad rook is dropped, the castle steps, a wizard teleports the rook, the spider turns the pawn, or the square on l2 goes to another place.',
      position: '2k1/5/1p5/7/2R1P2/5/1K2 8/8/8/4W3/5Z2/2W5/3C2X1/8 d14,l2 w X',
      claims: [
        legal('f6-f10'),
        legal('X@a7'),
        legal('g3-g1'),
        legal('e5*f6'),
        legal('k7cw'),
        legal('l2_n4'),
        after('X@a7', illegal('f6-f10', 'White’s turn is over.')),
      ],
    },
  ],
  tasks: [
    {
      id: 'rook-to-j10',
      prompt: 'Bring the rook to j10 in one action.',
      position: '2k1/5/1p5/7/2R1P2/5/1K2 8/8/8/4W3/5Z2/2W5/3C2X1/8 d14,l2 w X',
      goals: [
        {
          kind: 'stands',
          piece: 'R',
          site: 'j10',
          otherwise: 'The rook is not on j10. By itself it would need two turns.',
        },
      ],
      hint: 'From the upper right of one wizard it may go to the upper right of the other.',
      solution: ['e5*f6'],
    },
  ],
};

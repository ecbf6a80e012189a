import { comes, goals, illegal } from '../claiming.ts';
import type { Section } from '../rulebook.ts';

export const pieces: Section = {
  id: 'pieces',
  title: 'The pieces at the start',
  text: [
    'Every piece captures as it moves: where it can go, it can take what the enemy has there. No piece enters a square on which one of its own side stands.',
    'The king goes one square in any direction. The ferz goes one square diagonally, and so it never leaves the colour on which it stands. The wazir goes one square along rank or file, and changes colour with every step. The knight leaps two squares one way and one across, as in chess.',
    'None of the four can be blocked. That a square between is taken means nothing to a knight, and the others have no square between.',
  ],
  examples: [
    {
      id: 'king',
      caption: 'The king: one square in any direction.',
      position: '1/3/5/7/3K3/7/5/3/1 w - m',
      picked: 'd5',
      claims: [goals('d5', 'c4 c5 c6 d4 d6 e4 e5 e6')],
    },
    {
      id: 'ferz',
      caption: 'The ferz: one square diagonally. Its four squares have the colour of its own.',
      position: '1/3/5/7/3F3/7/5/3/1 w - m',
      picked: 'd5',
      claims: [goals('d5', 'c4 c6 e4 e6'), illegal('d5-d6', 'A ferz does not go straight.')],
    },
    {
      id: 'wazir',
      caption: 'The wazir: one square along rank or file.',
      position: '1/3/5/7/3W3/7/5/3/1 w - m',
      picked: 'd5',
      claims: [goals('d5', 'c5 d4 d6 e5'), illegal('d5-e6', 'A wazir does not go diagonally.')],
    },
    {
      id: 'knight',
      caption: 'The knight: two squares one way and one across.',
      position: '1/3/5/7/3N3/7/5/3/1 w - m',
      picked: 'd5',
      claims: [goals('d5', 'b4 b6 c3 c7 e3 e7 f4 f6')],
    },
    {
      id: 'leap',
      caption: 'A knight that is walled in leaps out all the same, and may take either black knight.',
      position: '1/3/1n3/2FWw2/2FNf2/2KWw2/1n3/3/1 w - m',
      picked: 'd5',
      claims: [
        goals('d5', 'b4 b6 c3 c7 e3 e7 f4 f6'),
        illegal('d5-e5', 'A knight leaps; it takes nothing next to it.'),
        goals('d6', 'd7 e6'),
      ],
    },
    {
      id: 'captures',
      caption: 'The king may take the ferz or the knight. Its own wazir and ferz are in its way.',
      position: 'k/3/5/7/3nf2/2WK3/1F3/3/1 w - m',
      picked: 'd4',
      claims: [
        goals('d4', 'c5 d3 d5 e3 e4 e5'),
        illegal('d4-c4', 'A piece of its own side stands there.'),
        comes('d4-e5', 'k/3/5/7/3nK2/2W4/1F3/3/1 b f3 m'),
        comes('d4-d5', 'k/3/5/7/3Kf2/2W4/1F3/3/1 b n3 m'),
      ],
    },
  ],
  tasks: [
    {
      id: 'take-the-knight',
      prompt: 'Take the black knight. Only one of your pieces can.',
      position: '1/3/5/3nF2/1NW4/6k/5/3/K w - m',
      goals: [
        {
          kind: 'stands',
          piece: 'N',
          site: 'd6',
          otherwise: 'The black knight is still there. A ferz takes diagonally, a wazir along rank or file.',
        },
      ],
      hint: 'Neither the ferz beside it nor the wazir at its corner reaches it.',
      solution: ['b5-d6'],
    },
  ],
};

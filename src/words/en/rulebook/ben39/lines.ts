import type * as data from '../../../../rulebook/ben39/lines.ts';
import type { SectionProse } from '../../../../rulebook/prose.ts';

export const lines: SectionProse<typeof data.lines> = {
  title: 'The pieces on the crossings',
  text: [
    'Each side has five chad rooks, two spiders, two wizards, two castles and an immobilizer. They start in hand, and you drop them on empty crossings.',
    'None of them captures, and none can be captured. They move only to empty crossings, so they block each other for good.',
    'A chad rook slides along the lines like a rook. An immobilizer slides like a queen. A wizard steps one crossing in any direction. A spider leaps like a knight, over whatever lies between. Wizards, spiders and immobilizers do more than that: each has a chapter of its own.',
    'A castle steps one crossing: along a line one time, diagonally the next, and so on. When you drop it, you choose which step comes first. Only a step of its own changes the kind of step; a movable square that carries it does not.',
    'A diagonal step needs only the crossing where it ends, not the square between.',
  ],
  examples: {
    'chad-rook': {
      caption:
        'The chad rook on e9 slides along its lines. It stops in front of the other chad rook, friend or enemy, and takes nothing.',
      why: {
        'e9-i9': 'Nothing on a crossing can be captured.',
        'e9-k9': 'The chad rook on i9 is in the way.',
      },
    },
    spider: {
      caption: 'The spider leaps like a knight, from crossing to crossing.',
    },
    wizard: {
      caption: 'The wizard steps one crossing in any direction.',
    },
    'immobilizer-moves': {
      caption: 'The immobilizer slides like a queen, up to what is in its way.',
    },
    'castle-steps-by-turns': {
      caption:
        'This castle steps along a line now. Its next step will be diagonal, and the one after that along a line again.',
    },
    'castle-says-its-step': {
      caption: 'When you drop a castle, you choose which step comes first.',
    },
    'over-a-missing-square': {
      caption:
        'There is no square on d2. The castle can still step from e1 to c3, because both crossings are there.',
      ground: {
        d2: 'not there now',
      },
    },
  },
  tasks: {
    'castle-to-the-king': {
      prompt: 'Step with a castle so that one stands at a corner of your king’s square.',
      hint: 'The castle on e3 steps diagonally this time.',
      otherwise: [
        'No castle is at a corner of h2. Look which castle steps along a line, and which diagonally.',
      ],
    },
  },
};

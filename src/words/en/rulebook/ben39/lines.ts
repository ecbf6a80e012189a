import type * as data from '../../../../rulebook/ben39/lines.ts';
import type { SectionProse } from '../../../../rulebook/prose.ts';

export const lines: SectionProse<typeof data.lines> = {
  title: 'The pieces on the crossings',
  text: [
    'Each side has five chad rooks, two spiders, two wizards, two castles and an immobilizer. They wait in hand, and are dropped on empty crossings.',
    'None of them captures, and none can be captured. They move to empty crossings only, so to each other they are obstacles that do not go away.',
    'A chad rook slides along the lines, as a rook. An immobilizer slides as a queen. A wizard steps one crossing in any direction. A spider leaps as a knight, over whatever lies between. What wizards, spiders and immobilizers do besides is told in sections of their own.',
    'A castle steps one crossing: along a line one time, diagonally the next, and so on by turns. Whoever drops it says which step comes first. Only a step of its own changes the kind of step; being carried by a movable square does not.',
    'Diagonal steps ask for the crossing at which they end, not for the square between.',
  ],
  examples: {
    'chad-rook': {
      caption:
        'The chad rook on e9 slides along its lines. It stops before the other chad rook, friend or enemy: it takes nothing.',
      why: {
        'e9-i9': 'Nothing on a crossing can be captured.',
        'e9-k9': 'The chad rook on i9 is in the way.',
      },
    },
    spider: {
      caption: 'The spider leaps as a knight does, from crossing to crossing.',
    },
    wizard: {
      caption: 'The wizard steps one crossing in any direction.',
    },
    'immobilizer-moves': {
      caption: 'The immobilizer slides as a queen, up to what is in its way.',
    },
    'castle-steps-by-turns': {
      caption:
        'This castle steps along a line now. Its next step will be a diagonal one, and the one after that along a line again.',
    },
    'castle-says-its-step': {
      caption: 'A castle is dropped with either step first.',
    },
    'over-a-missing-square': {
      caption:
        'There is no square on d2. The castle may step from e1 to c3 all the same, for both crossings are there.',
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
        'No castle stands at a corner of h2. Look which of them steps along a line, and which diagonally.',
      ],
    },
  },
};

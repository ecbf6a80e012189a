import type * as data from '../../../../rulebook/hex39/pieces.ts';
import type { SectionProse } from '../../../../rulebook/prose.ts';

export const pawn: SectionProse<typeof data.pawn> = {
  title: 'The pawn',
  text: [
    'Every piece of this game captures just as it moves, and none moves onto a piece of its own side. You must move when it is your turn.',
    'A pawn goes one hex forward, to the left or to the right. Forward is away from its own castle. It has no double step and is never promoted.',
    'At the two ends of the row before the enemy’s castle nothing lies ahead of a pawn: on d8 and j8 for White, on d2 and j2 for Black. From there, and only from there, it goes one hex sideways. From that hex it can enter the castle.',
  ],
  examples: {
    'pawn-steps': {
      caption: 'White’s pawn goes up and Black’s goes down, each in two ways.',
      why: {
        'e5-d4': 'A pawn never goes back.',
        'e5-g5': 'It goes sideways only at the ends of the row before the enemy’s castle.',
        'e5-e7': 'There is no double step.',
      },
    },
    'pawn-captures': {
      caption: 'It captures as it moves: here it can take the rook on f6. Its own pawn on h6 is in its way.',
      why: {
        'g5-h6': 'Its own pawn stands there.',
      },
    },
    'pawn-corners': {
      caption:
        'No way leads forward from d8 and j8, so these pawns can go sideways, and so can Black’s pawn on d2. The pawn on g7 moves as usual.',
      why: {
        'd8-g9': 'The castle is not next to d8.',
      },
    },
    'pawn-corner-captures': {
      caption:
        'Sideways it captures too. The pawn on h8 can go forward, into the castle, so it cannot go sideways.',
      why: {
        'h8-f8': 'A white pawn goes sideways only from d8 and j8.',
      },
    },
  },
  tasks: {
    'pawn-round-the-corner': {
      prompt: 'Bring the pawn to where it can enter the castle in its next move.',
      hint: 'Here it does not move forward.',
      otherwise: ['The pawn is still on d8, and from there it cannot enter g9.'],
    },
  },
};

export const rook: SectionProse<typeof data.rook> = {
  title: 'The rook',
  text: [
    'A rook goes any distance in a straight line across the sides of its hex: left, right, and four ways diagonally. It stops in front of a piece of its own side, and it can capture the first enemy in its way.',
    'It does not move across the corners of its hex, straight up or down the board.',
  ],
  examples: {
    'rook-goals': {
      caption: 'The rook: six directions, to the edge of the board.',
      why: {
        'g5-g7': 'That way leads across a corner.',
      },
    },
    'rook-stopped': {
      caption: 'The rook can capture on e5, and go no further. Its own pawn on h6 is in the way.',
      why: {
        'g5-c5': 'The pawn on e5 is in the way.',
        'g5-i7': 'Its own pawn on h6 is in the way.',
        'g5-h6': 'Its own pawn stands there.',
      },
    },
  },
  tasks: {
    'rook-captures': {
      prompt: 'Capture the bishop on i7 with a rook.',
      hint: 'Two rooks face that way, but a pawn blocks one of them.',
      otherwise: ['The bishop is still on i7.'],
    },
  },
};

export const bishop: SectionProse<typeof data.bishop> = {
  title: 'The bishop',
  text: [
    'A bishop leaps to one of the six nearest hexes of its own colour: two rows straight up or down, or three columns to a side and one row up or down. Nothing can block it. It makes one leap a turn.',
    'It never leaves its colour. The castles are red, so only the red bishop can ever enter one. There are also three more red hexes than blue or green ones. The red bishop is worth much more than the other two.',
  ],
  examples: {
    'bishop-goals': {
      caption: 'The red bishop: six leaps, all to red hexes.',
      why: {
        'g5-f6': 'The hexes next to it have other colours.',
        'g5-g9': 'That would take two leaps.',
      },
    },
    'bishop-surrounded': {
      caption:
        'Pawns all around do not stop it. It cannot capture them, because they stand on other colours.',
      why: {
        'g5-h6': 'That pawn stands on another colour.',
      },
    },
    'bishop-captures': {
      caption:
        'A blue bishop at the edge has three leaps. One captures the rook, one is free, and its own pawn blocks the third.',
      why: {
        'b4-e5': 'Its own pawn stands there.',
      },
    },
    'bishop-castle': {
      caption: 'From d8 the red bishop can leap into the castle, over everything that guards it.',
    },
  },
  tasks: {
    'bishop-takes-rook': {
      prompt: 'Capture the rook on f6.',
      hint: 'A bishop captures on its own colour only. Which of the two has the colour of f6?',
      otherwise: ['The rook is still on f6.'],
    },
  },
};

import type * as data from '../../../../rulebook/hex39/pieces.ts';
import type { SectionProse } from '../../../../rulebook/prose.ts';

export const pawn: SectionProse<typeof data.pawn> = {
  title: 'The pawn',
  text: [
    'Every piece of this game captures just as it moves, and none moves onto a piece of its own side. A player whose turn it is must move.',
    'A pawn goes one hex forward, to the left or to the right; forward is away from its own castle. It has no double step, and it is never promoted.',
    'At the two ends of the row before the enemy’s castle nothing lies ahead of a pawn: on d8 and j8 for White, on d2 and j2 for Black. From there, and only from there, it may go one hex sideways, and then into the castle.',
  ],
  examples: {
    'pawn-steps': {
      caption: 'White’s pawn goes up, Black’s goes down, each in two ways.',
      why: {
        'e5-d4': 'A pawn never goes back.',
        'e5-g5': 'It goes sideways only at the ends of the row before the enemy’s castle.',
        'e5-e7': 'There is no double step.',
      },
    },
    'pawn-captures': {
      caption: 'It captures as it moves: here the rook on f6. On h6 stands a pawn of its own.',
      why: {
        'g5-h6': 'Its own pawn stands there.',
      },
    },
    'pawn-corners': {
      caption:
        'No way leads forward from d8 and j8, so these pawns may go sideways; so may Black’s on d2. The pawn on g7 is like any other.',
      why: {
        'd8-g9': 'The castle is not next to d8.',
      },
    },
    'pawn-corner-captures': {
      caption:
        'Sideways it captures too. The pawn on h8 has a way forward, into the castle, and so none sideways.',
      why: {
        'h8-f8': 'Only from d8 and j8 does a white pawn go sideways.',
      },
    },
  },
  tasks: {
    'pawn-round-the-corner': {
      prompt: 'Bring the pawn to where it can enter the castle in its next move.',
      hint: 'Forward is not the only way it has here.',
      otherwise: ['The pawn still stands on d8, from where no way leads into g9.'],
    },
  },
};

export const rook: SectionProse<typeof data.rook> = {
  title: 'The rook',
  text: [
    'A rook goes any distance in a straight line across the sides of its hex: left, right, and the four slanting ways. A piece of its own stops it before, an enemy where it stands.',
    'It does not move across the corners of its hex, straight up or down the board.',
  ],
  examples: {
    'rook-goals': {
      caption: 'Six directions, to the edge of the board.',
      why: {
        'g5-g7': 'That way leads across a corner.',
      },
    },
    'rook-stopped': {
      caption: 'It may capture on e5, and can go no further there. Towards h6 its own pawn is in the way.',
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
      hint: 'Two rooks look that way, and one of them through a pawn.',
      otherwise: ['The bishop is still on i7.'],
    },
  },
};

export const bishop: SectionProse<typeof data.bishop> = {
  title: 'The bishop',
  text: [
    'A bishop leaps to one of the six nearest hexes of its own colour: two rows straight up or down, or three columns to a side and one row up or down. Nothing can block it, whatever stands beside its way. It makes one leap a turn.',
    'It never leaves its colour. As the castles are red, only the red bishop can ever enter one, and with three hexes more it has more room besides. It is worth much more than the other two.',
  ],
  examples: {
    'bishop-goals': {
      caption: 'Six leaps, all to red hexes.',
      why: {
        'g5-f6': 'The hexes next to it have other colours.',
        'g5-g9': 'That would take two leaps.',
      },
    },
    'bishop-surrounded': {
      caption:
        'Walled in by pawns it leaps as before. It captures none of them: they stand on other colours.',
      why: {
        'g5-h6': 'That pawn stands on another colour.',
      },
    },
    'bishop-captures': {
      caption:
        'A blue bishop at the edge. Of its three leaps one captures the rook, and one is closed by its own pawn.',
      why: {
        'b4-e5': 'Its own pawn stands there.',
      },
    },
    'bishop-castle': {
      caption: 'From d8 the red bishop leaps into the castle, over everything that guards it.',
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

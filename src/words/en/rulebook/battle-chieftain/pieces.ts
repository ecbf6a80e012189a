import type * as data from '../../../../rulebook/battle-chieftain/pieces.ts';
import type { SectionProse } from '../../../../rulebook/prose.ts';

export const berserker: SectionProse<typeof data.berserker> = {
  title: 'The berserker',
  text: [
    'A berserker moves as a rook: any distance along a rank or a file, over empty squares. A piece of its own stops it before, an enemy is captured where it stands. A gap stops it as the edge of the board does.',
    'Everything can capture everything. A player whose turn it is must move.',
  ],
  examples: {
    'berserker-gaps': {
      caption: 'The gaps on c6, e4, e8 and h6 end its four ways.',
      why: {
        'e6-b6': 'There is a gap on c6.',
        'e6-e9': 'There is a gap on e8.',
        'e6-f5': 'A berserker never moves slantwise.',
      },
    },
    'berserker-captures': {
      caption: 'From d5 it may capture on d8. Its own berserker on f5 stops it at e5.',
      why: {
        'd5-d9': 'The berserker on d8 is in the way.',
        'd5-g5': 'Its own berserker on f5 is in the way.',
      },
    },
  },
  tasks: {
    'berserker-finds-a-way': {
      prompt: 'Capture a berserker.',
      hint: 'On two of the three files there is a gap in the way.',
      otherwise: ['Black still has all three berserkers.'],
    },
  },
};

export const king: SectionProse<typeof data.king> = {
  title: 'The king',
  text: [
    'The king moves as a rook too, and it flies over gaps, one or several. It cannot stop on a gap, and pieces stop it wherever they stand, before the gap or behind it. The box is its edge.',
    'So a king attacks a berserker across a gap that cannot strike back. It fights like anyone else: it captures, and can be captured, by the enemy king as well.',
  ],
  examples: {
    'king-flies': {
      caption:
        'Up the file the king flies over the gap on e8, to e9 and e11; down over the gap on e4, to e3 and beyond.',
      why: {
        'e5-e10': 'That is the enemy’s wall.',
      },
    },
    'king-several-gaps': {
      caption:
        'On the a-file and the j-file there are more gaps than squares. From a1 the king flies to a6, and on to a11.',
    },
    'king-stopped': {
      caption:
        'Across the gap on h6 the king can capture, and go no further. That berserker does not attack it. To the left its own berserker is in the way.',
      why: {
        'g6-j6': 'The berserker on i6 is in the way, behind the gap.',
        'g6-b6': 'Its own berserker on d6 is in the way.',
      },
    },
    'king-takes-king': {
      caption: 'A king may take the enemy king. The game goes on: Black will need a new one.',
    },
  },
  tasks: {
    'king-captures-safely': {
      prompt: 'Capture a berserker with the king, and do not end in check.',
      hint: 'Two of them stand behind gaps. Which one has a friend?',
      otherwise: ['The king has captured nothing.', 'On e9 the berserker on b9 attacks the king.'],
    },
  },
};

export const walls: SectionProse<typeof data.walls> = {
  title: 'The walls',
  text: [
    'No move may end on the enemy’s wall, except a capture there. Passing over it is free, for kings and berserkers alike.',
    'Whoever has captured on the enemy’s wall and stands there must obey this too: it may leave the wall, or capture along it, but not go to another empty square of it. Your own wall is ground like any other.',
  ],
  examples: {
    'walls-passing': {
      caption:
        'Up the file, d10 is Black’s wall: the berserker passes over it to d11. Down the file, d2 is its own wall and open.',
      why: {
        'd7-d10': 'That is the enemy’s wall, and there is nothing to capture.',
      },
    },
    'walls-capturing': {
      caption:
        'A berserker stands on d10: now the move may end there. From d10 the next one leads off the wall, or captures again on f10; e10 stays closed.',
      why: {
        'd7-d11': 'The berserker on d10 is in the way.',
        'd7-d10 j11-h11 d10-e10': 'That is the enemy’s wall still.',
      },
    },
    'walls-own': {
      caption:
        'Black’s king goes to and fro on its own wall as it likes. White’s wall on i2 is closed to it, and i1 behind it is not.',
      why: {
        'i10-i2': 'That is the enemy’s wall.',
      },
    },
  },
  tasks: {
    'walls-over': {
      prompt: 'Bring a berserker to rank 11.',
      hint: 'The wall is no obstacle for one who does not stop on it.',
      otherwise: ['No berserker of White stands on rank 11.'],
    },
  },
};

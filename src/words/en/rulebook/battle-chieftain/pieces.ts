import type * as data from '../../../../rulebook/battle-chieftain/pieces.ts';
import type { SectionProse } from '../../../../rulebook/prose.ts';

export const berserker: SectionProse<typeof data.berserker> = {
  title: 'The berserker',
  text: [
    'A berserker moves as a rook: any distance along a rank or a file, over empty squares. It stops in front of a piece of its own side, and it can capture the first enemy in its way. A gap stops it like the edge of the board.',
    'Any piece can capture any enemy piece. You must move when it is your turn.',
  ],
  examples: {
    'berserker-gaps': {
      caption: 'The gaps on c6, e4, e8 and h6 end its four ways.',
      why: {
        'e6-b6': 'There is a gap on c6.',
        'e6-e9': 'There is a gap on e8.',
        'e6-f5': 'A berserker never moves diagonally.',
      },
    },
    'berserker-captures': {
      caption: 'From d5 it can capture on d8. Its own berserker on f5 stops it at e5.',
      why: {
        'd5-d9': 'The berserker on d8 is in the way.',
        'd5-g5': 'Its own berserker on f5 is in the way.',
      },
    },
  },
  tasks: {
    'berserker-finds-a-way': {
      prompt: 'Capture a berserker.',
      hint: 'On two of the three files a gap is in the way.',
      otherwise: ['Black still has all three berserkers.'],
    },
  },
};

export const king: SectionProse<typeof data.king> = {
  title: 'The king',
  text: [
    'The king moves as a rook too, and it flies over gaps, one or several. It cannot stop on a gap. A piece stops it wherever it stands, before the gap or behind it. The outline of the whole board is its edge.',
    'So a king can attack a berserker across a gap that cannot strike back. Like any other piece it captures and can be captured, even by the enemy king.',
  ],
  examples: {
    'king-flies': {
      caption:
        'Up the file the king can fly over the gap on e8, to e9 and e11; down it can fly over the gap on e4, to e3 and beyond.',
      why: {
        'e5-e10': 'That is the enemy’s wall.',
      },
    },
    'king-several-gaps': {
      caption:
        'The a‑file and the j‑file have more gaps than squares. From a1 the king can fly to a6, and on to a11.',
    },
    'king-stopped': {
      caption:
        'Across the gap on h6 the king can capture a berserker, and go no further. That berserker does not attack it. On the left its own berserker is in the way.',
      why: {
        'g6-j6': 'The berserker on i6 is in the way, behind the gap.',
        'g6-b6': 'Its own berserker on d6 is in the way.',
      },
    },
    'king-takes-king': {
      caption: 'A king can take the enemy king. The game goes on: Black will need a new one.',
    },
  },
  tasks: {
    'king-captures-safely': {
      prompt: 'Capture a berserker with the king, and do not end in check.',
      hint: 'Two of them stand behind gaps. Which one is guarded?',
      otherwise: ['The king has captured nothing.', 'On e9 the berserker on b9 attacks the king.'],
    },
  },
};

export const walls: SectionProse<typeof data.walls> = {
  title: 'The walls',
  text: [
    'You may end a move on the enemy’s wall only to capture there. Passing over it is free, for kings and berserkers alike.',
    'A piece that has captured on the enemy’s wall may leave it, or capture along it, but not go to another empty square of it. Your own wall is ground like any other.',
  ],
  examples: {
    'walls-passing': {
      caption:
        'Up the file, d10 is Black’s wall: the berserker can pass over it to d11. Down the file, d2 is its own wall and open.',
      why: {
        'd7-d10': 'That is the enemy’s wall, and there is nothing to capture.',
      },
    },
    'walls-capturing': {
      caption:
        'A berserker stands on d10, so the move may end there. From d10 the next move can leave the wall or capture on f10, but not go to e10.',
      why: {
        'd7-d11': 'The berserker on d10 is in the way.',
        'd7-d10 j11-h11 d10-e10': 'That is still the enemy’s wall.',
      },
    },
    'walls-own': {
      caption:
        'Black’s king can move along its own wall as it likes. White’s wall on i2 is closed to it, but i1 behind it is open.',
      why: {
        'i10-i2': 'That is the enemy’s wall.',
      },
    },
  },
  tasks: {
    'walls-over': {
      prompt: 'Bring a berserker to rank 11.',
      hint: 'A wall does not block a piece that passes over it.',
      otherwise: ['No white berserker is on rank 11.'],
    },
  },
};

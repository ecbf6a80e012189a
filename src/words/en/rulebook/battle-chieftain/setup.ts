import type * as data from '../../../../rulebook/battle-chieftain/setup.ts';
import type { SectionProse } from '../../../../rulebook/prose.ts';

export const board: SectionProse<typeof data.board> = {
  title: 'The board',
  text: [
    'The aim is to destroy the enemy’s army: all its berserkers. Capturing the king wins nothing by itself: a berserker becomes king in its place, and that army is one smaller.',
    'The board has ten files, a to j, and eleven ranks, but 26 of the 110 squares are missing, so 84 are left. A missing square is a gap. Nothing can ever stand on a gap, and only kings can cross one: that is what a king is for.',
    'Each side has ten berserkers on its back rank, White on rank 1, Black on rank 11. The six squares in front of them are its wall: b2, d2, e2, f2, g2 and i2 for White, the same files of rank 10 for Black. All the rest is field, and so is the back rank once the berserkers have left it.',
    'This is the standard board. There are three more: see The four boards.',
  ],
  examples: {
    start: {
      caption: 'The start. The kings are not on the board yet.',
      ground: {
        d2: 'wall of White',
        i2: 'wall of White',
        b10: 'wall of Black',
      },
    },
    'board-gaps': {
      caption:
        'In the middle of the board a gap ends each of the four ways from e6, so the berserker reaches only five squares.',
    },
  },
};

export const placing: SectionProse<typeof data.placing> = {
  title: 'Placing the kings',
  text: [
    'In its first turn each side puts its king on an empty square of its own wall: first White, then Black. Then White makes the first move.',
    'Both should look at the files. Berserkers move like rooks and gaps stop them; only kings fly over gaps. Nothing lies between the armies on files b, d, g and i, so on b2, d2, g2 and i2 White’s king starts in check from the berserker at the other end. White moves first, though, and has time to answer.',
    'Black has no such time. A king on b10, d10, g10 or i10, or on the same file as White’s king, can be taken on the first move. On e10 and f10 gaps protect it from White’s berserkers.',
  ],
  examples: {
    'placing-white': {
      caption: 'White may choose any of the six squares of its wall, and can do nothing else.',
      why: {
        'K@e3': 'You place your king on your own wall.',
        'K@e10': 'That is Black’s wall.',
        'e1-e3': 'The kings are placed first.',
      },
    },
    'placing-black': {
      caption: 'White’s king stands on d2. Black now places its own, and then White moves.',
      why: {
        'K@e2': 'That is White’s wall.',
      },
    },
    'placing-same-file': {
      caption:
        'Both kings are on the e‑file, with only gaps and empty squares between them: White’s king can fly across and take the other.',
      why: {
        'e1-e10': 'Its own king is in the way, and the gaps would stop it too.',
      },
    },
  },
  tasks: {
    'placing-safely': {
      prompt: 'White’s king stands on d2. Place Black’s where White cannot take it on the first move.',
      hint: 'Look down the file from the square: who stands at the other end, and is there a gap between?',
      otherwise: ['White moves first, and can take the king there at once.'],
    },
  },
};

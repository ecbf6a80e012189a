import type * as data from '../../../../rulebook/ben39/drops.ts';
import type { SectionProse } from '../../../../rulebook/prose.ts';

export const drops: SectionProse<typeof data.drops> = {
  title: 'Drops',
  text: [
    'Instead of moving you may drop a piece from your hand on an empty place of its kind: a piece of the squares on a square, a piece of the crossings on a crossing. What you have captured is yours, and you drop it in your colour. Pick the piece in your hand, then its place.',
    'You may drop a piece of the squares only where it would have a move if nothing else were on the board. That matters to pawns alone: a pawn needs a square before it, straight or diagonally.',
    'You may not drop a pawn on its last rank. You may drop it on the first rank, on a file with another pawn, or to attack the king.',
    'An immobilizer has a limit of its own: see The immobilizer.',
  ],
  examples: {
    'kinds-of-places': {
      caption:
        'White holds a rook and a spider: the rook goes on an empty square, the spider on an empty crossing.',
      why: {
        'R@e7': 'A rook stands on squares.',
        'Z@d8': 'A spider stands on crossings.',
        'R@h14': 'That square is taken: a drop captures nothing.',
        'R@n4': 'There is no square on n4 now.',
      },
    },
    'changing-sides': {
      caption: 'White has taken the knightrider. It is White’s now, and White may drop it.',
    },
    'pawn-drops': {
      caption:
        'You may drop the pawn on the first rank, behind another pawn, or where it attacks the king, but not on row 14.',
      why: {
        'P@f14': 'You may not drop a pawn on its last rank.',
      },
    },
    'pawn-with-a-diagonal-only': {
      caption:
        'There is no square straight before b10, but d12 lies diagonally before it. You may drop the pawn there; it waits for something to take.',
    },
    'pawn-with-nothing-before-it': {
      caption:
        'A movable square lies on b12. No square is before it, straight or diagonally: White cannot drop a pawn there, but a rook.',
      why: {
        'P@b12': 'There is no square before it.',
      },
    },
    'pawn-beside-the-other-square': {
      caption: 'With the other movable square on d14, White may drop the pawn on b12.',
      why: {
        'P@d14': 'You may not drop a pawn on its last rank.',
      },
    },
  },
  tasks: {
    'pawn-attacks': {
      prompt: 'Drop a pawn so that it attacks the black king.',
      hint: 'White’s pawns go up the board.',
      otherwise: ['Black is not in check. A pawn captures one square diagonally forward.'],
    },
    shield: {
      prompt:
        'Black’s rook is about to take your king, and your king cannot move. Drop something that saves it.',
      hint: 'Only what stands on a square stops a rook.',
      otherwise: ['The rook can still take your king. A piece on a crossing does not stop it.'],
    },
  },
};

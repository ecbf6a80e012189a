import type * as data from '../../../../rulebook/ben39/drops.ts';
import type { SectionProse } from '../../../../rulebook/prose.ts';

export const drops: SectionProse<typeof data.drops> = {
  title: 'Drops',
  text: [
    'Instead of moving you may drop a piece from your hand on an empty place of its kind: a piece of the squares on a square, a piece of the crossings on a crossing. What you have captured is yours and is dropped in your colour.',
    'A piece of the squares needs somewhere to go: it is dropped only on a square from which it would have a move if nothing else were on the board. That matters to pawns alone: before them there must be a square, straight or diagonally.',
    'A pawn is never dropped on its last rank. It may be dropped on the first, on a file with another pawn, and to attack the king.',
    'An immobilizer has a limit of its own, told in its section.',
  ],
  examples: {
    'kinds-of-places': {
      caption:
        'White holds a rook and a spider: the one for an empty square, the other for an empty crossing.',
      why: {
        'R@e7': 'A rook stands on squares.',
        'Z@d8': 'A spider stands on crossings.',
        'R@h14': 'That square is taken: a drop captures nothing.',
        'R@n4': 'There is no square on n4 now.',
      },
    },
    'changing-sides': {
      caption: 'White has taken the knightrider, and may drop it in the next turn. It is White’s now.',
    },
    'pawn-drops': {
      caption:
        'A pawn may be dropped on the first rank, behind another pawn, and where it attacks the king; not on row 14.',
      why: {
        'P@f14': 'A pawn is not dropped on its last rank.',
      },
    },
    'pawn-with-a-diagonal-only': {
      caption:
        'Before b10 there is no square, but d12 lies diagonally before it: the drop is allowed, and the pawn waits there for something to take.',
    },
    'pawn-with-nothing-before-it': {
      caption:
        'A movable square lies on b12. No square is before it, straight or diagonally: a white pawn cannot be dropped there, a rook can.',
      why: {
        'P@b12': 'There is no square before it.',
      },
    },
    'pawn-beside-the-other-square': {
      caption: 'With the other movable square on d14 the pawn may be dropped on b12.',
      why: {
        'P@d14': 'A pawn is not dropped on its last rank.',
      },
    },
  },
  tasks: {
    'pawn-attacks': {
      prompt: 'Drop a pawn so that it attacks the black king.',
      hint: 'White’s pawns go up the board.',
      otherwise: ['The pawn does not attack the king. It captures one square diagonally forward.'],
    },
    shield: {
      prompt:
        'Black’s rook is about to take your king, and your king cannot move. Drop something that saves it.',
      hint: 'Only what stands on a square stops a rook.',
      otherwise: ['The rook can still take your king. What stands on a crossing does not stop it.'],
    },
  },
};

import type * as data from '../../../../rulebook/ben39/path.ts';
import type { PathProse } from '../../../../rulebook/prose.ts';

export const path: PathProse<typeof data.path> = {
  cards: {
    turn: {
      title: 'A turn',
      text: 'White and Black move in turns. Landing on an enemy captures it. Pick a piece to see its moves.',
      prompt: 'You are White: capture the knightrider on h8.',
      otherwise: ['The black knightrider is still there.'],
    },
    king: {
      title: 'Capture the king',
      text: 'Capture the enemy’s king and you win. Check forbids nothing. Whatever else you capture is yours: drop it in a later turn instead of moving.',
      prompt: 'You are White: capture the king on h14.',
      otherwise: ['Black’s king is still on h14.'],
    },
    check: {
      title: 'Check',
      text: 'A king that the enemy could capture next turn is in check. You may ignore it, and lose the game.',
      prompt: 'Capture the rook that attacks your king.',
      otherwise: ['Black’s rook can still capture your king.'],
    },
    castle: {
      title: 'Two layers',
      text: 'Your reserve is for empty crossings of the lines, where nothing is captured. A king moves only between squares that each have its castle at a corner.',
      prompt: 'Drop a castle at a corner of h2.',
      otherwise: ['No castle is at a corner of h2.'],
    },
    immobilizer: {
      title: 'The immobilizer',
      text: 'It slides like a queen on the crossings. Enemies on the squares around it can’t move or capture by themselves.',
      prompt: 'Stop Black’s rook: bring the immobilizer to a corner of h10.',
      otherwise: ['Black’s rook still attacks your king.'],
    },
    wizard: {
      title: 'Wizards teleport',
      text: 'With both wizards on the board, pick one and a piece of yours beside it. It goes to the same place beside the other.',
      prompt: 'Teleport the pawn on d6 onto the king.',
      otherwise: ['Black’s king is still on h14.'],
    },
    spider: {
      title: 'Spiders turn',
      text: 'A spider turns all your pieces around it by one square. They capture where they land. Pick the spider, then a direction.',
      prompt: 'Turn the bishop onto the king.',
      otherwise: ['Black’s king is still on h14.'],
    },
    square: {
      title: 'Two squares move',
      text: 'If you have more free pieces than Black on a movable square and its corners, you can move it one place, with what stands on it.',
      prompt: 'Pick l2, then n4, and carry your rook along.',
      otherwise: ['The square is still at l2.'],
    },
  },
  last: {
    title: 'Play',
    text: 'A plan for your first turns: drop a castle beside your king, both wizards, the immobilizer, and a spider behind your pawns. Bishops also step straight, but not to capture.',
  },
};

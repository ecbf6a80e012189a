import type { PathProse } from '../../../src/rulebook/prose.ts';
import type { tinyPath } from './path.ts';

export const tinyPathProse: PathProse<typeof tinyPath> = {
  cards: {
    turn: {
      title: 'A turn',
      text: 'White and Black move in turns. Landing on an enemy captures it.',
      prompt: 'You are White: capture the walker on a2.',
      otherwise: ['The walker is still there.'],
    },
    king: {
      title: 'Capture the king',
      text: 'A king goes one square in any direction. Capture the enemy’s and you win.',
      prompt: 'Capture Black’s king.',
      otherwise: ['Black’s king is still on a4.'],
    },
    check: {
      title: 'Check',
      text: 'A king that the enemy could capture next is in check. Nothing forbids that, but you can lose.',
      prompt: 'Move your king out of check.',
      otherwise: ['Black can still capture your king.'],
    },
    walker: {
      title: 'The walker captures',
      text: 'A walker captures diagonally ahead.',
      prompt: 'Capture the walker on a3.',
      otherwise: ['The walker is still there.'],
    },
    ahead: {
      title: 'The walker walks',
      text: 'Without capturing it goes straight ahead, and never back.',
      prompt: 'Bring your walker to b2.',
      otherwise: ['Your walker is not on b2.'],
    },
    win: {
      title: 'Both together',
      text: 'A walker can capture the king too.',
      prompt: 'Win with your walker.',
      otherwise: ['Black’s king is still there.'],
    },
  },
  last: { title: 'Play', text: 'Your walkers need a few turns to meet the enemy.' },
};

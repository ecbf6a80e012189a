import type * as data from '../../../../rulebook/hex39/path.ts';
import type { PathProse } from '../../../../rulebook/prose.ts';

export const path: PathProse<typeof data.path> = {
  cards: {
    turn: {
      title: 'A turn',
      text: 'White and Black move in turns, one piece each. Landing on an enemy captures it. Pick a piece to see its moves.',
      prompt: 'You are White: capture the pawn on h6.',
      otherwise: ['The black pawn is still there.'],
    },
    castle: {
      title: 'Enter the castle',
      text: 'Bring any piece, even a pawn, into the enemy’s castle and you win at once. Black’s is g9, yours g1. An enemy inside doesn’t help: you capture it.',
      prompt: 'You are White: take your rook into Black’s castle.',
      otherwise: ['Your rook is not in the castle on g9 yet.'],
    },
    threat: {
      title: 'No check here',
      text: 'In chess, check is an attack on the king. This game has no king, but you have a castle to guard: Black’s rook could enter it next turn.',
      prompt: 'Stop the rook on j4.',
      otherwise: ['Black’s rook can still enter your castle.'],
    },
    rook: {
      title: 'Six ways',
      text: 'A rook slides across the sides of the hexes, in six directions, until something is in its way. Every piece captures as it moves.',
      prompt: 'Capture the bishop on i7 with a rook.',
      otherwise: ['No rook of yours has captured the bishop on i7.'],
    },
    bishop: {
      title: 'Bishops leap',
      text: 'A bishop leaps to the nearest hexes of its own colour, six at most. Nothing can block it, and it never changes colour.',
      prompt: 'Capture the rook on f6 with a bishop.',
      otherwise: ['No bishop of yours has captured the rook on f6.'],
    },
    pawn: {
      title: 'Pawns',
      text: 'A pawn moves one hex ahead to the left or right, and never promotes. At d8 and j8 your pawns have nothing ahead, so there they move sideways.',
      prompt: 'Move the pawn on d8 to f8.',
      otherwise: ['The pawn is still on d8.'],
    },
    repetition: {
      title: 'Nothing comes back',
      text: 'A move that would bring back an earlier position is illegal. A side without a legal move loses.',
      prompt: 'With your rook on k3, both of the bishop’s leaps would repeat a position. Win.',
      otherwise: ['Black still has a legal move.'],
    },
    last: {
      title: 'Who can still enter?',
      text: 'Castles are red, so blue and green bishops can never enter one. A side with nothing else left loses at once.',
      prompt: 'Win without entering: capture Black’s rook.',
      otherwise: ['Black’s rook can still enter your castle one day.'],
    },
  },
  last: {
    title: 'Play',
    text: 'Guard your castle, and keep a piece that can enter the other. Try whatever you like: an illegal move is explained.',
  },
};

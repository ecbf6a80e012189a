import type * as data from '../../../../rulebook/tns/path.ts';
import type { PathProse } from '../../../../rulebook/prose.ts';

export const path: PathProse<typeof data.path> = {
  cards: {
    turn: {
      title: 'A turn',
      text: 'White and Black move in turns, one piece each. Landing on an enemy captures it. Pick a piece to see its moves.',
      prompt: 'You are White: capture the piece on e5.',
      otherwise: ['The black piece on e5 is still there.'],
    },
    king: {
      title: 'Two ways to win',
      text: 'You win by checkmate, or by promoting your king: move it into the far three ranks, where nothing attacks it.',
      prompt: 'You are White: take your king there and promote it.',
      otherwise: ['Your king is not promoted. The rook attacks the e‑file, and “Stay a king” does not win.'],
    },
    check: {
      title: 'Check',
      text: 'A king that the enemy could capture next turn is in check. Here that only warns: a captured king comes back.',
      prompt: 'Move your king out of check.',
      otherwise: ['Black’s rook can still capture your king.'],
    },
    capture: {
      title: 'Captured, not gone',
      text: 'A captured piece waits in your hand, without its promotions. It stays black: within three turns you must put it back, and Black moves it again.',
      prompt: 'Capture the lion on c4. It becomes a wazir.',
      otherwise: ['The lion on c4 is not captured.'],
    },
    drop: {
      title: 'Put it back',
      text: 'After your move, drop it on an empty square; there it is Black’s again. Its number counts your turns left, and 1 means now.',
      prompt: 'Move; then drop the knight where it does not attack your king.',
      otherwise: ['Your king is attacked.'],
    },
    promotion: {
      title: 'One step up',
      text: 'A move ending in the far three ranks may promote: a ferz (one square diagonally) to bishop, a wazir (one square straight) to rook, a knight to paladin. Two more steps follow.',
      prompt: 'Promote the wazir on c6.',
      otherwise: ['No rook has come to c7.'],
    },
    mate: {
      title: 'Checkmate',
      text: 'You may ignore check. You are checkmated if, when your turn comes, no move and no drop saves your king, and it can’t promote.',
      prompt: 'Checkmate Black: use your rook.',
      otherwise: ['Black’s king still has a way out.'],
    },
    'king-again': {
      title: 'A captured king',
      text: 'Capturing a king doesn’t win; the game goes on. But you choose where it comes back.',
      prompt: 'Move your rook to d5. Then drop Black’s king on d9, into checkmate.',
      otherwise: ['Black’s king is not checkmated.'],
    },
  },
  last: {
    title: 'Play',
    text: 'One more rule: a ferz can’t be dropped on the colour where its own side has a ferz or a bishop. An illegal move is explained.',
  },
};

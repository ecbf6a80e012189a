import type * as data from '../../../../rulebook/battle-chieftain/path.ts';
import type { PathProse } from '../../../../rulebook/prose.ts';

export const path: PathProse<typeof data.path> = {
  cards: {
    turn: {
      title: 'A turn',
      text: 'White and Black move in turns, one piece each. Landing on an enemy captures it. Pick a piece to see its moves.',
      prompt: 'You are White: capture the berserker on d8.',
      otherwise: ['The black berserker on d8 is still there.'],
    },
    army: {
      title: 'Destroy the army',
      text: 'Each side has ten berserkers and a king. You win when Black has no berserkers left. The king isn’t the goal: a berserker takes a captured king’s place.',
      prompt: 'You are White: capture Black’s last berserker.',
      otherwise: ['Black’s last berserker is still there.'],
    },
    placing: {
      title: 'First, place your king',
      text: 'First White, then Black puts the king on its own wall, the framed squares. It may be attacked there, as on b2, d2, g2 and i2.',
      prompt: 'Place your king where no berserker attacks it.',
      otherwise: ['A black berserker sees down this file. Gaps protect e2 and f2.'],
    },
    check: {
      title: 'Check',
      text: 'A king that the enemy could capture next turn is in check. You may ignore it, but a lost king costs you a turn and a berserker.',
      prompt: 'Move your king out of check.',
      otherwise: ['The king has not moved.', 'Your king is still in check.'],
    },
    gaps: {
      title: 'Only the king flies',
      text: 'Berserkers move like rooks: straight, any distance, until a piece or a gap stops them. The king moves the same way but flies over gaps.',
      prompt: 'Capture the berserker on e9 with your king.',
      otherwise: ['Your king is not on e9.'],
    },
    change: {
      title: 'Change kings',
      text: 'In check, you may change kings instead of moving; checkmated, you must. Pick the king, then a berserker: they swap roles.',
      prompt: 'Change to a king that nothing attacks.',
      otherwise: ['You have not changed kings.', 'Your new king is attacked.'],
    },
    crown: {
      title: 'Your king is captured',
      text: 'That doesn’t lose yet: in your next turn, make any berserker the new king. It costs you that turn and a berserker.',
      prompt: 'Pick a berserker that nothing attacks.',
      otherwise: ['Your new king is attacked.'],
    },
    last: {
      title: 'The last berserker',
      text: 'If your last berserker becomes king, you have none left and lose. So against a single berserker, capturing the king wins.',
      prompt: 'Capture the king on e7.',
      otherwise: ['Black’s king is still on e7.'],
    },
  },
  last: {
    title: 'Play',
    text: 'One more rule: only a capture may end on the enemy’s wall. King and berserker each is nearly always a draw: agree on it.',
  },
};

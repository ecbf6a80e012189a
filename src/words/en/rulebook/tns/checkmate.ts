import type * as data from '../../../../rulebook/tns/checkmate.ts';
import type { SectionProse } from '../../../../rulebook/prose.ts';

export const checkmate: SectionProse<typeof data.checkmate> = {
  title: 'Checkmate',
  text: [
    'A king is trapped when it is attacked and no turn of its side would leave it unattacked. The whole turn counts: the move, and then every drop that the hand allows. A piece dropped in the way of a rook saves the king as well as a move does.',
    'If your king is trapped when your turn comes, you are checkmated and lose, unless that king could still promote. The mate counts only when the turn that gives it has ended, so drops can complete it or spoil it.',
    'A king that you hold can be dropped into mate. Prepare the net, take the king, and drop it there in time.',
    'You may move into mate yourself, or leave your king in it. That does not lose at once. Your opponent has a turn first, and may have to let you out, or may take the king instead. You lose if you are still mated when your turn comes.',
  ],
  examples: {
    mate: {
      caption: 'The rook mates on d5: it attacks the king and guards d8, and the knights guard c8 and e8.',
    },
    'mate-at-the-end-of-the-turn': {
      caption:
        'The same with a black knight in White’s hand. White mates by ending the turn. A knight dropped on d7 would spoil the mate.',
    },
    flee: {
      caption: 'No mate: with one knight only, e8 is free.',
    },
    'take-the-attacker': {
      caption: 'No mate: the wazir can take the rook.',
    },
    'step-between': {
      caption: 'No mate: the rook on b7 can come between.',
    },
    'no-drop-no-hope': {
      caption:
        'Mate: the knight and the ferz guard the squares around the king, and Black has nothing to drop.',
    },
    'saved-by-a-drop': {
      caption:
        'The same, but Black holds a white ferz. Black moves the wazir and drops the ferz on d6: no mate, for the king is safe.',
    },
    'colour-forbids-the-drop': {
      caption:
        'Mate: only a drop on d8 could help, and d8 is light. White’s other ferz stands on a light square too, so Black cannot drop the ferz there.',
    },
    'colour-allows-the-drop': {
      caption: 'No mate: with White’s other ferz on a dark square, Black can drop the ferz on d8.',
    },
    'king-into-the-net': {
      caption:
        'White has moved, and can now drop the black king from the hand straight into mate, on d9. Anywhere else it is not mate.',
    },
    'drop-closes-the-net': {
      caption: 'The black king’s last way out is c8. White can fill it with Black’s own ferz, and mates.',
    },
    'king-gives-mate': {
      caption:
        'Even a king can give mate if it is guarded. On b4 the rook guards it, so Black’s king cannot take it.',
    },
    'into-mate': {
      caption:
        'White’s king has walked into mate on d1. Black is to move. If it is still mate after this turn, White loses.',
    },
    'check-ignored-into-mate': {
      caption:
        'White can stop the check with the knight. If it moves elsewhere and Black keeps the net closed, Black wins by mate.',
    },
    'both-in-mate': {
      caption:
        'Black’s king is mated. White may even step into mate on d1: Black is mated first, so White wins.',
    },
  },
  tasks: {
    'mate-in-one': {
      prompt: 'Your king is in check. Win all the same.',
      hint: 'If you mate first, your opponent has no time to take your king.',
      otherwise: ['That is not mate, and the game goes on.'],
    },
    'mate-by-dropping-the-king': {
      prompt: 'You hold the black king. Move, then drop it so that it is mated.',
      hint: 'Your knights guard the squares around d9. What can attack d9 itself?',
      otherwise: ['That is not mate. Finish the net with your move, then drop the king into it.'],
    },
    'mate-with-a-drop': {
      prompt: 'Mate with your move and a drop.',
      hint: 'After your check the king has one way out. Fill it.',
      otherwise: ['That is not mate: the black king has a way out, or nothing attacks it.'],
    },
    'two-drops': {
      prompt: 'You are Black. Rook and bishop both attack your king. End both checks in one turn.',
      hint: 'Any move will do; the drops count. One square lies between king and rook, two between king and bishop.',
      otherwise: [
        'Your king is still in check. Drop one piece in the way of the rook and one in the way of the bishop.',
      ],
    },
  },
};

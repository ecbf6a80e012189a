import type * as data from '../../../../rulebook/tns/checkmate.ts';
import type { SectionProse } from '../../../../rulebook/prose.ts';

export const checkmate: SectionProse<typeof data.checkmate> = {
  title: 'Checkmate',
  text: [
    'A king is trapped when it is attacked and no turn of its side would leave it unattacked. The whole turn counts: the move, and then every drop that the hand allows. A piece dropped in the way of a rook saves a king as well as a move does.',
    'A side that is to move with its king trapped is checkmated and has lost, unless that king could still promote. The mate counts when the turn that gives it has ended, so drops may complete it or spoil it.',
    'A king that you hold may be dropped into mate. Prepare the net, take the king, and drop it there in time.',
    'You may move into mate yourself, or leave your king in it. That does not lose at once: your opponent has a turn first, and may have to let you out or may take the king instead. You lose if you are still mated when it is your turn again.',
  ],
  examples: {
    mate: {
      caption: 'The rook comes to d5 and mates: the knights guard c8 and e8, the rook guards d8.',
    },
    'mate-at-the-end-of-the-turn': {
      caption:
        'The same mate with a knight in White’s hand. It is mate when White ends the turn; a knight dropped on d7 would spoil it.',
    },
    flee: {
      caption: 'No mate: with one knight only, e8 is free.',
    },
    'take-the-attacker': {
      caption: 'No mate: the wazir takes the rook.',
    },
    'step-between': {
      caption: 'No mate: the rook on b7 comes between.',
    },
    'no-drop-no-hope': {
      caption:
        'Mate: the knight and the ferz guard the squares around the king, and Black has nothing to drop.',
    },
    'saved-by-a-drop': {
      caption:
        'The same position, but Black holds a white ferz. Any move with the wazir, then the ferz on d6, and the king is out of check: no mate.',
    },
    'colour-forbids-the-drop': {
      caption:
        'Only d8 lies between, and it is light. White’s other ferz stands on a light square too, so the ferz in Black’s hand cannot go there: mate.',
    },
    'colour-allows-the-drop': {
      caption: 'With White’s ferz on a dark square the drop is allowed, and there is no mate.',
    },
    'king-into-the-net': {
      caption:
        'White has moved, and drops the black king from the hand straight into the net: mate. Elsewhere it is none.',
    },
    'drop-closes-the-net': {
      caption: 'The black king’s last way out is c8. White fills it with Black’s own ferz, and mates.',
    },
    'king-gives-mate': {
      caption:
        'A king may even give mate, if it is guarded: the rook on g4 keeps Black’s king from taking it.',
    },
    'into-mate': {
      caption:
        'White’s king has walked into mate on d1. Black is to move: if the net holds for this turn, White has lost.',
    },
    'check-ignored-into-mate': {
      caption:
        'White could have parried the check with the knight, and moved it elsewhere. When Black’s turn is over it is mate.',
    },
    'both-in-mate': {
      caption:
        'White steps into mate while Black’s king is mated. Black is to move and mated: White has won.',
    },
  },
  tasks: {
    'mate-in-one': {
      prompt: 'Your king is in check. Win all the same.',
      hint: 'A mate that has been given is not answered.',
      otherwise: ['That is no mate, and now Black can take your king.'],
    },
    'mate-by-dropping-the-king': {
      prompt: 'You hold the black king. Move, then drop it so that it is mated.',
      hint: 'Your knights guard the squares around d9. What is to attack d9 itself?',
      otherwise: [
        'Black’s king is on the board again, and not mated. The move should finish the net; then drop the king into it.',
      ],
    },
    'mate-with-a-drop': {
      prompt: 'Mate with your move and a drop.',
      hint: 'After the check one square is left to the king. Fill it.',
      otherwise: ['That is no mate: the black king still has a way out, or nothing attacks it.'],
    },
    'two-drops': {
      prompt: 'You are Black. Rook and bishop both attack your king: end both checks in one turn.',
      hint: 'The move is free: it is the drops that count. One square lies between king and rook, two between king and bishop.',
      otherwise: [
        'Your king is still attacked. One piece has to stand in the way of the rook and one in the way of the bishop.',
      ],
    },
  },
};

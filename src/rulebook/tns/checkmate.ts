import { after, comes, ends, legal, marked, outcome, unmarked } from '../claiming.ts';
import type { Section } from '../rulebook.ts';

export const checkmate: Section = {
  id: 'checkmate',
  title: 'Checkmate',
  text: [
    'A king is trapped when it is attacked and no turn of its side would leave it unattacked. The whole turn counts: the move, and then every drop that the hand allows. A piece dropped in the way of a rook saves a king as well as a move does.',
    'A side that is to move with its king trapped is checkmated and has lost, unless that king could still promote. The mate counts when the turn that gives it has ended, so drops may complete it or spoil it.',
    'A king that you hold may be dropped into mate. Prepare the net, take the king, and drop it there in time.',
    'You may move into mate yourself, or leave your king in it. That does not lose at once: your opponent has a turn first, and may have to let you out or may take the king instead. You lose if you are still mated when it is your turn again.',
  ],
  examples: [
    {
      id: 'mate',
      caption: 'The rook comes to d5 and mates: the knights guard c8 and e8, the rook guards d8.',
      position: 'k/3/5/1N3N1/2R4/6w/5/3/K w - m',
      picked: 'c5',
      claims: [ends('c5-d5', 'w checkmate'), after('c5-d5', marked('d9', 'check')), ends('c5-c6', null)],
    },
    {
      id: 'mate-at-the-end-of-the-turn',
      caption:
        'The same mate with a knight in White’s hand. It is mate when White ends the turn; a knight dropped on d7 would spoil it.',
      position: 'k/3/5/1N3N1/2R4/6w/5/3/K w n2 m',
      played: ['c5-d5'],
      claims: [outcome(null), ends('end', 'w checkmate'), ends('n@a4', 'w checkmate'), ends('n@d7', null)],
    },
    {
      id: 'flee',
      caption: 'No mate: with one knight only, e8 is free.',
      position: 'k/3/5/1N5/3R3/7/5/3/K b - m',
      picked: 'd9',
      claims: [
        outcome(null),
        marked('d9', 'check'),
        after('d9-e8', unmarked('e8', 'check')),
        ends('d9-c8', null),
        after('d9-c8', marked('c8', 'check')),
      ],
    },
    {
      id: 'take-the-attacker',
      caption: 'No mate: the wazir takes the rook.',
      position: 'k/3/5/1N3N1/3Rw2/7/5/3/K b - m',
      picked: 'e5',
      claims: [outcome(null), after('e5-d5', unmarked('d9', 'check'))],
    },
    {
      id: 'step-between',
      caption: 'No mate: the rook on b7 comes between.',
      position: 'k/3/r4/1N3N1/3R3/7/5/3/K b - m',
      picked: 'b7',
      claims: [outcome(null), after('b7-d7', unmarked('d9', 'check'))],
    },
    {
      id: 'no-drop-no-hope',
      caption:
        'Mate: the knight and the ferz guard the squares around the king, and Black has nothing to drop.',
      position: 'k/3/4F/1N5/3R3/6w/5/3/K b - m',
      claims: [outcome('w checkmate')],
    },
    {
      id: 'saved-by-a-drop',
      caption:
        'The same position, but Black holds a white ferz. Any move with the wazir, then the ferz on d6, and the king is out of check: no mate.',
      position: 'k/3/4F/1N5/3R3/6w/5/3/K b F2 m',
      claims: [outcome(null), ends('g4-g5 F@d6', null), after('g4-g5 F@d6', unmarked('d9', 'check'))],
    },
    {
      id: 'colour-forbids-the-drop',
      caption:
        'Only d8 lies between, and it is light. White’s other ferz stands on a light square too, so the ferz in Black’s hand cannot go there: mate.',
      position: 'k/3/2R2/1N3N1/7/1F4w/5/3/K b F2 m',
      claims: [outcome('w checkmate'), marked('d9', 'check')],
    },
    {
      id: 'colour-allows-the-drop',
      caption: 'With White’s ferz on a dark square the drop is allowed, and there is no mate.',
      position: 'k/3/2R2/1N3N1/7/6w/F4/3/K b F2 m',
      claims: [outcome(null), after('g4-g5 F@d8', unmarked('d9', 'check'))],
    },
    {
      id: 'king-into-the-net',
      caption:
        'White has moved, and drops the black king from the hand straight into the net: mate. Elsewhere it is none.',
      position: '1/3/5/1N3N1/3R3/6w/5/1K1/1 w k2 d',
      claims: [ends('k@d9', 'w checkmate'), ends('k@b7', null)],
    },
    {
      id: 'drop-closes-the-net',
      caption: 'The black king’s last way out is c8. White fills it with Black’s own ferz, and mates.',
      position: 'k/3/1N3/7/3R3/6w/5/1K1/1 w f2 d',
      claims: [ends('end', null), ends('f@c8', 'w checkmate')],
    },
    {
      id: 'king-gives-mate',
      caption:
        'A king may even give mate, if it is guarded: the rook on g4 keeps Black’s king from taking it.',
      position: '1/3/5/6w/7/k1K3R/5/3/1 w - m',
      picked: 'c4',
      claims: [ends('c4-b4', 'w checkmate')],
    },
    {
      id: 'into-mate',
      caption:
        'White’s king has walked into mate on d1. Black is to move: if the net holds for this turn, White has lost.',
      position: '1/3/5/k5W/3r3/1n3n1/5/K2/1 w - m',
      played: ['c2-d1'],
      claims: [
        outcome(null),
        marked('d1', 'check'),
        ends('a6-a5', 'b checkmate'),
        ends('f4-e6', null),
        after('f4-e6', legal('d1-e2')),
        comes('d5-d1', '1/3/5/k5W/7/1n3n1/5/3/r w K3 m'),
        ends('d5-d1', null),
      ],
    },
    {
      id: 'check-ignored-into-mate',
      caption:
        'White could have parried the check with the knight, and moved it elsewhere. When Black’s turn is over it is mate.',
      position: '1/3/5/6k/2Nr3/1n3n1/5/3/K w - m',
      claims: [
        ends('c5-d3', null),
        after('c5-d3', unmarked('d1', 'check')),
        ends('c5-a6', null),
        ends('c5-a6 g6-g5', 'b checkmate'),
      ],
    },
    {
      id: 'both-in-mate',
      caption:
        'White steps into mate while Black’s king is mated. Black is to move and mated: White has won.',
      position: 'k/3/2R2/1N3N1/2FW3/1n3n1/2r2/K2/1 w - m',
      claims: [ends('c2-d1', 'w checkmate')],
    },
  ],
  tasks: [
    {
      id: 'mate-in-one',
      prompt: 'Your king is in check. Win all the same.',
      position: 'k/3/5/1N3N1/6R/f6/5/1w1/K w - m',
      goals: [{ kind: 'won', otherwise: 'That is no mate, and now Black can take your king.' }],
      hint: 'A mate that has been given is not answered.',
      solution: ['g5-d5'],
    },
    {
      id: 'mate-by-dropping-the-king',
      prompt: 'You hold the black king. Move, then drop it so that it is mated.',
      position: '1/3/5/1N3N1/6R/w6/3W1/K2/1 w k1 m',
      actions: 2,
      goals: [
        {
          kind: 'won',
          otherwise:
            'Black’s king is on the board again, and not mated. The move should finish the net; then drop the king into it.',
        },
      ],
      hint: 'Your knights guard the squares around d9. What is to attack d9 itself?',
      solution: ['g5-d5', 'k@d9'],
    },
    {
      id: 'mate-with-a-drop',
      prompt: 'Mate with your move and a drop.',
      position: 'k/3/1N3/7/6R/K6/4w/3/1 w f2 m',
      actions: 2,
      goals: [
        {
          kind: 'won',
          otherwise: 'That is no mate: the black king still has a way out, or nothing attacks it.',
        },
      ],
      hint: 'After the check one square is left to the king. Fill it.',
      solution: ['g5-d5', 'f@c8'],
    },
    {
      id: 'two-drops',
      prompt: 'You are Black. Rook and bishop both attack your king: end both checks in one turn.',
      position: 'k/3/2R2/B2N3/7/6w/5/3/K b F2,N2 m',
      actions: 3,
      goals: [
        {
          kind: 'safe',
          otherwise:
            'Your king is still attacked. One piece has to stand in the way of the rook and one in the way of the bishop.',
        },
      ],
      hint: 'The move is free: it is the drops that count. One square lies between king and rook, two between king and bishop.',
      solution: ['g4-g5', 'F@d8', 'N@c8'],
    },
  ],
};

import { expect, test } from 'vitest';
import { perft } from '../../src/engine/game/perft.ts';
import { orthodox } from '../support/orthodox/orthodox.ts';
import { valueOf } from '../support/result.ts';

/** The standard perft positions of orthodox chess, with their known numbers of lines. */
const positions = [
  {
    name: 'the start',
    text: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -',
    lines: [20, 400, 8_902, 197_281, 4_865_609],
  },
  {
    name: 'a middle game with castlings, pins and captures en passant',
    text: 'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq -',
    lines: [48, 2_039, 97_862, 4_085_603],
  },
  {
    name: 'an endgame in which capturing en passant may uncover the king',
    text: '8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - -',
    lines: [14, 191, 2_812, 43_238, 674_624],
  },
];

test.each(positions)('the shared parts of the rules reproduce orthodox chess: $name', ({ text, lines }) => {
  const position = valueOf(orthodox.readPosition(text));
  expect(lines.map((_, i) => perft(orthodox, position, i + 1))).toEqual(lines);
});

import { Chess as ChessJs } from 'chess.js';
import { Chess } from 'chessops/chess';
import { perft as chessopsPerft } from 'chessops/debug';
import { parseFen } from 'chessops/fen';
import { registry } from '../../tests/support/registry.ts';
import { perft } from '../../src/engine/game/perft.ts';
import { orthodox } from '../../tests/support/orthodox/orthodox.ts';
import { median, report } from './figures.ts';
import { say } from '../../src/words/say.ts';

const ROUNDS = 7;
const ENOUGH_NODES = 50_000;

/** The depth of each takes every engine a good fraction of a second. */
const POSITIONS = [
  { name: 'start', fen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -', depth: 4 },
  { name: 'Kiwipete', fen: 'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq -', depth: 3 },
];

/** Counts orthodox perft with our parts and two libraries by turns, so that all run under the same load. */
export function benchOrthodoxPerft(): void {
  for (const { name, fen, depth } of POSITIONS) {
    const position = orthodox.readPosition(fen);
    if (!position.ok) throw new Error(say(position.message));
    const chessops = Chess.fromSetup(parseFen(`${fen} 0 1`).unwrap()).unwrap();
    const chessJs = new ChessJs(`${fen} 0 1`);
    const contenders = [
      { engine: 'Oddboard', count: () => perft(orthodox, position.value, depth) },
      { engine: 'chessops', count: () => chessopsPerft(chessops, depth) },
      { engine: 'chess.js', count: () => chessJs.perft(depth) },
    ];
    const rates = contenders.map((): number[] => []);
    for (let round = 0; round <= ROUNDS; round++)
      contenders.forEach(({ count }, i) => {
        const rate = nodesPerSecond(count);
        // The first round warms up.
        if (round > 0) rates[i]?.push(rate);
      });
    const [own = NaN, ...others] = rates.map(median);
    report(`orthodox perft ${name} ${String(depth)}, Oddboard`, millions(own));
    others.forEach((rate, i) => {
      const engine = contenders[i + 1]?.engine ?? '';
      report(
        `orthodox perft ${name} ${String(depth)}, ${engine}`,
        `${millions(rate)}, Oddboard ${(own / rate).toFixed(2)} ×`,
      );
    });
  }
}

/** Counts every variant’s perft from the start, to the first depth with enough nodes to measure. */
export function benchVariantPerft(): void {
  for (const variant of registry) {
    let depth = 1;
    while (perft(variant, variant.start, depth) < ENOUGH_NODES) depth++;
    const rates = Array.from({ length: ROUNDS }, () =>
      nodesPerSecond(() => perft(variant, variant.start, depth)),
    );
    report(`perft ${variant.id} ${String(depth)}`, millions(median(rates)));
  }
}

function nodesPerSecond(count: () => number): number {
  const begin = performance.now();
  const nodes = count();
  return (nodes / (performance.now() - begin)) * 1000;
}

const millions = (rate: number): string => `${(rate / 1e6).toFixed(2)} million nodes/s`;

import { Chess } from 'chessops/chess';
import type { Game } from '../../../src/engine/game/game.ts';
import type { Variant } from '../../../src/engine/rules/variant.ts';
import { median, report } from '../figures.ts';
import { questionAbout } from './asking.ts';
import type { Contender } from './contender.ts';
import { startContender } from './contender.ts';
import { FORMER_COMMIT, bundleFormerCore } from './formerBundle.ts';
import type { PlayerKind } from './question.ts';
import { forMs } from './question.ts';
import { samplesOf } from './samples.ts';

const ROUNDS = 5;
const POSITIONS = 6;
const POSITION_MS = 250;
/** Takes chessops a good part of a second. */
const PERFT_DEPTH = 4;

/**
 * How many positions a second the thinker looks at, counting those whose outcome and whole list of moves were
 * made; beside it the plain player on the present and on the former core, which count likewise, and perft of
 * orthodox chess by chessops with every leaf played. They take turns, so that all run under the same load.
 */
export async function benchSpeed(variant: Variant): Promise<void> {
  const former = await bundleFormerCore();
  const kinds: readonly PlayerKind[] = ['thinker', 'plain', ...(former ? ['formerly plain' as const] : [])];
  const contenders = await Promise.all(kinds.map((kind) => startContender(kind, variant.id, former ?? '')));
  const samples = samplesOf(variant, POSITIONS);
  const rates = kinds.map((): number[] => []);
  const perftRates: number[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [i, contender] of contenders.entries()) {
      const rate = await nodesPerSecond(contender, samples);
      // The first round warms up.
      if (round > 0) rates[i]?.push(rate);
    }
    const rate = perftPerSecond();
    if (round > 0) perftRates.push(rate);
  }
  contenders.forEach((contender) => {
    contender.end();
  });
  const [thinker = NaN, plain = NaN, formerly] = rates.map(median);
  const perft = median(perftRates);
  const share = (reference: number) => `${(thinker / reference).toFixed(2)} ×`;
  report(`nodes a second, ${variant.id}, thinker`, thousands(thinker));
  report('  plain', `${thousands(plain)}, thinker ${share(plain)}`);
  report(
    `  plain on the core of ${FORMER_COMMIT}`,
    formerly === undefined
      ? 'not measured: this repository has no such commit'
      : `${thousands(formerly)}, thinker ${share(formerly)}`,
  );
  report('  perft by chessops, every leaf played', `${thousands(perft)}, thinker ${share(perft)}`);
}

async function nodesPerSecond(contender: Contender, samples: readonly Game[]): Promise<number> {
  let nodes = 0;
  let ms = 0;
  for (const [i, sample] of samples.entries()) {
    const answer = await contender.ask(questionAbout(sample, forMs(POSITION_MS), i));
    nodes += answer.nodes;
    ms += answer.ms;
  }
  return (nodes / ms) * 1000;
}

function perftPerSecond(): number {
  const begin = performance.now();
  const nodes = madePerft(Chess.default(), PERFT_DEPTH);
  return (nodes / (performance.now() - begin)) * 1000;
}

/** The number of positions after so many moves, each of which is made. The start leads to no promotion so soon. */
function madePerft(chess: Chess, depth: number): number {
  if (depth === 0) return 1;
  let nodes = 0;
  for (const [from, dests] of chess.allDests())
    for (const to of dests) {
      const child = chess.clone();
      child.play({ from, to });
      nodes += madePerft(child, depth - 1);
    }
  return nodes;
}

const thousands = (rate: number): string => `${(rate / 1e3).toFixed(1)} thousand nodes/s`;

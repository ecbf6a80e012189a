import { Chess } from 'chessops/chess';
import type { Move as ChessopsMove } from 'chessops/types';
import { registry } from '../../tests/support/registry.ts';
import { orthodox } from '../../tests/support/orthodox/orthodox.ts';
import { historyAt, positionAt } from '../../src/engine/game/game.ts';
import { historyWith } from '../../src/engine/rules/history.ts';
import type { Position } from '../../src/engine/rules/position.ts';
import type { Variant } from '../../src/engine/rules/variant.ts';
import { median, report } from './figures.ts';
import { randomGame, randomNumbers } from './randomGames.ts';

const ROUNDS = 9;
const ROUND_MS = 300;
const GAMES = 30;
const STEPS = 90;
/** The number of plies between two positions that are taken from a game. */
const STRIDE = 10;

interface Sample {
  readonly position: Position;
  readonly history: readonly Position[];
}

/** Positions from all stages of random games, each with its history. */
function samplesOf(variant: Variant): Sample[] {
  return Array.from({ length: GAMES }, (_, seed) => randomGame(variant, seed, STEPS)).flatMap((game, seed) =>
    Array.from({ length: game.steps.length }, (_, ply): Sample | null =>
      ply % STRIDE === seed % STRIDE
        ? { position: positionAt(game, ply), history: historyAt(game, ply) }
        : null,
    ).filter((sample) => sample !== null),
  );
}

/** Plays every move of every sample and gets the status of the result; returns the number of positions. */
function lookAround(variant: Variant, samples: readonly Sample[]): number {
  let looks = 0;
  for (const { position, history } of samples) {
    const historyThen = historyWith(history, position);
    for (const move of variant.status(position, history).moves) {
      variant.status(variant.play(position, move), historyThen);
      looks++;
    }
  }
  return looks;
}

/** Positions of random games of orthodox chess, for chessops. */
function chessopsSamples(): Chess[] {
  return Array.from({ length: GAMES }, (_, seed) => {
    const next = randomNumbers(seed);
    const chess = Chess.default();
    const samples: Chess[] = [];
    for (let ply = 0; ply < STEPS && !chess.isEnd(); ply++) {
      if (ply % STRIDE === seed % STRIDE) samples.push(chess.clone());
      const moves = movesOf(chess);
      const move = moves[Math.floor(next() * moves.length)];
      if (move) chess.play(move);
    }
    return samples;
  }).flat();
}

function movesOf(chess: Chess): ChessopsMove[] {
  const moves: ChessopsMove[] = [];
  for (const [from, dests] of chess.allDests()) for (const to of dests) moves.push({ from, to });
  return moves;
}

function lookAroundChessops(samples: readonly Chess[]): number {
  let looks = 0;
  for (const chess of samples)
    for (const move of movesOf(chess)) {
      const child = chess.clone();
      child.play(move);
      child.isEnd();
      child.allDests();
      looks++;
    }
  return looks;
}

/** The variants to compare with chessops, and before them orthodox chess made of the variants’ parts. */
export const looked: readonly Variant[] = [orthodox, ...registry];

/**
 * How many positions a second can be reached and given their outcome and moves, in one of `looked`, by its
 * id, and in chessops’ orthodox chess. Rounds alternate, so that both run under the same load of the machine.
 */
export function benchLooks(id: string): void {
  const variant = looked.find((each) => each.id === id);
  if (!variant) throw new Error(`There is no variant ${id}.`);
  const samples = samplesOf(variant);
  const chess = chessopsSamples();
  const contenders = [() => lookAround(variant, samples), () => lookAroundChessops(chess)];
  const rates = contenders.map((): number[] => []);
  for (let round = 0; round <= ROUNDS; round++)
    contenders.forEach((look, i) => {
      const rate = looksPerSecond(look);
      // The first round warms up.
      if (round > 0) rates[i]?.push(rate);
    });
  const [own = NaN, reference = NaN] = rates.map(median);
  report(
    `looks, ${id}`,
    `${thousands(own)}, chessops ${thousands(reference)}: ${(own / reference).toFixed(2)} ×`,
  );
}

/** Runs long enough that the compiler has optimized the code after one round. */
function looksPerSecond(look: () => number): number {
  const begin = performance.now();
  let looks = 0;
  while (performance.now() - begin < ROUND_MS) looks += look();
  return (looks / (performance.now() - begin)) * 1000;
}

const thousands = (rate: number): string => `${(rate / 1e3).toFixed(1)} thousand positions/s`;

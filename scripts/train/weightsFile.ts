import path from 'node:path';
import type { Taper } from '../../src/engine/search/taper.ts';
import type { Weights } from '../../src/engine/search/weights.ts';
import { counted } from '../../src/words/en/grammar.ts';

/** How weights came about. */
export interface Origin {
  readonly games: number;
  readonly generations: number;
  readonly seed: number;
  readonly nodes: number;
  /** The mean error of the last generation, as cross entropy. */
  readonly error: number;
  /** The share of points against the weights before, and against plain weights. */
  readonly score: number;
  readonly against: number;
  readonly pairs: number;
}

/** The source of the module `file` with weights, which says how they came about. */
export function weightsFile(weights: Weights, file: string, origin: Origin): string {
  const percent = (share: number) => `${(100 * share).toFixed(0)} %`;
  const rows = (lists: readonly (readonly number[])[]) =>
    lists.map((list) => `    [${list.join(',')}],`).join('\n');
  const tapers = (list: readonly Taper[]) =>
    `[${list.map(([early, late]) => `[${String(early)},${String(late)}]`).join(',')}],`;
  const { late = weights.pieces, turn = 0, around } = weights;
  const aroundText = around
    ? `
  around: {
    free: ${tapers(around.free)}
    own: ${tapers(around.own)}
    enemy: ${tapers(around.enemy)}
  },`
    : '';
  const type = path.relative(path.dirname(file), 'src/engine/search/weights.ts');
  return `import type { Weights } from '${type}';

/*
 * Written by \`npm run train\`, seed ${String(origin.seed)}: ${counted(origin.generations, 'generation')} of ${String(origin.games)} games of the computer against itself, ${String(origin.nodes)}
 * nodes a move, each generation with the weights of the one before, the first with plain weights. The mean error
 * of the last is ${origin.error.toFixed(4)} (cross entropy). In ${String(2 * origin.pairs)} games these weights scored ${percent(origin.score)} against those
 * before, and ${percent(origin.against)} against plain weights.${around ? '' : ' What stands around pieces was left out.'}
 */
// prettier-ignore
export const weights: Weights = {
  pieces: [
${rows(weights.pieces)}
  ],
  late: [
${rows(late)}
  ],
  held: [
${rows(weights.held)}
  ],
  mobility: ${String(weights.mobility)},
  turn: ${String(turn)},${aroundText}
};
`;
}

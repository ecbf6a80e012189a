import type { Score } from '../../../src/engine/search/thought.ts';
import type { Found } from '../steps.ts';

/** The lines that tell what was found, one for each line of play. */
export const infoLines = ({ thought, ms }: Found): readonly string[] =>
  thought.lines.map(({ score, actions }, i) => {
    const { depth, nodes, lines } = thought;
    const number = lines.length > 1 ? ` multipv ${String(i + 1)}` : '';
    const nps = Math.round((nodes / Math.max(ms, 1)) * 1000);
    const counts = `nodes ${String(nodes)} nps ${String(nps)} time ${String(Math.round(ms))}`;
    return `info depth ${String(depth)}${number} score ${scoreText(score)} ${counts} pv ${actions.join(' ')}`;
  });

/** A score as UCI writes it; `mate` counts turns, below zero for a loss. */
function scoreText(score: Score): string {
  switch (score.kind) {
    case 'estimate':
      return `cp ${String(Math.round(score.points))}`;
    case 'win':
      return `mate ${String(score.turns)}`;
    case 'loss':
      return `mate ${String(-score.turns)}`;
  }
}

/** A line that says something to a person. */
export const infoString = (text: string): string => `info string ${text.replace(/\p{C}+/gu, ' ')}`;

import type { Variant } from '../../engine/rules/variant.ts';
import { newTree } from '../../engine/tree/tree.ts';
import { figuresOf } from '../../rulebook/known/figures.ts';
import type { Known } from '../../rulebook/known/known.ts';
import { knownOf } from '../../rulebook/known/known.ts';
import { movesAlong } from '../../store/analysis/lines.ts';
import { knownWords } from '../../words/en/known.ts';
import { lineText } from '#words/ui/analysis.ts';

/** What is known about a board, as paragraphs. */
export function knownText(known: Known, variant: Variant): readonly string[] {
  const own = knownOf(known, variant.id);
  const written = (line: readonly string[]) => lineText(movesAlong(newTree(variant), [], line));
  const lines = {
    shortestWin: written(own.shortestWin?.line ?? []),
    forcedWin: written(own.forcedWin?.line ?? []),
  };
  return knownWords(figuresOf(own), lines, known.nodes);
}

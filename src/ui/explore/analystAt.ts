import type { StoreApi } from 'zustand/vanilla';
import type { Engaged } from '../../store/analysis/analyst.ts';
import { engageAnalyst } from '../../store/analysis/analyst.ts';
import type { AnalystState } from '../../store/analysis/analystState.ts';
import type { AnalysedLine } from '../../store/analysis/lines.ts';
import { sharedThinker } from '../../store/computer/sharedThinker.ts';
import type { Explored } from '../../store/explore/exploreStore.ts';
import { arrowAlong } from '../board/arrowAlong.ts';
import type { DrawnShape } from '../board/ShapesContext.ts';
import type { ShownAnalysis } from './AnalystContext.ts';

/**
 * Engages an analyst for a study as long as the page is in view. What it finds about the position on the board is put into
 * `shown`.
 */
export function analystAt(explored: Explored, shown: StoreApi<ShownAnalysis>): Engaged {
  const engaged = engageAnalyst(explored, {
    thinker: sharedThinker,
    isPresent: () => document.visibilityState === 'visible',
    watch: (look) => {
      document.addEventListener('visibilitychange', look);
      return () => {
        document.removeEventListener('visibilitychange', look);
      };
    },
  });
  const unsubscribe = engaged.analyst.subscribe((state, before) => {
    if (state.analysis === before.analysis && state.isOn === before.isOn && state.lesson === before.lesson)
      return;
    shown.setState(shownOf(state, shown.getState()), true);
  });
  return {
    analyst: engaged.analyst,
    leave: () => {
      unsubscribe();
      engaged.leave();
    },
  };
}

function shownOf({ isOn, analysis, lesson }: AnalystState, before: ShownAnalysis): ShownAnalysis {
  const [best] = analysis?.lines ?? [];
  const shapes = analysis ? shapesOf(analysis.lines, analysis.threat) : [];
  return {
    isOn: isOn && !lesson,
    game: analysis?.game ?? null,
    // What is the same is not drawn again.
    shapes: areSame(shapes, before.shapes) ? before.shapes : shapes,
    // Until the next position is known, the gauge shows the last one.
    white: best?.white ?? before.white,
  };
}

/** What stands on the arrow for what is threatened. */
const THREAT = '!';

/** Arrows for the first moves of the lines, with their numbers, and for what is threatened. */
function shapesOf(
  lines: readonly AnalysedLine[],
  threat: AnalysedLine | 'nothing' | null,
): readonly DrawnShape[] {
  const shapes = lines.flatMap(({ sites }, i) => arrowAlong(sites, 'move', String(i + 1)));
  const all = [
    ...shapes,
    ...(threat && threat !== 'nothing' ? arrowAlong(threat.sites, 'reply', THREAT) : []),
  ];
  return all.filter(
    ({ from, to }, i) => all.findIndex((other) => other.from === from && other.to === to) === i,
  );
}

const areSame = (shapes: readonly DrawnShape[], others: readonly DrawnShape[]): boolean =>
  shapes.length === others.length &&
  shapes.every(({ colour, from, to, figure }, i) => {
    const other = others[i];
    return other?.colour === colour && other.from === from && other.to === to && other.figure === figure;
  });

import type { Report } from '../../store/analysis/report.ts';
import { chancesIn, momentsIn } from '../../store/analysis/report.ts';
import { isWithin } from '../../engine/tree/tree.ts';
import * as words from '#words/ui/analysis.ts';
import styles from './analysis.module.css';
import { useExplore } from './ExploreContext.ts';
import { nodeName } from './nodeName.ts';

/**
 * A picture of a game: White’s chance after each move. A click shows the position there. For people who do not see it,
 * a list has the same, and the list of moves leads to the positions.
 */
export function ReportGraph({ report }: { readonly report: Report }) {
  const { path } = report;
  const tree = useExplore(({ study }) => study.tree);
  const chances = chancesIn(tree, report);
  const shown = useExplore(({ study }) => study.path);
  const go = useExplore((state) => state.go);
  const last = Math.max(1, path.length);
  const here = isWithin(shown, path) ? shown.length : null;
  return (
    <>
      <div
        className={styles.graph}
        data-part="graph"
        aria-hidden="true"
        onClick={(event) => {
          const { left, width } = event.currentTarget.getBoundingClientRect();
          const ply = Math.round(((event.clientX - left) / width) * last);
          go(path.slice(0, Math.max(0, Math.min(path.length, ply))));
        }}
      >
        <svg viewBox={`0 0 ${String(last)} 1`} preserveAspectRatio="none">
          <path d={areaOf(chances)} />
          <rect className={styles.unknown} x={knownUpTo(chances)} y={0} width={last} height={1} />
          <line x1={0} x2={last} y1={0.5} y2={0.5} />
          {here !== null && <line className={styles.here} x1={here} x2={here} y1={0} y2={1} />}
        </svg>
        {momentsIn(tree, report).map(({ ply, judgement }) => (
          <span
            key={ply}
            className={styles.turn}
            data-judgement={judgement}
            style={{
              left: percentage((ply + 1) / last),
              top: percentage(1 - (chances[ply + 1] ?? 0.5)),
            }}
          />
        ))}
      </div>
      <ol className="visually-hidden" aria-label={words.chances}>
        {chances.map(
          (white, ply) =>
            white !== null && <li key={ply}>{words.chanceAt(nodeName(tree, path.slice(0, ply)), white)}</li>,
        )}
      </ol>
    </>
  );
}

const percentage = (share: number): string => `${String(100 * share)}%`;

/** The ply up to which everything is known. */
function knownUpTo(chances: readonly (number | null)[]): number {
  const first = chances.indexOf(null);
  return first === -1 ? chances.length : Math.max(0, first - 1);
}

/** The area below White’s chance, as far as it is known without a gap. */
function areaOf(chances: readonly (number | null)[]): string {
  const points = chances
    .slice(0, knownUpTo(chances) + 1)
    .flatMap((white, ply) => (white === null ? [] : [`L${String(ply)} ${(1 - white).toFixed(4)}`]));
  return points.length === 0 ? '' : `M0 1${points.join('')}L${String(points.length - 1)} 1Z`;
}

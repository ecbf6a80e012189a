import { EMPTY } from '../../engine/rules/piece.ts';
import type { Mark } from '../../engine/rules/mark.ts';
import type { Board } from '../../engine/rules/position.ts';
import { pieceAt } from '../../engine/rules/position.ts';
import type { Site } from '../../engine/topology/site.ts';
import { hasCrossings } from '../../engine/topology/topology.ts';
import type { Layout } from './geometry.ts';
import { aroundPiece, bracketsOf, centreOf, frameOf, isCrossing, outlineOf } from './geometry.ts';
import styles from './marks.module.css';
import { classes } from './classes.ts';

interface MarksProps {
  readonly layout: Layout;
  /** The pieces. */
  readonly board: Board;
  readonly marks: readonly Mark[];
  /** The sites that the last move touched. */
  readonly lastMove: readonly Site[];
  /** The sites that have been picked. */
  readonly picked: readonly Site[];
}

/** What lies as a colour on the ground: of the last move and of what is picked, but for crossings, and of checks. */
export function Tints({ layout, board, marks, lastMove, picked }: MarksProps) {
  const isLow = (site: Site) => !isCrossing(layout, site);
  return (
    <g className={styles.marks} data-on="ground" aria-hidden="true">
      {[...new Set(lastMove)].filter(isLow).map((site) => (
        <polygon key={site} className={lastMark(board, site)} points={outlineOf(layout, site)} />
      ))}
      {[...new Set(picked)].filter(isLow).map((site) => (
        <polygon key={site} className={styles.picked} data-passing points={outlineOf(layout, site)} />
      ))}
      {signsOf(layout, marks, true)}
    </g>
  );
}

/** The size of the brackets of the last move, which touch the edge of their site. */
const BRACKETS = 0.93;

/** Lines above those colours: the brackets of the last move, and what the rules want shown. */
export function Marks({ layout, marks, lastMove }: Omit<MarksProps, 'board' | 'picked'>) {
  return (
    <g className={styles.marks} data-on="lines" aria-hidden="true">
      {[...new Set(lastMove)].map(
        (site) =>
          !isCrossing(layout, site) && (
            <path key={site} className={styles.last} d={bracketsOf(layout, site, BRACKETS)} />
          ),
      )}
      {signsOf(layout, marks, false)}
    </g>
  );
}

/** The signs for marks, either those that are colours or those that are lines. */
const signsOf = (layout: Layout, marks: readonly Mark[], areTints: boolean) =>
  marks.map(
    ({ kind, site }) =>
      (kind === 'check' || kind === 'frozen') === areTints && (
        <MarkSign key={`${kind} ${String(site)}`} kind={kind} layout={layout} site={site} />
      ),
  );

/** The inner edge of the mark of the last move around the disc of a piece. */
const INNER = 0.98;

/**
 * The marks of the last move and of a pick on crossings: with their pieces they lie on the squares around them. Brackets would
 * cover the figures there, so the last move has a second edge instead.
 */
export function CrossingMarks({ layout, lastMove, picked }: Omit<MarksProps, 'board' | 'marks'>) {
  const isHigh = (site: Site) => isCrossing(layout, site);
  if (!hasCrossings(layout.topology)) return null;
  return (
    <g className={styles.marks} data-on="crossings" aria-hidden="true">
      {[...new Set(lastMove)].filter(isHigh).map((site) => (
        <g key={site}>
          <polygon className={styles.last} points={aroundPiece(layout, site)} />
          <polygon className={styles.last} points={outlineOf(layout, site, INNER)} />
        </g>
      ))}
      {[...new Set(picked)].filter(isHigh).map((site) => (
        <polygon key={site} className={styles.picked} data-passing points={aroundPiece(layout, site)} />
      ))}
    </g>
  );
}

/** The last move has one look on all boards: gold, fainter where nothing stands now, with edges that are seen without colours. */
const lastMark = (board: Board, site: Site) =>
  classes(styles.last, pieceAt(board, site) === EMPTY && styles.left);

/** Seals at the feet of the pieces that cannot move, above the pieces. */
export const Seals = ({ layout, marks }: Pick<MarksProps, 'layout' | 'marks'>) => (
  <g className={classes(styles.marks, styles.seals)} aria-hidden="true">
    {marks.map(({ kind, site }) => {
      if (kind !== 'frozen') return null;
      const [x, y] = centreOf(layout, site);
      return (
        <g key={site} transform={`translate(${String(x)} ${String(y + 0.34)})`}>
          <circle r=".14" />
          <path d="M0 -.09V.09M-.08 -.045 .08 .045M-.08 .045 .08 -.045" />
        </g>
      );
    })}
  </g>
);

function MarkSign({ kind, layout, site }: { kind: Mark['kind']; layout: Layout; site: Site }) {
  const [x, y] = centreOf(layout, site);
  const transform = `translate(${String(x)} ${String(y)})`;
  switch (kind) {
    case 'check':
      return (
        <path
          className={classes(styles.mark, styles.check)}
          transform={transform}
          d="M0 -.48 .16 -.36.48 -.48.36 -.16.48 0 .36 .16.48 .48.16 .36 0 .48-.16 .36-.48 .48-.36 .16-.48 0-.36 -.16-.48 -.48-.16 -.36z"
        />
      );
    case 'passed':
      return (
        <g transform={transform}>
          <PassedSign />
        </g>
      );
    case 'frozen':
      return <polygon className={classes(styles.mark, styles.frozen)} points={outlineOf(layout, site)} />;
    case 'haven':
      return (
        <path
          className={classes(styles.mark, styles.haven)}
          transform={transform}
          d="M-.17 -.36v-.12h.08v.05h.05v-.05h.08v.05h.05v-.05h.08v.12z"
        />
      );
    case 'note':
      return null;
    case 'ready':
      return <ReadyFrame layout={layout} site={site} />;
  }
}

/** A dashed square around the origin, as large as the sign of a square that has been passed over. */
export const PassedSign = () => (
  <rect className={classes(styles.mark, styles.passed)} x="-.3" y="-.3" width=".6" height=".6" rx=".1" />
);

const ReadyFrame = ({ layout, site }: { layout: Layout; site: Site }) => (
  <path className={classes(styles.mark, styles.ready)} d={frameOf(layout, site)} />
);

/** Such frames as a layer of their own. */
export const ReadyFrames = ({ layout, sites }: { layout: Layout; sites: readonly Site[] }) => (
  <g className={styles.marks} aria-hidden="true">
    {sites.map((site) => (
      <ReadyFrame key={site} layout={layout} site={site} />
    ))}
  </g>
);

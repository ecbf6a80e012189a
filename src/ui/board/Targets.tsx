import type { Target, TargetKind } from '../../engine/rules/target.ts';
import { Arrows } from './Arrows.tsx';
import type { Layout } from './geometry.ts';
import { frameOf, onSite, signScale } from './geometry.ts';
import styles from './marks.module.css';

interface TargetsProps {
  readonly layout: Layout;
  readonly targets: readonly Target[];
}

const circle = (r: number): string =>
  `M${String(r)} 0A${String(r)} ${String(r)} 0 1 1 ${String(-r)} 0A${String(r)} ${String(r)} 0 1 1 ${String(r)} 0z`;

/** Around a piece that can be captured, as wide as a square has room for. */
export const CAPTURE_RING = circle(0.44);

const DOT = 0.15;
/** Where there are more than so many, they are smaller, so that the pieces stay the first thing to see. */
const MANY = 20;
const SMALL_DOT = 0.11;

/** A ring with a gap, out of which an arrow leads: at the side, since other pieces may stand on the corners. */
const SENT = 'M.37 -.16A.4 .4 0 1 0 .37 .16M.31 0H.5M.4 -.1.5 0 .4 .1';

/** The sign around a piece on a target, and a crossed ring, weaker than a dot, where it may pass but not stop. */
const rings: Partial<Readonly<Record<TargetKind, string>>> = {
  capture: CAPTURE_RING,
  captureElsewhere: circle(0.29),
  forbidden: `${circle(0.16)}M-.065 -.065 .065 .065M.065 -.065 -.065 .065`,
  change: 'M-.43 -.43H.43V.43H-.43z',
  send: SENT,
  sendToCapture: SENT,
  // In the corner, clear of the face of the piece.
  swap: 'M.17 -.39H.44M.38 -.46 .45 -.39 .38 -.32M.43 -.22H.16M.22 -.29 .15 -.22 .22 -.15',
};

const isBelow = ({ kind }: Target): boolean => ['capture', 'change', 'send', 'sendToCapture'].includes(kind);

/** What is marked for targets: their own sites, and those of pieces that are captured elsewhere, each once. */
const signsOf = (targets: readonly Target[]): readonly Target[] => {
  const own = targets.map((target) => target.site);
  const victims = new Set(targets.flatMap((target) => target.victims ?? []));
  return [
    ...targets,
    ...[...victims].filter((site) => !own.includes(site)).map((site) => ({ site, kind: 'capture' as const })),
  ];
};

/**
 * The sites where a picked piece can go, drawn above the pieces there but for what is around them: each kind of target has its own shape.
 */
export function Targets({ layout, targets }: TargetsProps) {
  const dot = targets.length > MANY ? SMALL_DOT : DOT;
  return (
    <g className={styles.targets} data-passing aria-hidden="true">
      <Arrows
        layout={layout}
        ways={targets.flatMap(({ site, comesFrom }) =>
          comesFrom === undefined ? [] : [[comesFrom, site] as const],
        )}
      />
      <ButtonSigns layout={layout} targets={targets} />
      {signsOf(targets).map(
        (target) =>
          !isBelow(target) &&
          !(target.kind in places) && (
            <TargetSign
              key={`${target.kind} ${String(target.site)}`}
              layout={layout}
              target={target}
              dot={dot}
            />
          ),
      )}
    </g>
  );
}

interface TargetSignProps {
  readonly layout: Layout;
  readonly target: Target;
  readonly dot: number;
}

function TargetSign({ layout, target: { site, kind }, dot }: TargetSignProps) {
  const ring = rings[kind];
  const size = signScale(layout, site);
  const hasDot = kind === 'move' || kind === 'captureElsewhere';
  return (
    <g className={styles.target} data-kind={kind} transform={onSite(layout, site, size)}>
      {ring !== undefined && (
        <>
          <path className={styles.halo} d={ring} />
          <path className={styles.ring} d={ring} />
        </>
      )}
      {hasDot && <circle className={styles.dot} r={kind === 'move' ? dot / size : dot} />}
    </g>
  );
}

/** The rings around what can be captured, sent away or changed, below the pieces, so that they cut off no foot and no head. */
export const RingsBelow = ({ layout, targets }: TargetsProps) => (
  <g className={styles.targets} data-passing aria-hidden="true">
    {signsOf(targets).map(
      (target) =>
        isBelow(target) && <TargetSign key={target.site} layout={layout} target={target} dot={DOT} />,
    )}
  </g>
);

/** How targets look that are places: where the picked square, or another piece, would be. */
const places: Partial<Readonly<Record<TargetKind, string | undefined>>> = {
  ground: styles.place,
  bring: styles.arrival,
};

/** Beside a piece that can be captured; in the middle of an empty site there is room for a larger one. */
const placeOf = ({ kind }: Target): string => (kind === 'capture' ? 'translate(.32 -.32)' : 'scale(1.5)');

/** The signs of the buttons that do the same as picking a target. */
const ButtonSigns = ({ layout, targets }: TargetsProps) =>
  targets.map((target) => {
    if (target.sign === undefined) return null;
    return (
      <g
        key={target.site}
        className={styles.sign}
        transform={`${onSite(layout, target.site, 1)} ${placeOf(target)}`}
      >
        <circle r=".19" />
        <text dy=".11">{target.sign}</text>
      </g>
    );
  });

/** Targets that are places, below the pieces at their corners. Those of squares are beside the board. */
export const Places = ({ layout, targets }: TargetsProps) => (
  <g className={styles.targets} data-passing aria-hidden="true">
    {targets.map(
      ({ site, kind }) =>
        kind in places && <path key={site} className={places[kind]} d={frameOf(layout, site)} />,
    )}
  </g>
);

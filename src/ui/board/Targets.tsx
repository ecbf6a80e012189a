import { shapeOf } from '../../engine/topology/topology.ts';
import type { Target } from '../../store/targets.ts';
import type { Layout } from './geometry.ts';
import { centreOf } from './geometry.ts';

interface TargetsProps {
  readonly layout: Layout;
  readonly targets: readonly Target[];
  /** Whether they can be picked; otherwise they are there to look at. */
  readonly binding: boolean;
}

/** Where a picked piece can go: each kind of target has a shape of its own. */
export function Targets({ layout, targets, binding }: TargetsProps) {
  return (
    <g className={binding ? 'targets' : 'targets looking'} aria-hidden="true">
      {targets.map(({ site, leadsTo }) => {
        if (leadsTo === undefined) return null;
        const [x1, y1] = centreOf(layout, site);
        const [x2, y2] = centreOf(layout, leadsTo);
        return (
          <g key={`link ${String(site)}`} className="link">
            <line x1={x1} y1={y1} x2={x2} y2={y2} />
            <circle cx={x2} cy={y2} r="0.1" />
          </g>
        );
      })}
      {targets.map(({ site, kind }) => {
        const [cx, cy] = centreOf(layout, site);
        return (
          <g
            key={site}
            className={`target ${kind}`}
            transform={`translate(${String(cx)} ${String(cy)}) scale(${String(shapeOf(layout.topology, site).size ** 0.7)})`}
          >
            {kind === 'move' && <circle className="dot" r="0.15" />}
            {kind === 'send' && (
              <path className="ring" d="M-.38 .3V.38H-.1M.1 -.38H.38V-.1M.38 -.38 .18 -.18" />
            )}
            {kind === 'change' && <path className="ring" d="M0 -.44 .44 0 0 .44 -.44 0z" />}
            {kind === 'capture' && <circle className="ring" r="0.42" />}
            {kind === 'barred' && (
              <>
                <circle className="dot" r="0.15" />
                <path className="strike" d="M-.26 .26 .26 -.26" />
              </>
            )}
            {kind === 'captureElsewhere' && (
              <>
                <circle className="dot" r="0.15" />
                <circle className="ring" r="0.29" />
              </>
            )}
            {kind === 'swap' && (
              <path
                className="ring"
                d="M-.34 -.2A.4 .4 0 0 1 .36 -.17M.38 -.38V-.15H.15M.34 .2A.4 .4 0 0 1 -.36 .17M-.38 .38V.15H-.15"
              />
            )}
          </g>
        );
      })}
    </g>
  );
}

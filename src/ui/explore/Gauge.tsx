import type { CSSProperties } from 'react';
import type { StoreApi } from 'zustand';
import { useStore } from 'zustand';
import type { Side } from '../../engine/rules/side.ts';
import { WHITE, sideLetter } from '../../engine/rules/side.ts';
import type { ShownAnalysis } from './AnalystContext.ts';
import styles from './analysis.module.css';

interface GaugeProps {
  readonly shown: StoreApi<ShownAnalysis>;
  /** The side that sits below the board. */
  readonly near: Side;
}

/** A bar in the margin of the board that is as full as White’s chance. The analysis says it in words. */
export function Gauge({ shown, near }: GaugeProps) {
  const white = useStore(shown, (state) => (state.isOn ? (state.white ?? 0.5) : null));
  if (white === null) return null;
  const share = near === WHITE ? white : 1 - white;
  return (
    <div
      className={styles.gauge}
      data-near={sideLetter(near)}
      aria-hidden="true"
      style={{ '--share': share } as CSSProperties}
    >
      <span />
    </div>
  );
}

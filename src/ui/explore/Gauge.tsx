import type { CSSProperties } from 'react';
import type { StoreApi } from 'zustand';
import { useStore } from 'zustand';
import type { Side } from '../../engine/rules/side.ts';
import { WHITE, sideLetter } from '../../engine/rules/side.ts';
import type { ShownAnalysis } from './AnalystContext.ts';
import type { Solved } from '../../engine/tree/solved.ts';
import styles from './analysis.module.css';
import { useSolvedHere } from './SolvedContext.ts';

interface GaugeProps {
  readonly shown: StoreApi<ShownAnalysis>;
  /** The side that sits below the board. */
  readonly near: Side;
}

/**
 * A bar in the margin of the board that is as full as White’s chance, and looks different where that is proved. The
 * analysis says it in words.
 */
export function Gauge({ shown, near }: GaugeProps) {
  const solved = useSolvedHere();
  const guessed = useStore(shown, (state) => (state.isOn ? (state.white ?? 0.5) : null));
  if (guessed === null) return null;
  const white = solved ? certainChance(solved) : guessed;
  const share = near === WHITE ? white : 1 - white;
  return (
    <div
      className={styles.gauge}
      data-near={sideLetter(near)}
      data-proved={solved !== null}
      aria-hidden="true"
      style={{ '--share': share } as CSSProperties}
    >
      <span />
    </div>
  );
}

const certainChance = (solved: Solved): number =>
  solved.kind === 'drawn' ? 0.5 : solved.side === WHITE ? 1 : 0;

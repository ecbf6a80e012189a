import type { ReactNode } from 'react';
import { Arc, Line, MapMark } from '../board/MapMark.tsx';
import { usePieceSet } from '../pieceSets.ts';
import { SignFigure } from './Signs.tsx';
import type { SignOnBoard } from './signsOn.tsx';
import * as gallery from '#words/ui/gallery.ts';
import styles from './gallery.module.css';
import movementMapStyles from '../board/movementMap.module.css';

interface LegendProps {
  /** What else is marked on the board. */
  readonly signs?: readonly SignOnBoard[];
  /** Whether what looks like slides are leaps again and again. */
  readonly isRide?: boolean;
}

/** What the marks of a pattern mean, with the marks themselves, and what else is marked on its board. */
export function Legend({ signs = [], isRide = false }: LegendProps) {
  const set = usePieceSet();
  return (
    <ul className={styles.legend} aria-label={gallery.legend}>
      <Entry words={gallery.step}>
        <MapMark how="step" when="always" around={false} />
      </Entry>
      <Entry words={gallery.leap}>
        <Arc from={[-0.64, 0.04]} to={[0.2, 0.04]} isStopped={false} />
        <g transform="translate(.2 .04)">
          <MapMark how="leap" when="always" around={false} />
        </g>
      </Entry>
      <Entry words={isRide ? gallery.ride : gallery.slide}>
        <Line from={[-0.85, 0]} to={[0.06, 0]} isStopped={false} />
        <g transform="translate(-.16 0)">
          <MapMark how="slide" when="always" around={false} />
        </g>
      </Entry>
      <Entry words={gallery.hollow}>
        <MapMark how="slide" when="moving" around={false} />
      </Entry>
      <Entry words={gallery.crossed}>
        <MapMark how="slide" when="capturing" around={false} />
      </Entry>
      <Entry words={gallery.around}>
        <MapMark how="slide" when="always" around />
      </Entry>
      <Entry words={gallery.brackets}>
        <MapMark how="slide" when="guarding" around />
      </Entry>
      {signs.map((sign) => (
        <li key={sign.words}>
          <SignFigure sign={sign} set={set} />
          {sign.words}
        </li>
      ))}
    </ul>
  );
}

function Entry({ words, children }: { readonly words: string; readonly children: ReactNode }) {
  return (
    <li>
      <svg viewBox="-.6 -.5 1.2 1" aria-hidden="true">
        <rect className={styles.legendGround} x="-.6" y="-.5" width="1.2" height="1" />
        <g className={movementMapStyles.pattern}>{children}</g>
      </svg>
      {words}
    </li>
  );
}

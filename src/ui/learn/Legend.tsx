import type { ReactNode } from 'react';
import { Arc, Line, MapMark } from '../board/MapMark.tsx';

/** What the marks of a pattern mean, shown by the same marks. */
export function Legend() {
  return (
    <ul className="legend" aria-label="What the marks mean">
      <Entry words="a step, to the next site">
        <MapMark how="step" when="always" around={false} />
      </Entry>
      <Entry words="a leap, over whatever lies between">
        <Arc from={[-0.64, 0.04]} to={[0.2, 0.04]} isStopped={false} />
        <g transform="translate(.2 .04)">
          <MapMark how="leap" when="always" around={false} />
        </g>
      </Entry>
      <Entry words="a slide, until something stands in the way">
        <Line from={[-0.85, 0]} to={[0.06, 0]} isStopped={false} />
        <g transform="translate(-.16 0)">
          <MapMark how="slide" when="always" around={false} />
        </g>
      </Entry>
      <Entry words="hollow: only to move">
        <MapMark how="slide" when="moving" around={false} />
      </Entry>
      <Entry words="crossed: only to capture">
        <MapMark how="slide" when="capturing" around={false} />
      </Entry>
      <Entry words="around an enemy: can be captured">
        <MapMark how="slide" when="always" around />
      </Entry>
      <Entry words="brackets: a friend, guarded">
        <MapMark how="slide" when="guarding" around />
      </Entry>
    </ul>
  );
}

function Entry({ words, children }: { readonly words: string; readonly children: ReactNode }) {
  return (
    <li>
      <svg viewBox="-.6 -.5 1.2 1" aria-hidden="true">
        <rect className="legend-ground" x="-.6" y="-.5" width="1.2" height="1" />
        <g className="pattern">{children}</g>
      </svg>
      {words}
    </li>
  );
}

import { useContext } from 'react';
import type { Reach } from '../../store/explore/exploreState.ts';
import { LensViewContext } from '../game/LensViewContext.ts';
import { say } from '../../words/say.ts';
import * as words from '#words/ui/explore.ts';
import styles from './explore.module.css';
import { useExplore } from './ExploreContext.ts';

const CHOICES: readonly (Reach | null)[] = [null, 'as it stands', 'alone', 'mover', 'other'];

/** The choice whether the board shows what the picked piece or a side reaches, and in how many moves or turns. */
export function ReachChoice() {
  const reach = useExplore((state) => state.reach);
  const showReach = useExplore((state) => state.showReach);
  const view = useContext(LensViewContext);
  return (
    <div className={styles.reach}>
      <label>
        <span>{words.reach}</span>
        <select
          value={reach ?? ''}
          onChange={(event) => {
            showReach(CHOICES.find((choice) => choice === event.target.value) ?? null);
          }}
        >
          {CHOICES.map((choice) => (
            <option key={choice ?? ''} value={choice ?? ''}>
              {words.reaches[choice ?? 'none']}
            </option>
          ))}
        </select>
      </label>
      {reach && <p aria-live="polite">{view ? say(view.sum) : words.noReachYet[reach]}</p>}
    </div>
  );
}

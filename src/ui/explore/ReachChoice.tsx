import type { Surroundings } from '../../engine/game/reach.ts';
import { say } from '../../words/say.ts';
import * as words from '#words/ui/explore.ts';
import styles from './explore.module.css';
import { useExplore } from './ExploreContext.ts';
import { useReach } from './useReach.ts';

const CHOICES: readonly (Surroundings | null)[] = [null, 'as it stands', 'alone'];

/** The choice whether the board shows in how many moves the picked piece reaches each place. */
export function ReachChoice() {
  const reach = useExplore((state) => state.reach);
  const showReach = useExplore((state) => state.showReach);
  const view = useReach();
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
      {reach && <p aria-live="polite">{view ? say(view.sum) : words.reachOfNothing}</p>}
    </div>
  );
}

import { Link } from 'wouter';
import { useStore } from 'zustand';
import { library } from '../../store/library/device.ts';
import { stateFor } from '../keptInAddress.ts';
import { titleOf } from './caption.ts';

/** The way back to the game that was played last, if it is not over. */
export function Continue() {
  const latest = useStore(library, (state) => state.entries?.[0]);
  // Its place is kept, since nobody knows yet.
  if (latest?.kind !== 'game' || latest.game.outcome !== null) return <p className="continue" />;
  const { game } = latest;
  return (
    <p className="continue">
      <Link href={`/play/${game.variant}`} state={stateFor(game.id)} className="button primary">
        Go on: {titleOf(game)}
      </Link>
    </p>
  );
}

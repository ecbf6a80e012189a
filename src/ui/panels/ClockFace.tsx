import type { Side } from '../../engine/rules/side.ts';
import { deferred } from '../deferred.tsx';
import { usePlay } from '../game/PlayContext.ts';

/** Most games have no clock. */
const RunningTime = deferred(async () => (await import('./RunningTime.tsx')).RunningTime);

/** A player's time, and the button under it that pauses the clock. Nothing where the game has no clock. */
export function ClockFace({ side }: { readonly side: Side }) {
  const clock = usePlay((state) => state.clock);
  return clock && <RunningTime clock={clock} side={side} />;
}

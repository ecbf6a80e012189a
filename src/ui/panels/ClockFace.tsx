import type { Side } from '../../engine/rules/side.ts';
import { deferred } from '../deferred.tsx';
import { usePlay } from '../game/PlayContext.ts';

/** Loaded on demand: most games have no clock. */
const RunningTime = deferred(async () => (await import('./RunningTime.tsx')).RunningTime);

/** A player’s time, with the button that pauses the clock; null if the game has no clock. */
export function ClockFace({ side }: { readonly side: Side }) {
  const clock = usePlay((state) => state.clock);
  return clock && <RunningTime clock={clock} side={side} />;
}

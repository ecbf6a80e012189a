import { LiveRegion } from '../game/LiveRegion.tsx';
import { useHint } from '../panels/useHint.ts';

/** What happens in the game, and the rule on show, for screen readers. */
export function PlayNews() {
  const shown = useHint();
  return <LiveRegion notes={shown ? [shown.hint] : []} />;
}

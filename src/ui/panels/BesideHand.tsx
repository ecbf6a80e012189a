import type { Side } from '../../engine/rules/side.ts';
import { InHand } from './InHand.tsx';
import { PlayHand } from './PlayHand.tsx';
import { useOwnChoices } from './useOwnChoices.ts';

interface BesideHandProps {
  readonly side: Side;
  readonly flipped: boolean;
}

/** What a player holds, for a place beside the board, with words that say what it is beyond its outer end. */
export function BesideHand({ side, flipped }: BesideHandProps) {
  return (
    <div>
      <InHand side={side} />
      <PlayHand side={side} choices={useOwnChoices(side).choices} flipped={flipped} />
    </div>
  );
}

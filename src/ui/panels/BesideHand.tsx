import type { Side } from '../../engine/rules/side.ts';
import { PlayHand } from './PlayHand.tsx';
import { useOwnChoices } from './useOwnChoices.ts';

interface BesideHandProps {
  readonly side: Side;
  readonly flipped: boolean;
}

/** What a player holds, for a place beside the board. */
export function BesideHand({ side, flipped }: BesideHandProps) {
  return <PlayHand side={side} choices={useOwnChoices(side).choices} flipped={flipped} />;
}

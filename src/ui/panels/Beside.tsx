import { PlayLensControl } from './LensControl.tsx';
import { MomentCard } from './MomentCard.tsx';
import { MoveInput } from './MoveInput.tsx';
import { PiecesInWords } from './PiecesInWords.tsx';
import { RecordPanel } from './RecordPanel.tsx';

/** What stands beside the board of a game: it can be played without, so it comes after the board. */
export function Beside() {
  return (
    <>
      <MomentCard />
      <PlayLensControl />
      <RecordPanel />
      <MoveInput />
      <PiecesInWords />
    </>
  );
}

import { ClockStatus } from './ClockStatus.tsx';
import { GameStatus } from './GameStatus.tsx';
import { PlayLensControl } from './LensControl.tsx';
import { HintCard } from './HintCard.tsx';
import { MoveInput } from './MoveInput.tsx';
import { Notice } from './Notice.tsx';
import { PiecesInWords } from './PiecesInWords.tsx';
import { RecordPanel } from './RecordPanel.tsx';
import { Remarks } from './Remarks.tsx';

/** What stands beside the board of a game: it can be played without, so it comes after the board. */
export function Beside({ onNewGame }: { readonly onNewGame: () => void }) {
  return (
    <>
      <GameStatus onNewGame={onNewGame} />
      <ClockStatus />
      <Remarks />
      <Notice />
      <HintCard />
      <PlayLensControl />
      <RecordPanel />
      <MoveInput />
      <PiecesInWords />
    </>
  );
}

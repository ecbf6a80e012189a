import { Claims } from './Claims.tsx';
import { ClockStatus } from './ClockStatus.tsx';
import { GameStatus } from './GameStatus.tsx';
import { PlayLensControl } from './LensControl.tsx';
import { HintCard } from './HintCard.tsx';
import { MoveInput } from './MoveInput.tsx';
import { Notice } from './Notice.tsx';
import { PiecesInWords } from './PiecesInWords.tsx';
import { RecordPanel } from './RecordPanel.tsx';
import { Remarks } from './Remarks.tsx';

/** Everything beside the board of a game. The game can be played without it, so it loads after the board. */
export function Beside({ onNewGame }: { readonly onNewGame: () => void }) {
  return (
    <>
      <GameStatus onNewGame={onNewGame} />
      <Claims />
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

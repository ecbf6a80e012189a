import { lastSeating, seatingNow } from '../../store/computer/seating.ts';
import { SeatsDialog } from '../dialogs/SeatsDialog.tsx';
import { AWAY } from '../../engine/record/seats.ts';
import { LetterSeatsDialog } from '../dialogs/LetterSeatsDialog.tsx';
import { usePlay } from '../game/PlayContext.ts';
import * as words from '#words/ui/seats.ts';

/**
 * Asks who plays the game on the screen from now on: whoever wants to change that, and whoever has opened a link to a
 * game with the computer. Closing it leaves everything as it was.
 */
export function SeatsPart({ onClose }: { readonly onClose: () => void }) {
  const seats = usePlay((state) => state.document.seats);
  const isAsked = usePlay((state) => state.asksWhoPlays);
  const hasBegun = usePlay((state) => state.game.steps.length > 0);
  const setSeats = usePlay((state) => state.setSeats);
  const isByLinks = seats.includes(AWAY);
  if (isAsked && isByLinks) return <LetterSeatsDialog onClose={onClose} />;
  return (
    <SeatsDialog
      title={isAsked ? words.whoNow : words.title}
      text={isAsked ? words.whoNowWhy : ''}
      seating={{ ...seatingNow(seats), byLot: false }}
      hasLot={false}
      action={isAsked || !hasBegun ? words.play : words.apply}
      onChoose={(seating) => {
        setSeats(seating.seats);
        if (!isAsked) lastSeating.getState().choose(seating);
        onClose();
      }}
      onClose={() => {
        if (isAsked) setSeats(seats);
        onClose();
      }}
    />
  );
}

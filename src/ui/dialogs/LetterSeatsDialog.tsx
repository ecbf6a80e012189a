import { useState } from 'react';
import { currentPosition } from '../../engine/game/game.ts';
import type { Seat } from '../../engine/record/seats.ts';
import { AWAY } from '../../engine/record/seats.ts';
import type { BySide, Side } from '../../engine/rules/side.ts';
import { SIDES, bySide } from '../../engine/rules/side.ts';
import { usePlay } from '../game/PlayContext.ts';
import { Dialog } from './Dialog.tsx';
import * as words from '#words/ui/seats.ts';
import styles from './dialog.module.css';

/** Asks which side is played here, whoever has opened a link to a game by links. Closing it means to look on. */
export function LetterSeatsDialog({ onClose }: { readonly onClose: () => void }) {
  const turn = usePlay((state) => currentPosition(state.game).turn);
  const players = usePlay((state) => state.players);
  const setSeats = usePlay((state) => state.setSeats);
  /** Null for neither. */
  const [mine, setMine] = useState<Side | null>(turn);
  const take = (side: Side | null) => {
    const seats: BySide<Seat> = bySide((other) => (other === side ? null : AWAY));
    setSeats(seats);
    onClose();
  };
  return (
    <Dialog
      title={words.whichSide}
      onClose={() => {
        take(null);
      }}
    >
      <form
        className={styles.seats}
        onSubmit={(event) => {
          event.preventDefault();
          take(mine);
        }}
      >
        <p>{words.whichSideWhy}</p>
        <fieldset>
          <legend className="visually-hidden">{words.whichSide}</legend>
          {[...SIDES, null].map((side) => (
            <label key={String(side)}>
              <input
                type="radio"
                name={words.whichSide}
                checked={mine === side}
                onChange={() => {
                  setMine(side);
                }}
              />
              {side === null ? words.justLook : words.sideWith(side, players[side], side === turn)}
            </label>
          ))}
        </fieldset>
        <p className="small">{words.byLinksWhy}</p>
        <p className="actions">
          <button type="submit" className="button primary">
            {words.play}
          </button>
        </p>
      </form>
    </Dialog>
  );
}

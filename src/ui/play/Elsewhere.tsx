import { useStore } from 'zustand';
import type { Autosave } from '../../store/library/autosave.ts';

interface ElsewhereProps {
  readonly autosave: Autosave;
  /** Shows the game as the other page has left it. */
  readonly onFollow: () => void;
}

/** That the game on the screen is on another page’s as well. */
export function Elsewhere({ autosave, onFollow }: ElsewhereProps) {
  const elsewhere = useStore(autosave.state, (state) => state.elsewhere);
  switch (elsewhere) {
    case null:
      return null;
    case 'open':
      return <p className="status remark">This game is open in another tab too.</p>;
    case 'changed':
      return (
        <section className="status past" aria-label="Another tab">
          <p>This game has gone on in another tab. What you play here becomes a game of its own.</p>
          <p className="actions">
            <button type="button" className="button" onClick={onFollow}>
              Show it as it is there
            </button>
          </p>
        </section>
      );
  }
}

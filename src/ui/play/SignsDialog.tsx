import { useEffect, useState } from 'react';
import type { Game } from '../../engine/game/game.ts';
import { atRest } from '../atRest.ts';
import { Dialog } from '../dialogs/Dialog.tsx';
import { usePlay } from '../game/PlayContext.ts';
import { Signs } from '../learn/Signs.tsx';
import type { AllSigns, Examples } from '../learn/signsOn.tsx';
import { allSigns } from '../learn/signsOn.tsx';
import { useRulebook } from '../useRulebook.ts';
import { WrittenMoves } from './WrittenMoves.tsx';
import * as words from '#words/ui/signs.ts';
import styles from '../learn/gallery.module.css';

/** What the signs of the board mean: those on it now, those that a pick shows, and those of other times; and those of the record. */
export function SignsDialog({ onClose }: { readonly onClose: () => void }) {
  const game = usePlay((state) => state.game);
  const signs = useSigns(game);
  return (
    <Dialog title={words.title} onClose={onClose} columns="two-beside-board">
      {signs ? (
        <>
          <Signs signs={signs.now} title={words.now} />
          <WrittenMoves game={game} />
          <Signs signs={signs.picking} title={words.picking} />
          <Signs signs={signs.later} title={words.later} />
        </>
      ) : (
        <div className={styles.awaited} />
      )}
    </Dialog>
  );
}

/** The signs; null until the dialog has been drawn, since finding them takes longer than a click may. */
function useSigns(game: Game): AllSigns | null {
  const cursor = usePlay((state) => state.cursor);
  const rulebook = useRulebook(game.variant.id);
  const [signs, setSigns] = useState<AllSigns | null>(null);
  useEffect(() => {
    if (!rulebook) return;
    let isWanted = true;
    void atRest().then(() => {
      if (isWanted) setSigns(allSigns(game, cursor, rulebook.ok ? rulebook.value : NONE));
    });
    return () => {
      isWanted = false;
    };
  }, [game, cursor, rulebook]);
  return signs;
}

/** Without a rulebook the signs of the game itself are left. */
const NONE: Examples = { variants: [], sections: [] };

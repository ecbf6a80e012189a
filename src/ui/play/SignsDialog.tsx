import { useEffect, useMemo, useState } from 'react';
import { rulebookOf } from '../../rulebook/index.ts';
import type { Rulebook } from '../../rulebook/rulebook.ts';
import { Dialog } from '../dialogs/Dialog.tsx';
import { usePlay } from '../game/PlayContext.ts';
import { Signs } from '../learn/Signs.tsx';
import { allSigns } from '../learn/signsOn.tsx';
import * as words from '#words/ui/signs.ts';

/** What the signs of the board mean: those on it now, those that a pick shows, and those of other times. */
export function SignsDialog({ onClose }: { readonly onClose: () => void }) {
  const game = usePlay((state) => state.game);
  const cursor = usePlay((state) => state.cursor);
  const rulebook = useRulebook(game.variant.id);
  const { now, picking, later } = useMemo(() => allSigns(game, cursor, rulebook), [game, cursor, rulebook]);
  return (
    <Dialog title={words.title} onClose={onClose} columns="two-beside-board">
      <Signs signs={now} title={words.now} />
      <Signs signs={picking} title={words.picking} />
      <Signs signs={later} title={words.later} />
    </Dialog>
  );
}

/** The rulebook of a variant, for its examples; without any until it has loaded, or if it can’t be. */
function useRulebook(id: string): Pick<Rulebook, 'variants' | 'sections'> {
  const [rulebook, setRulebook] = useState<Pick<Rulebook, 'variants' | 'sections'>>(NONE);
  useEffect(() => {
    let isWanted = true;
    void rulebookOf(id).then((found) => {
      if (isWanted && found.ok) setRulebook(found.value);
    });
    return () => {
      isWanted = false;
    };
  }, [id]);
  return rulebook;
}

const NONE = { variants: [], sections: [] };

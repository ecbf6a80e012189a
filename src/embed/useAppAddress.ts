import { useEffect, useState } from 'react';
import { recordOf } from '../engine/record/recordOf.ts';
import { addressFrom } from './loadPart.ts';
import type { Embedding } from './embedding.ts';
import { hasChanged } from './embedding.ts';

/**
 * The address at which the app shows the game of a board; null while it is being written. What writes it is loaded behind the
 * board, if it is needed at all.
 */
export function useAppAddress(state: Embedding): string | null {
  const { game, players, begun, lines, controls } = state;
  // A tree has all of its lines; what is played on the board is in none of them.
  const isInTree = lines !== null && controls !== 'play';
  const known = isInTree || !hasChanged(state) ? begun.link : null;
  const [written, setWritten] = useState<string | null>(null);
  useEffect(() => {
    if (known !== null) return;
    let isCurrent = true;
    void import('./gameLink.ts').then(
      ({ gameLink }) => {
        if (isCurrent) setWritten(gameLink(game.variant, recordOf(game, players, game.steps.length)));
      },
      // The board does without.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [known, game, players]);
  const link = known ?? written;
  const screen = lines !== null && known !== null ? 'explore' : 'play';
  return link === null ? null : addressFrom(`../../index.html#/${screen}/${game.variant.id}/${link}`);
}

import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { StoreApi } from 'zustand';
import { positionAt } from '../../engine/game/game.ts';
import { pickedPiece } from '../../engine/rules/move.ts';
import type { Piece } from '../../engine/rules/piece.ts';
import { EMPTY, NO_KIND, kindOf } from '../../engine/rules/piece.ts';
import { usePlay } from '../game/PlayContext.ts';
import { Gallery } from '../learn/Gallery.tsx';
import { Signs } from '../learn/Signs.tsx';
import { namedSignsAt } from '../learn/signsOn.tsx';
import type { Named } from './Names.tsx';

interface PiecesTabProps {
  /** The piece on which the pointer rests; `EMPTY` for none. */
  readonly pointedAt: StoreApi<Piece>;
  /** What was asked about by its name when the tab opened; null for nothing. */
  readonly named: Named | null;
}

/**
 * The pieces of the game beside it, and what the signs on its board mean. What was asked about is shown first, afterwards
 * the piece on which the pointer rests, or that is picked.
 */
export function PiecesTab({ pointedAt, named }: PiecesTabProps) {
  const picked = usePlay(({ game, cursor, selection }) => {
    const first = selection?.picked[0];
    return first ? pickedPiece(positionAt(game, cursor).board, first) : EMPTY;
  });
  const game = usePlay((state) => state.game);
  const cursor = usePlay((state) => state.cursor);
  const pointed = useStore(pointedAt);
  const signs = useMemo(() => namedSignsAt(game, cursor), [game, cursor]);
  const { variant } = game;
  const pieces = (
    <Gallery
      variant={variant}
      asked={kindOf(pointed === EMPTY ? picked : pointed)}
      named={named?.kind ?? NO_KIND}
    />
  );
  return named?.sign ? (
    <>
      <Signs signs={signs} first={named.sign} />
      {pieces}
    </>
  ) : (
    <>
      {pieces}
      <Signs signs={signs} />
    </>
  );
}

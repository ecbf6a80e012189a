import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { StoreApi } from 'zustand';
import { positionAt } from '../../engine/game/game.ts';
import { pickedPiece } from '../../engine/rules/move.ts';
import type { Piece } from '../../engine/rules/piece.ts';
import { EMPTY, kindOf } from '../../engine/rules/piece.ts';
import { usePlay } from '../game/PlayContext.ts';
import { Gallery } from '../learn/Gallery.tsx';
import { Signs } from '../learn/Signs.tsx';
import { signsNow } from '../learn/signsOn.tsx';

interface PiecesTabProps {
  /** The piece on which the pointer rests; `EMPTY` for none. */
  readonly pointedAt: StoreApi<Piece>;
}

/** The pieces of the game beside it. The piece on which the pointer rests, or that is picked, is shown. */
export function PiecesTab({ pointedAt }: PiecesTabProps) {
  const picked = usePlay(({ game, cursor, selection }) => {
    const first = selection?.picked[0];
    return first ? pickedPiece(positionAt(game, cursor).board, first) : EMPTY;
  });
  const game = usePlay((state) => state.game);
  const cursor = usePlay((state) => state.cursor);
  const pointed = useStore(pointedAt);
  const signs = useMemo(() => signsNow(game, cursor), [game, cursor]);
  const { variant } = game;
  return (
    <>
      <Gallery variant={variant} asked={kindOf(pointed === EMPTY ? picked : pointed)} />
      <Signs signs={signs} />
    </>
  );
}

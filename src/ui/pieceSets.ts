import type { PieceSet as PieceSetId } from '../store/settings.ts';
import { Figure } from './board/Figure.tsx';
import type { PieceSet } from './board/PieceFigure.tsx';
import { Token } from './board/Token.tsx';
import { deferred } from './deferred.tsx';
import { useSettings } from './useSettings.ts';

/** Loaded on demand, since few players choose it. Until then pieces show their letters. */
export const MovesFigure = deferred(async () => (await import('./board/MovesFigure.tsx')).MovesFigure, Token);

/** The sets from which the players choose. */
export const sets: Readonly<Record<PieceSetId, PieceSet>> = {
  figures: Figure,
  letters: Token,
  moves: MovesFigure,
};

/** The set that the players have chosen. */
export const usePieceSet = (): PieceSet => sets[useSettings().pieces];

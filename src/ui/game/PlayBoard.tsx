import type { RefObject } from 'react';
import { memo, useContext } from 'react';
import { positionAt } from '../../engine/game/game.ts';
import type { Side } from '../../engine/rules/side.ts';
import { NO_SITE } from '../../engine/topology/site.ts';
import { awaitsOther } from '../../store/playState.ts';
import type { Pointed } from '../board/usePointer.ts';
import { useAskKeys } from '../game/askKeys.ts';
import { usePieceSet } from '../pieceSets.ts';
import { useLens } from '../useLens.ts';
import { GameBoard } from './GameBoard.tsx';
import { LensViewContext } from './LensViewContext.ts';
import { usePlay } from '../game/PlayContext.ts';

interface PlayBoardProps extends Pointed {
  /** A ref to the drawing, for code outside that uses it. */
  readonly drawing: RefObject<SVGSVGElement | null>;
  readonly flipped: boolean;
  readonly labelled: boolean;
  /** The side whose figures are upside down, to face a player who sits opposite. */
  readonly turnedSide: Side | null;
}

/** The board of the game on the screen: shows one ply, and what may be picked. */
export const PlayBoard = memo(function PlayBoard({ flipped, ...others }: PlayBoardProps) {
  const game = usePlay((state) => state.game);
  const cursor = usePlay((state) => state.cursor);
  const selection = usePlay((state) => state.selection);
  const refusal = usePlay((state) => state.refusal);
  const transition = usePlay((state) => state.transition);
  const pick = usePlay((state) => state.pick);
  const showPreview = usePlay((state) => state.showPreview);
  const stepBack = usePlay((state) => state.stepBack);
  const confirm = usePlay((state) => state.confirm);
  const isOthers = usePlay(awaitsOther);
  const ask = useAskKeys(flipped);
  const chosen = useLens(game.variant, positionAt(game, cursor));
  const lens = useContext(LensViewContext) ?? chosen;
  const blockers = refusal && {
    tried: refusal.choice?.kind === 'site' ? refusal.choice.site : NO_SITE,
    blockers: refusal.reason.blockers,
  };
  return (
    <GameBoard
      game={game}
      cursor={cursor}
      selection={selection}
      isWatched={isOthers}
      blockers={blockers}
      transition={transition}
      lens={lens}
      set={usePieceSet()}
      flipped={flipped}
      onPick={pick}
      onPreview={showPreview}
      onStepBack={stepBack}
      onConfirm={confirm}
      onAsk={ask}
      {...others}
    />
  );
});

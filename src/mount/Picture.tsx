import { positionAt } from '../engine/game/game.ts';
import { notesAtRest, notesOn } from '../engine/game/notes.ts';
import type { LensView } from '../engine/rules/lens.ts';
import type { Side } from '../engine/rules/side.ts';
import { BLACK, WHITE, otherSide } from '../engine/rules/side.ts';
import { Board } from '../ui/board/Board.tsx';
import { Figure } from '../ui/board/Figure.tsx';
import { HandDrawing } from '../ui/board/HandDrawing.tsx';
import type { MountedGame } from './mountedGame.ts';
import type { View } from './options.ts';
import * as words from '#words/ui/board.ts';

interface PictureProps {
  readonly shown: MountedGame;
  readonly view: Pick<View, 'flipped' | 'coordinates'>;
  /** What a lens shows about the position. */
  readonly lens?: LensView | null;
}

/** A picture of a position, with the hands above and below it. */
export function Picture({ shown, view, lens = null }: PictureProps) {
  const { game, cursor, transition } = shown;
  const { flipped, coordinates } = view;
  const { variant } = game;
  const position = positionAt(game, cursor);
  const held = variant.hands(position);
  const handOf = (side: Side) =>
    held.some(({ holder }) => holder === side) && (
      <HandDrawing {...{ variant, side, held, flipped }} set={Figure} />
    );
  const near = flipped ? BLACK : WHITE;
  return (
    <div className="mounted">
      {handOf(otherSide(near))}
      <Board
        variant={variant}
        board={position.board}
        set={Figure}
        label={words.picture(variant.name)}
        flipped={flipped}
        labelled={coordinates}
        layers={{ ...notesAtRest(notesOn(variant, position)), lit: lens?.lit ?? null }}
        transition={transition}
      />
      {handOf(near)}
    </div>
  );
}

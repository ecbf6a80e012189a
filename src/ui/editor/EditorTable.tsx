import type { CSSProperties, KeyboardEvent } from 'react';
import type { Choice } from '../../engine/rules/move.ts';
import { pickedPiece } from '../../engine/rules/move.ts';
import { EMPTY } from '../../engine/rules/piece.ts';
import { pieceWithLetter } from '../../engine/setup/positionText.ts';
import { BLACK, WHITE } from '../../engine/rules/side.ts';
import { CarriedPiece } from '../board/CarriedPiece.tsx';
import { layoutOf, offCentre } from '../board/geometry.ts';
import { usePointer } from '../board/usePointer.ts';
import { usePieceSet } from '../pieceSets.ts';
import { EditorBoard } from './EditorBoard.tsx';
import { useEditor } from './EditorContext.ts';
import { Palette } from './Palette.tsx';
import { Tools } from './Tools.tsx';
import * as editor from '#words/ui/editor.ts';
import styles from './editor.module.css';
import tableStyles from '../game/table.module.css';
import { classes } from '../board/classes.ts';

interface EditorTableProps {
  readonly flipped: boolean;
  readonly labelled: boolean;
}

/** The board between the palettes of pieces to put on it. */
export function EditorTable({ flipped, labelled }: EditorTableProps) {
  const draft = useEditor((state) => state.draft);
  const tool = useEditor((state) => state.tool);
  const choose = useEditor((state) => state.choose);
  const pick = useEditor((state) => state.pick);
  const put = useEditor((state) => state.put);
  const move = useEditor((state) => state.move);
  const set = usePieceSet();
  const { variant, board } = draft;

  const takeOff = (from: Choice) => {
    if (from.kind === 'site') put(from.site, EMPTY);
  };
  const {
    carried,
    pointed: { carriedFrom, carriedOver },
    events,
  } = usePointer({
    onPress: (choice) => {
      if (choice.kind === 'hand') choose({ kind: 'put', piece: choice.piece });
      return true;
    },
    onReleaseOnPicked: (choice) => {
      if (choice.kind === 'site') pick(choice.site);
      else choose({ kind: 'move' });
    },
    onDrop: (choice, from) => {
      if (choice.kind !== 'site') takeOff(from);
      else if (from.kind === 'site') move(from.site, choice.site);
      else put(choice.site, pickedPiece(board, from));
    },
    onDropOutside: takeOff,
    onRightClick: (choice) => {
      if (choice?.kind !== 'site') return false;
      takeOff(choice);
      return true;
    },
    // A press on the board takes effect on release, because it may become a drag.
    isLastPicked: (choice) =>
      choice.kind === 'site' ||
      (choice.kind === 'hand' && tool.kind === 'put' && tool.piece === choice.piece),
    isDraggable: () => true,
  });

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Delete' || event.key === 'Backspace') {
      const site = event.target instanceof SVGElement ? event.target.dataset.site : undefined;
      if (site !== undefined) put(Number(site), EMPTY);
      return;
    }
    const piece = pieceWithLetter(variant.kinds, event.key);
    if (piece === undefined) return;
    event.preventDefault();
    choose({ kind: 'put', piece });
  };

  const lifted = carried ? pickedPiece(board, carried.choice) : EMPTY;
  return (
    <div
      className={classes(tableStyles.boardSide, styles.side)}
      role="group"
      aria-label={editor.boardAndPieces}
      style={{ '--off-centre': offCentre(layoutOf(variant.topology, flipped, labelled)) } as CSSProperties}
      onKeyDown={onKeyDown}
      {...events}
    >
      <Palette side={flipped ? WHITE : BLACK} />
      <div className={tableStyles.place}>
        <div className={tableStyles.cell}>
          <EditorBoard
            flipped={flipped}
            labelled={labelled}
            carriedFrom={carriedFrom}
            carriedOver={carriedOver}
          />
        </div>
      </div>
      <Palette side={flipped ? BLACK : WHITE} />
      <Tools />
      {carried && lifted !== EMPTY && (
        <CarriedPiece set={set} variant={variant} piece={lifted} carried={carried} flipped={flipped} />
      )}
    </div>
  );
}

import { useMemo } from 'react';
import { describedWith } from '../../words/en/describe.ts';
import { shadeWords } from '../../words/en/shades.ts';
import { notesAtRest } from '../../engine/game/notes.ts';
import { notesOnDraft } from '../../engine/setup/draftNotes.ts';
import { EMPTY } from '../../engine/rules/piece.ts';
import { pieceAt } from '../../engine/rules/position.ts';
import { isAbsent } from '../../engine/rules/terrain.ts';
import type { Site } from '../../engine/topology/site.ts';
import { NO_SITE } from '../../engine/topology/site.ts';
import { hasCrossings } from '../../engine/topology/topology.ts';
import { Board } from '../board/Board.tsx';
import type { Pointed } from '../board/usePointer.ts';
import { usePieceSet } from '../pieceSets.ts';
import { useLens } from '../useLens.ts';
import { useEditor } from './EditorContext.ts';
import { say } from '../../words/say.ts';
import * as editor from '#words/ui/editor.ts';

interface EditorBoardProps extends Pick<Pointed, 'carriedFrom' | 'carriedOver'> {
  readonly flipped: boolean;
  readonly labelled: boolean;
}

/** Switches between squares and crossings; here all letters stand for pieces. */
const CHANGE_KEY = '/';

/** The board on which a position is set up. */
export function EditorBoard({ flipped, labelled, carriedFrom, carriedOver }: EditorBoardProps) {
  const draft = useEditor((state) => state.draft);
  const verdict = useEditor((state) => state.verdict);
  const picked = useEditor((state) => state.picked);
  const pick = useEditor((state) => state.pick);
  const choose = useEditor((state) => state.choose);
  const { variant, board } = draft;
  const notes = useMemo(() => notesOnDraft(draft, verdict), [draft, verdict]);
  const lens = useLens(variant, verdict.ok ? verdict.value : null);
  const describe = (site: Site) => {
    const seen = lens?.lit.find((other) => other.site === site);
    return editor.siteWith([
      describedWith(variant, draft, notes, site),
      ...(seen ? [say(seen.label)] : []),
      ...shadeWords(variant, site),
    ]);
  };
  return (
    <Board
      variant={variant}
      board={board}
      set={usePieceSet()}
      label={editor.boardOf(variant.name)}
      description={editor.boardKeys(hasCrossings(variant.topology))}
      flipped={flipped}
      labelled={labelled}
      layers={{
        ...notesAtRest(notes),
        lit: lens?.lit ?? null,
        picked: picked === NO_SITE ? [] : [picked],
        carriedFrom,
        carriedOver,
      }}
      sites={{
        describe,
        initial: 0,
        // A piece where no piece can stand must still be within reach.
        exists: (site) => !isAbsent(notes.terrain, site) || pieceAt(board, site) !== EMPTY,
        cursorOn: (site) => (pieceAt(board, site) === EMPTY ? 'pointer' : 'grab'),
        onPick: pick,
        onEscape: () => {
          choose({ kind: 'move' });
        },
        changeKey: CHANGE_KEY,
      }}
    />
  );
}

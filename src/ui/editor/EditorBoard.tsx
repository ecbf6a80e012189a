import { useMemo } from 'react';
import { describedWith } from '../../words/en/describe.ts';
import { notesOnDraft } from '../../engine/setup/draftNotes.ts';
import { EMPTY } from '../../engine/rules/piece.ts';
import { pieceAt } from '../../engine/rules/position.ts';
import { isAbsent } from '../../engine/rules/terrain.ts';
import type { Site } from '../../engine/topology/site.ts';
import { NO_SITE } from '../../engine/topology/site.ts';
import type { Topology } from '../../engine/topology/topology.ts';
import '../board/board.css';
import { layoutOf } from '../board/geometry.ts';
import { Ground, TerrainSigns } from '../board/Ground.tsx';
import { Lens, LensFigures } from '../board/Lens.tsx';
import { Marks } from '../board/Marks.tsx';
import { Pieces } from '../board/Pieces.tsx';
import { SiteButtons } from '../board/SiteButtons.tsx';
import { useLens } from '../board/useLens.ts';
import { useEditor } from './EditorContext.ts';
import { say } from '../../words/say.ts';
import * as editor from '#words/ui/editor.ts';

interface EditorBoardProps {
  readonly flipped: boolean;
  readonly labelled: boolean;
  /** The site whose piece is being carried, or `NO_SITE`. */
  readonly carriedFrom: Site;
}

/** Changes between squares and crossings; all letters are pieces here. */
const CHANGE_KEY = '/';

/** The board on which a position is set up. */
export function EditorBoard({ flipped, labelled, carriedFrom }: EditorBoardProps) {
  const draft = useEditor((state) => state.draft);
  const verdict = useEditor((state) => state.verdict);
  const picked = useEditor((state) => state.picked);
  const pick = useEditor((state) => state.pick);
  const choose = useEditor((state) => state.choose);
  const { variant, board } = draft;
  const layout = useMemo(() => layoutOf(variant.topology, flipped, labelled), [variant, flipped, labelled]);
  const notes = useMemo(() => notesOnDraft(draft, verdict), [draft, verdict]);
  const lens = useLens(variant, verdict.ok ? verdict.value : null);
  const describe = (site: Site) => {
    const seen = lens?.lit.find((other) => other.site === site);
    const words = describedWith(variant, draft, notes, site);
    return seen ? editor.siteSeen(words, say(seen.label)) : words;
  };
  return (
    <div
      className="board-frame"
      style={{ aspectRatio: `${String(layout.width)} / ${String(layout.height)}` }}
    >
      <svg
        className="board playing"
        role="group"
        aria-label={editor.boardOf(variant.name, hasCrossings(variant.topology))}
        viewBox={[layout.left, layout.top, layout.width, layout.height].join(' ')}
      >
        <Ground layout={layout} terrain={notes.terrain} labelled={labelled} />
        <Marks
          layout={layout}
          marks={notes.marks.filter(({ about }) => about === undefined)}
          lastMove={[]}
          picked={picked === NO_SITE ? [] : [picked]}
        />
        {lens && <Lens layout={layout} lit={lens.lit} />}
        <TerrainSigns layout={layout} terrain={notes.terrain} />
        <Pieces layout={layout} variant={variant} board={board} carriedFrom={carriedFrom} />
        {lens && <LensFigures layout={layout} lit={lens.lit} board={board} />}
        <SiteButtons
          layout={layout}
          describe={describe}
          isPicked={(site) => site === picked}
          initial={0}
          // What stands where nothing can stand must be within reach all the same.
          exists={(site) => !isAbsent(notes.terrain, site) || pieceAt(board, site) !== EMPTY}
          onPick={pick}
          onVisit={() => undefined}
          onEscape={() => {
            choose({ kind: 'move' });
          }}
          changeKey={CHANGE_KEY}
        />
      </svg>
    </div>
  );
}

const hasCrossings = ({ sites }: Topology): boolean => sites.some(({ kind }) => kind === 'crossing');

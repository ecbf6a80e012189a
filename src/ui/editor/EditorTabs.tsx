import { useState } from 'react';
import type { ReactNode } from 'react';
import { kindOf, NO_KIND } from '../../engine/rules/piece.ts';
import { pieceAt } from '../../engine/rules/position.ts';
import { NO_SITE } from '../../engine/topology/site.ts';
import { deferred } from '../deferred.tsx';
import { ruleRoute } from '../routes.ts';
import { Tabs } from '../Tabs.tsx';
import { useEditor } from './EditorContext.ts';
import * as beside from '#words/ui/beside.ts';
import * as editor from '#words/ui/editor.ts';

/** Loaded on demand: most positions are set up by those who know the rules. */
const Gallery = deferred(async () => (await import('../learn/Gallery.tsx')).Gallery);
const RulesTab = deferred(async () => (await import('../learn/RulesTab.tsx')).RulesTab);

type Tab = 'position' | 'pieces' | 'rules';

/** What is beside the board of the editor: the position, or the pieces or the rules of its game. */
export function EditorTabs({ children }: { readonly children: ReactNode }) {
  const variant = useEditor((state) => state.draft.variant);
  /** The kind of the piece to put, or of the piece that is picked up. */
  const asked = useEditor(({ tool, picked, draft: { board } }) => {
    if (tool.kind === 'put') return kindOf(tool.piece);
    return picked === NO_SITE ? NO_KIND : kindOf(pieceAt(board, picked));
  });
  const [tab, setTab] = useState<Tab>('position');
  const [page, setPage] = useState(() => ruleRoute(variant.id));
  return (
    <Tabs
      label={beside.tabs}
      chosen={tab}
      onChoose={setTab}
      summons={0}
      tabs={[
        { id: 'position', title: editor.position, content: children },
        { id: 'pieces', title: beside.pieces, content: <Gallery variant={variant} asked={asked} /> },
        {
          id: 'rules',
          title: beside.rules,
          content: <RulesTab page={page} onPage={setPage} begin={() => ''} />,
        },
      ]}
    />
  );
}

import type { StoreApi } from 'zustand/vanilla';
import { useStore } from 'zustand';
import { sayInFull } from '../words/say.ts';
import { LiveTable } from './LiveTable.tsx';
import type { MountedGame } from './mountedGame.ts';
import type { View } from './options.ts';
import { Picture } from './Picture.tsx';

/** What a mounted board shows, and with which options. */
export type Mounting = MountedGame & View;

interface MountedTableProps {
  readonly store: StoreApi<Mounting>;
  /** Called with a change that the user makes on the board. */
  readonly onChange: (change: (state: MountedGame) => MountedGame) => void;
}

/** A mounted board: a picture of a position, or a board to play on with the players’ hands and buttons beside it. */
export function MountedTable({ store, onChange }: MountedTableProps) {
  const state = useStore(store);
  if (!state.playable) return <Picture shown={state} view={state} />;
  return (
    <>
      <LiveTable shown={state} view={state} onChange={onChange} />
      <p className="visually-hidden" role="status">
        {sayInFull(state.announcement)}
      </p>
    </>
  );
}

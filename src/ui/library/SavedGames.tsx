import { useEffect, useRef, useState } from 'react';
import { Download, FolderOpen } from 'lucide-react';
import { useStore } from 'zustand';
import { openChannel } from '../../store/library/channel.ts';
import { library } from '../../store/library/device.ts';
import type { Entry } from '../../store/library/libraryStore.ts';
import { keyOf } from '../../store/library/repository.ts';
import { tellTrouble } from '../../store/library/trouble.ts';
import { notices } from '../../store/notices.ts';
import { rules } from '../../store/rules.ts';
import { OpenDialog } from '../dialogs/OpenDialog.tsx';
import { Empty } from '../Empty.tsx';
import { ErrorBoundary } from '../ErrorBoundary.tsx';
import { titleOf } from './caption.ts';
import { DamagedGame } from './DamagedGame.tsx';
import { exportAll } from './exportAll.ts';
import { GameRow } from './GameRow.tsx';
import { Safety } from './Safety.tsx';
import { Waiting } from './Waiting.tsx';
import { matches } from './search.ts';
import { say } from '../../words/say.ts';

/** As many as one looks through; the others come when asked for. */
const FEW = 20;

/** The games in progress and finished on this device. */
export function SavedGames() {
  const entries = useStore(library, (state) => state.entries);
  const trouble = useStore(library, (state) => state.trouble);
  const refresh = useStore(library, (state) => state.refresh);
  const known = useStore(rules);
  const [search, setSearch] = useState('');
  const [isAll, setAll] = useState(false);
  const [isOpening, setOpening] = useState(false);
  const searchInput = useRef<HTMLInputElement>(null);

  useEffect(() => {
    void refresh();
    const channel = openChannel(() => void refresh());
    return channel.close;
  }, [refresh]);
  useEffect(() => {
    if (trouble === null) return;
    tellTrouble(trouble);
    return () => {
      tellTrouble(null);
    };
  }, [trouble]);

  if (entries === null) return <Waiting />;
  const opener = (
    <button
      type="button"
      className="button"
      onClick={() => {
        setOpening(true);
      }}
    >
      <FolderOpen aria-hidden="true" /> Open or import
    </button>
  );
  const found = entries.filter((entry) => matches(entry, search, known));
  const shown = isAll ? found : found.slice(0, FEW);
  return (
    <section className="kept" aria-labelledby="kept-games">
      <header>
        <h2 id="kept-games">Your games</h2>
        {entries.length > 0 && (
          <input
            ref={searchInput}
            type="search"
            aria-label="Search your games"
            placeholder="Search"
            value={search}
            onChange={(event) => {
              setSearch(event.target.value);
            }}
          />
        )}
        {entries.length > 0 && (
          <p className="actions">
            {opener}
            <button
              type="button"
              className="button"
              onClick={() => {
                exportAll(entries);
              }}
            >
              <Download aria-hidden="true" /> Export all
            </button>
          </p>
        )}
      </header>
      {entries.length === 0 && (
        <Empty
          title={trouble === null ? 'No games yet' : 'Your games cannot be shown'}
          message={say(trouble ?? 'Games that you play are kept here, on this device and nowhere else.')}
        >
          {opener}
        </Empty>
      )}
      {entries.length > 0 && found.length === 0 && (
        <Empty
          title={`No game fits “${search}”`}
          message="A search looks at names, players, games, dates and how a game stands."
        >
          <button
            type="button"
            className="button"
            onClick={() => {
              setSearch('');
              searchInput.current?.focus();
            }}
          >
            Clear the search
          </button>
        </Empty>
      )}
      {entries.length > 0 && <Safety entries={entries} />}
      <ul className="rows">
        {shown.map((entry) => (
          <li key={nameOf(entry)}>
            <Row entry={entry} />
          </li>
        ))}
      </ul>
      {shown.length < found.length && (
        <button
          type="button"
          className="button"
          onClick={() => {
            setAll(true);
          }}
        >
          Show all {found.length} games
        </button>
      )}
      {isOpening && (
        <OpenDialog
          onClose={() => {
            setOpening(false);
          }}
        />
      )}
    </section>
  );
}

/** Tells one entry from the others, whatever its key in the repository is. */
const nameOf = ({ value }: Entry): string => JSON.stringify(keyOf(value));

/** One entry. A game that cannot even be shown takes no other with it. */
function Row({ entry }: { readonly entry: Entry }) {
  const { value } = entry;
  const onRemove = () => void remove(entry);
  const damaged = (reason: string) => <DamagedGame value={value} reason={reason} onRemove={onRemove} />;
  if (entry.kind === 'damaged') return damaged(say(entry.reason));
  return (
    <ErrorBoundary instead={damaged('This game cannot be shown.')}>
      <GameRow game={entry.game} onRemove={onRemove} />
    </ErrorBoundary>
  );
}

/** Takes a game out of the repository, and offers to bring it back. */
async function remove(entry: Entry) {
  await library.getState().remove(entry);
  const what = entry.kind === 'game' ? titleOf(entry.game) : 'The damaged game';
  notices.getState().say({
    id: 'removed',
    text: `${what} was deleted.`,
    action: { label: 'Undo', run: () => void library.getState().restore(entry) },
  });
}

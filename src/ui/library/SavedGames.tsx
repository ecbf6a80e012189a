import { useEffect, useRef, useState } from 'react';
import { Download, FolderOpen } from 'lucide-react';
import { useStore } from 'zustand';
import type { RegistryEntry } from '../../engine/registry.ts';
import { games } from '../../engine/registry.ts';
import { openChannel } from '../../store/library/channel.ts';
import { library } from '../../store/library/device.ts';
import type { Entry } from '../../store/library/libraryStore.ts';
import { shelfOf } from '../../store/library/libraryStore.ts';
import { keyOf } from '../../store/library/repository.ts';
import { tellTrouble } from '../../store/library/trouble.ts';
import { notices } from '../../store/notices.ts';
import { rules } from '../../store/rules.ts';
import { OpenDialog } from '../dialogs/OpenDialog.tsx';
import { Empty } from '../Empty.tsx';
import { ErrorBoundary } from '../ErrorBoundary.tsx';
import { titleOfStudy } from '../studyTitle.ts';
import { titleOf } from './caption.ts';
import { DamagedGame } from './DamagedGame.tsx';
import { exportAll } from './exportAll.ts';
import { GameRow } from './GameRow.tsx';
import { StudyRow } from './StudyRow.tsx';
import { Safety } from './Safety.tsx';
import { Waiting } from './Waiting.tsx';
import { matches } from './search.ts';
import { say } from '../../words/say.ts';
import { spoken } from '../../words/spoken.ts';
import * as words from '#words/ui/library.ts';
import styles from './library.module.css';

/** The number of games listed at first; the others appear on request. */
const FEW = 20;

/** The games in progress and finished and the studies on this device. */
export function SavedGames() {
  const entries = useStore(library, (state) => state.entries);
  const trouble = useStore(library, (state) => state.trouble);
  const refresh = useStore(library, (state) => state.refresh);
  const known = useStore(rules);
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState('');
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
      <FolderOpen aria-hidden="true" /> {words.openOrImport}
    </button>
  );
  const savedOf = games.filter((boards) => entries.some((entry) => isOfGame(entry, boards)));
  const boards = savedOf.find(([board]) => board?.game === chosen);
  const found = entries.filter(
    (entry) => (!boards || isOfGame(entry, boards)) && matches(entry, search, known),
  );
  const shown = isAll ? found : found.slice(0, FEW);
  return (
    <section className={styles.kept} aria-labelledby="kept-games">
      <header>
        <h2 id="kept-games">{words.yourGames}</h2>
        {entries.length > 0 && (
          <input
            ref={searchInput}
            type="search"
            aria-label={words.searchGames}
            placeholder={words.search}
            value={search}
            onChange={(event) => {
              setSearch(event.target.value);
            }}
          />
        )}
        {savedOf.length > 1 && (
          <select
            aria-label={words.game}
            value={boards ? chosen : ''}
            onChange={(event) => {
              setChosen(event.target.value);
            }}
          >
            <option value="">{words.allGames}</option>
            {savedOf.map(
              ([board]) =>
                board && (
                  <option key={board.game} value={board.game}>
                    {board.name}
                  </option>
                ),
            )}
          </select>
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
              <Download aria-hidden="true" /> {words.exportAll}
            </button>
          </p>
        )}
      </header>
      {entries.length === 0 && (
        <Empty
          title={trouble === null ? words.noGames : words.notShown}
          message={trouble === null ? words.noGamesWhy : say(trouble)}
        >
          {opener}
        </Empty>
      )}
      {entries.length > 0 && found.length === 0 && (
        <Empty title={words.noneFits(search)} message={words.noneFitsWhy}>
          <button
            type="button"
            className="button"
            onClick={() => {
              setSearch('');
              setChosen('');
              searchInput.current?.focus();
            }}
          >
            {words.clearSearch}
          </button>
        </Empty>
      )}
      {entries.length > 0 && <Safety entries={entries} />}
      <ul className={styles.rows}>
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
          {words.showAll(found.length)}
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

/** Whether a game was played, or a study made, on one of these boards. */
const isOfGame = (entry: Entry, boards: readonly RegistryEntry[]): boolean =>
  boards.some(({ id }) => id === variantOfEntry(entry));

/** The id of the variant of an entry; null for a damaged one. */
function variantOfEntry(entry: Entry): string | null {
  switch (entry.kind) {
    case 'game':
      return entry.game.variant;
    case 'study':
      return entry.study.variant;
    case 'damaged':
      return null;
  }
}

/** Identifies an entry, whatever its key in the repository is. */
const nameOf = (entry: Entry): string => JSON.stringify([shelfOf(entry), keyOf(entry.value)]);

/** One entry. A game that cannot even be shown does not affect the others. */
function Row({ entry }: { readonly entry: Entry }) {
  const { value } = entry;
  const onRemove = () => void remove(entry);
  const damaged = (reason: string) => (
    <DamagedGame shelf={shelfOf(entry)} value={value} reason={reason} onRemove={onRemove} />
  );
  if (entry.kind === 'damaged') return damaged(say(entry.reason));
  if (entry.kind === 'study')
    return (
      <ErrorBoundary instead={damaged(words.studyNotShown)}>
        <StudyRow study={entry.study} onRemove={onRemove} />
      </ErrorBoundary>
    );
  return (
    <ErrorBoundary instead={damaged(words.gameNotShown)}>
      <GameRow game={entry.game} onRemove={onRemove} />
    </ErrorBoundary>
  );
}

function removedWords(entry: Entry): string {
  switch (entry.kind) {
    case 'game':
      return words.removed(titleOf(entry.game));
    case 'study':
      return words.removed(titleOfStudy(entry.study));
    case 'damaged':
      return words.damagedRemoved[entry.shelf];
  }
}

/** Removes an entry from the repository, and offers to undo that. */
async function remove(entry: Entry) {
  await library.getState().remove(entry);

  notices.getState().say({
    id: 'removed',
    text: spoken(removedWords(entry)),
    action: { label: spoken(words.undo), run: () => void library.getState().restore(entry) },
  });
}

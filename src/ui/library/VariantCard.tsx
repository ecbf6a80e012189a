import { isByLinks, levelIn } from '../../engine/record/seats.ts';
import { useRef, useState } from 'react';
import { Users } from 'lucide-react';
import { Link, useLocation } from 'wouter';
import { useStore } from 'zustand';
import { at } from '../../engine/at.ts';
import type { RegistryEntry } from '../../engine/registry.ts';
import type { Seating } from '../../store/computer/seating.ts';
import { raise } from '../../store/fault.ts';
import { fetchRules } from '../../store/rules.ts';
import { lastSeating } from '../../store/computer/seating.ts';
import { deferred } from '../deferred.tsx';
import { BoardPicture } from '../BoardPicture.tsx';
import { PathLink } from '../PathLink.tsx';
import { PuzzlesLink } from '../PuzzlesLink.tsx';
import { Facts } from './Facts.tsx';
import { useNear } from './useNear.ts';
import { usePicture } from './usePicture.ts';
import { boardWords } from '#words/boards.ts';
import { summaries, tags } from '#words/summaries.ts';
import * as seats from '#words/ui/seats.ts';
import * as library from '#words/ui/library.ts';
import styles from './library.module.css';
import { classes } from '../board/classes.ts';

/** Loaded on demand: most people play as they did before. */
const SeatsDialog = deferred(async () => (await import('../dialogs/SeatsDialog.tsx')).SeatsDialog);

interface VariantCardProps {
  readonly boards: readonly RegistryEntry[];
}

/** A game, with a choice of board if it has several. */
export function VariantCard({ boards }: VariantCardProps) {
  const [chosen, setChosen] = useState(at(boards, 0).id);
  const registryEntry = boards.find(({ id }) => id === chosen) ?? at(boards, 0);
  const card = useRef<HTMLElement>(null);
  const isNear = useNear(card);
  return (
    <article
      ref={card}
      className={styles.card}
      // Whoever comes here may play next.
      onPointerEnter={() => {
        fetchRules(chosen).catch(raise);
      }}
    >
      {isNear ? <StartPicture registryEntry={registryEntry} /> : <div className={styles.picture} />}
      <div className={styles.cardText}>
        <h2>{registryEntry.name}</h2>
        <p className={styles.by}>
          {library.by(registryEntry.inventor)}
          <span>{library.from(registryEntry.game)}</span>
        </p>
        <p>{summaries[registryEntry.game]}</p>
        <Facts facts={tags[registryEntry.game] ?? []} label={library.tags} />
        {boards.length > 1 && (
          <select
            aria-label={library.boardOf(registryEntry.name)}
            value={chosen}
            onChange={(event) => {
              setChosen(event.target.value);
            }}
          >
            {boards.map(({ id, board }) => (
              <option key={id} value={id}>
                {board === undefined ? '' : boardWords(board)}
              </option>
            ))}
          </select>
        )}
        <p className="actions">
          <Link
            href={`/play/${registryEntry.id}`}
            className={classes('button primary', styles.whole)}
            aria-label={library.playGame(registryEntry.name)}
          >
            {library.play}
          </Link>
          <SeatsButton registryEntry={registryEntry} />
          <PathLink {...registryEntry} />
          <span className={styles.further}>
            <PuzzlesLink {...registryEntry} isButton={false} />
            <Link href={`/learn/${registryEntry.id}`} aria-label={library.rulesOf(registryEntry.name)}>
              {library.rules}
            </Link>
            <Link href={`/edit/${registryEntry.id}`} aria-label={library.setUpGame(registryEntry.name)}>
              {library.setUp}
            </Link>
          </span>
        </p>
      </div>
    </article>
  );
}

/** Asks who will play, and says so if it is not two people. */
function SeatsButton({ registryEntry: { id, name } }: { readonly registryEntry: RegistryEntry }) {
  const seating = useStore(lastSeating);
  const [isOpen, setOpen] = useState(false);
  const [, navigate] = useLocation();
  const words = seatingWords(seating);
  return (
    <>
      <button
        type="button"
        className={classes('button', styles.seats)}
        aria-label={seats.choose(name, words)}
        onClick={() => {
          setOpen(true);
        }}
      >
        <Users aria-hidden="true" /> {words === seats.persons ? seats.players : words}
      </button>
      {isOpen && (
        <SeatsDialog
          title={seats.title}
          seating={seating}
          hasLot
          action={seats.play}
          onChoose={(chosen) => {
            seating.choose(chosen);
            navigate(`/play/${id}`);
          }}
          onClose={() => {
            setOpen(false);
          }}
        />
      )}
    </>
  );
}

/** Who will play, in brief. */
function seatingWords({ seats: chosen }: Seating): string {
  if (isByLinks(chosen)) return seats.byLinks;
  const [white, black] = [levelIn(chosen[0]), levelIn(chosen[1])];
  if (white !== null && black !== null) return seats.levels(white, black);
  const level = white ?? black;
  return level === null ? seats.persons : seats.against(level);
}

/** The board in its starting position, once it has loaded. */
function StartPicture({ registryEntry }: { readonly registryEntry: RegistryEntry }) {
  const picture = usePicture(registryEntry);
  if (!picture) return <div className={styles.picture} />;
  return (
    <BoardPicture variant={picture} position={picture.start} label={library.startOf(registryEntry.name)} />
  );
}

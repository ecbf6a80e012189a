import { useRef, useState } from 'react';
import { Link } from 'wouter';
import { at } from '../../engine/at.ts';
import type { RegistryEntry } from '../../engine/registry.ts';
import { BoardPicture } from '../BoardPicture.tsx';
import { PathLink } from '../PathLink.tsx';
import { useVariant } from '../useVariant.ts';
import { useNear } from './useNear.ts';
import { boardWords } from '#words/boards.ts';
import { summaries, tags } from '#words/summaries.ts';
import * as library from '#words/ui/library.ts';
import styles from './library.module.css';
import { classes } from '../board/classes.ts';

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
    <article ref={card} className={styles.card}>
      {isNear ? <StartPicture registryEntry={registryEntry} /> : <div className={styles.picture} />}
      <div className={styles.cardText}>
        <h2>{registryEntry.name}</h2>
        <p className={styles.by}>{library.by(registryEntry.inventor, registryEntry.game)}</p>
        <p>{summaries[registryEntry.game]}</p>
        <ul className={styles.tags} aria-label={library.tags}>
          {tags[registryEntry.game]?.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
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
          <PathLink {...registryEntry} />
          <Link
            href={`/learn/${registryEntry.id}`}
            className="button"
            aria-label={library.rulesOf(registryEntry.name)}
          >
            {library.rules}
          </Link>
          <Link
            href={`/edit/${registryEntry.id}`}
            className="button"
            aria-label={library.setUpGame(registryEntry.name)}
          >
            {library.setUp}
          </Link>
        </p>
      </div>
    </article>
  );
}

/** The board in its starting position, once the rules have loaded. */
function StartPicture({ registryEntry: { id, name } }: { readonly registryEntry: RegistryEntry }) {
  const variant = useVariant(id);
  if (!variant?.ok) return <div className={styles.picture} />;
  return (
    <BoardPicture variant={variant.value} position={variant.value.start} label={library.startOf(name)} />
  );
}

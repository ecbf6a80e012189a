import { useState } from 'react';
import { Link } from 'wouter';
import { at } from '../../engine/at.ts';
import { catalogue } from '../../engine/game/catalogue.ts';
import type { Variant } from '../../engine/rules/variant.ts';
import { BoardPicture } from '../board/BoardPicture.tsx';
import './library.css';

/** The variants, those of one name together. */
const games = [...new Set(catalogue.map(({ name }) => name))].map((name) =>
  catalogue.filter((variant) => variant.name === name),
);

/** All variants, each with its board. */
export function LibraryPage() {
  return (
    <main className="library">
      <header>
        <h1>Oddboard</h1>
        <p>Strange chess variants for two people at one screen.</p>
      </header>
      <ul className="cards">
        {games.map((boards) => (
          <li key={at(boards, 0).id}>
            <VariantCard boards={boards} />
          </li>
        ))}
      </ul>
    </main>
  );
}

/** A game, with the choice of its board where it has several. */
function VariantCard({ boards }: { readonly boards: readonly Variant[] }) {
  const [chosen, setChosen] = useState(at(boards, 0).id);
  const variant = boards.find(({ id }) => id === chosen) ?? at(boards, 0);
  return (
    <article className="card">
      <BoardPicture
        variant={variant}
        position={variant.start}
        label={`The board of ${variant.name} at the start`}
      />
      <div className="card-text">
        <h2>{variant.name}</h2>
        <p className="by">by {variant.inventor}</p>
        <p>{variant.summary}</p>
        {boards.length > 1 && (
          <select
            aria-label={`Board of ${variant.name}`}
            value={chosen}
            onChange={(event) => {
              setChosen(event.target.value);
            }}
          >
            {boards.map(({ id, boardName }) => (
              <option key={id} value={id}>
                {boardName}
              </option>
            ))}
          </select>
        )}
        <Link href={`/play/${variant.id}`} className="button primary" aria-label={`Play ${variant.name}`}>
          Play
        </Link>
        <Link
          href={`/edit/${variant.id}`}
          className="small"
          aria-label={`Set up a position of ${variant.name}`}
        >
          Set up a position
        </Link>
      </div>
    </article>
  );
}

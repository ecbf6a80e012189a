import { useState } from 'react';
import { Link } from 'wouter';
import { at } from '../../engine/at.ts';
import type { Variant } from '../../engine/rules/variant.ts';
import { BoardPicture } from '../board/BoardPicture.tsx';

/** A game, with the choice of its board where it has several. */
export function VariantCard({ boards }: { readonly boards: readonly Variant[] }) {
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
        <p className="actions">
          <Link href={`/play/${variant.id}`} className="button primary" aria-label={`Play ${variant.name}`}>
            Play
          </Link>
          <Link href={`/learn/${variant.id}`} className="button" aria-label={`Learn ${variant.name}`}>
            Learn
          </Link>
          <Link
            href={`/edit/${variant.id}`}
            className="button"
            aria-label={`Set up a position of ${variant.name}`}
          >
            Set up
          </Link>
        </p>
      </div>
    </article>
  );
}

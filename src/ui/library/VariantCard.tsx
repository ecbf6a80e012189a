import { useDeferredValue, useState } from 'react';
import { Link } from 'wouter';
import { at } from '../../engine/at.ts';
import type { Listing } from '../../engine/game/catalogue.ts';
import { BoardPicture } from '../board/BoardPicture.tsx';
import { useVariant } from '../useVariant.ts';

interface VariantCardProps {
  readonly boards: readonly Listing[];
  /** Whether its board is drawn by now. */
  readonly isDrawn: boolean;
}

/** A game, with the choice of its board where it has several. */
export function VariantCard({ boards, isDrawn }: VariantCardProps) {
  const [chosen, setChosen] = useState(at(boards, 0).id);
  const listing = boards.find(({ id }) => id === chosen) ?? at(boards, 0);
  // The boards are drawn bit by bit, so that the page answers meanwhile.
  const variant = useDeferredValue(useVariant(listing.id), null);
  return (
    <article className="card">
      {isDrawn && variant?.ok ? (
        <BoardPicture
          variant={variant.value}
          position={variant.value.start}
          label={`The board of ${listing.name} at the start`}
        />
      ) : (
        <div className="picture" />
      )}
      <div className="card-text">
        <h2>{listing.name}</h2>
        <p className="by">by {listing.inventor}</p>
        <p>{listing.summary}</p>
        {boards.length > 1 && (
          <select
            aria-label={`Board of ${listing.name}`}
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
          <Link href={`/play/${listing.id}`} className="button primary" aria-label={`Play ${listing.name}`}>
            Play
          </Link>
          <Link href={`/learn/${listing.id}`} className="button" aria-label={`Learn ${listing.name}`}>
            Learn
          </Link>
          <Link
            href={`/edit/${listing.id}`}
            className="button"
            aria-label={`Set up a position of ${listing.name}`}
          >
            Set up
          </Link>
        </p>
      </div>
    </article>
  );
}

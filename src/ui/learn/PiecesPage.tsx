import { Link } from 'wouter';
import { variantOf } from '../../engine/game/catalogue.ts';
import { Problem } from '../Problem.tsx';
import { Gallery } from './Gallery.tsx';

/** The pieces of a game, on a page of their own. */
export function PiecesPage({ id }: { readonly id: string }) {
  const variant = variantOf(id);
  if (!variant.ok) return <Problem title="There are no such pieces" message={variant.message} />;
  const { name, boardName } = variant.value;
  return (
    <main className="pieces-page">
      <header>
        <h1>The pieces of {name}</h1>
        {boardName !== '' && <p className="small">{boardName}</p>}
        <p>
          <Link href={`/play/${id}`}>Play {name}</Link>
        </p>
      </header>
      <Gallery variant={variant.value} />
    </main>
  );
}

import { startTransition, useEffect, useState } from 'react';
import { catalogue, names } from '../../engine/game/catalogue.ts';
import { useTitle } from '../useTitle.ts';
import { Continue } from './Continue.tsx';
import { KeptGames } from './KeptGames.tsx';
import { LibraryHead } from './LibraryHead.tsx';
import './library.css';
import { VariantCard } from './VariantCard.tsx';

/** The variants, those of one name together. */
const games = names.map((name) => catalogue.filter((variant) => variant.name === name));

/** All variants, each with its board, and the games on this device. */
export function LibraryPage() {
  useTitle('');
  const drawn = useOneMore(games.length);
  return (
    <main className="library">
      <LibraryHead>
        <Continue />
      </LibraryHead>
      <ul className="cards">
        {games.map((boards, i) => (
          <li key={boards[0]?.id}>
            <VariantCard boards={boards} isDrawn={i < drawn} />
          </li>
        ))}
      </ul>
      <KeptGames />
    </main>
  );
}

/** Counts to a number, one by one, so that what is drawn with each comes by itself and the page answers meanwhile. */
function useOneMore(most: number): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (count === most) return;
    const timer = setTimeout(() => {
      startTransition(() => {
        setCount(count + 1);
      });
    });
    return () => {
      clearTimeout(timer);
    };
  }, [count, most]);
  return count;
}

import { games } from '../../engine/registry.ts';
import { useTitle } from '../useTitle.ts';
import { Continue } from './Continue.tsx';
import { SavedGames } from './SavedGames.tsx';
import { LibraryHead } from './LibraryHead.tsx';
import { VariantCard } from './VariantCard.tsx';
import * as library from '#words/ui/library.ts';
import styles from './library.module.css';

/** All variants, each with its board, and the games on this device. */
export function LibraryPage() {
  useTitle('');
  return (
    <main className="library">
      <LibraryHead>
        <Continue />
      </LibraryHead>
      <ul className={styles.cards}>
        {games.map((boards) => (
          <li key={boards[0]?.id}>
            <VariantCard boards={boards} />
          </li>
        ))}
      </ul>
      <SavedGames />
      <footer className={styles.foot}>
        <a href="./rules/">{library.rulesToPrint}</a>
        <a href="./licences.txt">{library.licences}</a>
      </footer>
    </main>
  );
}

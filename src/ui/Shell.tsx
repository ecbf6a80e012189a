import { LibraryHead } from './library/LibraryHead.tsx';

/** The header of the library, as index.html shows it before any script runs. */
export function Shell() {
  return (
    <main className="library">
      <LibraryHead />
    </main>
  );
}

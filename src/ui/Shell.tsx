import { LibraryHead } from './library/LibraryHead.tsx';

/** The head of the library, as index.html has it for the time until there is a script. */
export function Shell() {
  return (
    <main className="library">
      <LibraryHead />
    </main>
  );
}

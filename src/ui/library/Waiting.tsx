import { ReloadButton } from '../ReloadButton.tsx';
import { useIsLong } from '../useIsLong.ts';
import * as library from '#words/ui/library.ts';

/** In the place of the games as long as the browser has not told which there are; says so when that takes long. */
export function Waiting() {
  const isLong = useIsLong();
  return (
    <section className="kept" role="status">
      {isLong && (
        <>
          <p>{library.awaited}</p>
          <ReloadButton />
        </>
      )}
    </section>
  );
}

import { ReloadButton } from '../ReloadButton.tsx';
import { useIsLong } from '../useIsLong.ts';

/** In the place of the games as long as the browser has not told which there are; says so when that takes long. */
export function Waiting() {
  const isLong = useIsLong();
  return (
    <section className="kept" role="status">
      {isLong && (
        <>
          <p>
            Still waiting for the games that are kept on this device: the browser has not opened its storage
            yet. A new game can be begun all the same; its address holds all its moves.
          </p>
          <ReloadButton />
        </>
      )}
    </section>
  );
}

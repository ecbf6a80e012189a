import { ReloadButton } from '../ReloadButton.tsx';
import { useIsLong } from '../useIsLong.ts';
import * as library from '#words/ui/library.ts';
import styles from './library.module.css';

/** Replaces the list of games until the browser has answered; says so when that takes long. */
export function Waiting() {
  const isLong = useIsLong();
  return (
    <section className={styles.kept} role="status">
      {isLong && (
        <>
          <p>{library.awaited}</p>
          <ReloadButton />
        </>
      )}
    </section>
  );
}

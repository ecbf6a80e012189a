import { Dialog } from './Dialog.tsx';
import { keyTable } from './keyTable.ts';
import * as words from '#words/ui/keys.ts';
import styles from './dialog.module.css';

/** All keys and what they do. */
export function HelpDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog title={words.title} onClose={onClose} columns="two">
      {keyTable.map(({ place, rows }) => (
        <section key={place} className={styles.keys}>
          <h3>{place}</h3>
          <dl>
            {rows.map(({ keys, does }) => (
              <div key={does}>
                <dt>
                  {keys.map((key) => (
                    <kbd key={key}>{key}</kbd>
                  ))}
                </dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Dialog>
  );
}

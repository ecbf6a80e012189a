import { useLocation } from 'wouter';
import { useStore } from 'zustand';
import { hasCrossings } from '../../engine/topology/topology.ts';
import { rules } from '../../store/rules.ts';
import { Dialog } from './Dialog.tsx';
import { keyTable } from './keyTable.ts';
import * as words from '#words/ui/keys.ts';
import styles from './dialog.module.css';

/** The keys and what they do: those that the board on the screen has a use for, and all where there is none. */
export function HelpDialog({ onClose }: { readonly onClose: () => void }) {
  const [address] = useLocation();
  const [, , id = ''] = address.split('/');
  const variant = useStore(rules, (known) => known.get(id));
  const withCrossings = !variant?.ok || hasCrossings(variant.value.topology);
  return (
    <Dialog title={words.title} onClose={onClose} columns="two">
      {keyTable(withCrossings).map(({ place, rows }) => (
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

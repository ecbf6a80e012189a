import type { Lit } from '../../engine/rules/lens.ts';
import { tones } from '../../engine/rules/lens.ts';
import { say } from '../../words/say.ts';
import { ToneSwatch } from './Lens.tsx';
import styles from './tones.module.css';

/** The legend of the tones with which a lens lights sites; null if it lights none. */
export function Tones({ lit }: { readonly lit: readonly Lit[] }) {
  const found = new Map(lit.map(({ tone, label }) => [say(label), tone]));
  const meanings = [...found].sort(([, a], [, b]) => tones.indexOf(a) - tones.indexOf(b));
  if (meanings.length === 0) return null;
  return (
    <ul className={styles.tones} aria-hidden="true">
      {meanings.map(([label, tone]) => (
        <li key={label}>
          <ToneSwatch tone={tone} /> {label}
        </li>
      ))}
    </ul>
  );
}

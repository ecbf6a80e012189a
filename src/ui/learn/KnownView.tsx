import type { Variant } from '../../engine/rules/variant.ts';
import file from '../../rulebook/known/known.json';
import type { Known } from '../../rulebook/known/known.ts';
import { boardWords } from '../../words/en/boards.ts';
import { howKnown } from '../../words/en/known.ts';
import { knownText } from './knownText.ts';
import styles from './learn.module.css';

const known: Known = file;

interface KnownViewProps {
  readonly variants: readonly Variant[];
  /** The element for the names of boards. */
  readonly heading?: 'h2' | 'h3';
}

/** What was found out about a game by proof and by play of the computer against itself, board by board. */
export function KnownView({ variants, heading: Heading = 'h3' }: KnownViewProps) {
  return (
    <div className={styles.known}>
      {variants.map((variant) => (
        <section key={variant.id}>
          {variant.board !== undefined && <Heading>{boardWords(variant.board)}</Heading>}
          <ul>
            {knownText(known, variant).map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </section>
      ))}
      {howKnown(known).map((text) => (
        <p key={text} className="small">
          {text}
        </p>
      ))}
    </div>
  );
}

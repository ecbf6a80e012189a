import styles from './library.module.css';

interface FactsProps {
  readonly facts: readonly string[];
  /** What a screen reader calls them; absent where they need no name. */
  readonly label?: string;
}

/** Facts about a game or a study, with dots between those in the same line. */
export const Facts = ({ facts, label }: FactsProps) => (
  <ul className={styles.facts} aria-label={label}>
    {facts.map((fact) => (
      <li key={fact}>{fact}</li>
    ))}
  </ul>
);

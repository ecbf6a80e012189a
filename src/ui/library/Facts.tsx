import { classes } from '../board/classes.ts';
import styles from './library.module.css';

/** Facts about a game or a study, with dots between those in the same line. */
export const Facts = ({ facts }: { readonly facts: readonly string[] }) => (
  <ul className={classes('small', styles.facts)}>
    {facts.map((fact) => (
      <li key={fact}>{fact}</li>
    ))}
  </ul>
);

import styles from './board.module.css';
/** The filled shape of a piece, with a light line around it so that it stands out from dark ground. */
export function Body({ outline }: { readonly outline: string }) {
  return (
    <>
      <path className={styles.edge} d={outline} />
      <path className={styles.body} d={outline} />
    </>
  );
}

import styles from './board.module.css';
/** The filled shape of a piece; around it a light line, so that it stands out from a dark ground. */
export function Body({ outline }: { readonly outline: string }) {
  return (
    <>
      <path className={styles.edge} d={outline} />
      <path className={styles.body} d={outline} />
    </>
  );
}

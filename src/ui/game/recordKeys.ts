/**
 * The ply to which a key leads from the one that is shown: the arrows one step back or on, Home and End to
 * the start of a game of `last` plies and to its end. Null if the key leads nowhere in the record.
 */
export function plyByKey(key: string, cursor: number, last: number): number | null {
  switch (key) {
    case 'ArrowLeft':
      return Math.max(cursor - 1, 0);
    case 'ArrowRight':
      return Math.min(cursor + 1, last);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return null;
  }
}

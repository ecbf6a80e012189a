import { memo } from '../../engine/memo.ts';
import type { GameDocument } from '../../store/document/document.ts';
import { linkOf } from '../../store/document/link.ts';
import type { PlayStore } from '../../store/playStore.ts';
import type { HistoryEntry } from '../historyEntry.ts';
import { currentEntry } from '../historyEntry.ts';

/** Where to find a game: in a link, and on the device if it is saved there. */
export interface Address {
  readonly link: string;
  readonly entry: HistoryEntry | null;
}

/** The hash route of a game; of a new game if the link is empty. */
export const routeTo = (id: string, link: string): string =>
  link === '' ? `/play/${id}` : `/play/${id}/${link}`;

/**
 * The address of a document; the link is empty if there is nothing for it to hold. Memoised, because packing
 * a long game takes time.
 */
export const addressOf = memo((shown: GameDocument): Address => {
  const { game, players, identity } = shown;
  const isUntouched =
    game.steps.length === 0 &&
    !game.ending &&
    game.start === game.variant.start &&
    players.every((name) => name === '');
  return {
    link: isUntouched ? '' : linkOf(shown),
    entry: identity && { game: identity.id, revision: identity.revision },
  };
});

/** The browser’s current address. */
const currentAddress = (): Address => ({ link: location.hash.split('/')[3] ?? '', entry: currentEntry() });

/** Whether two addresses lead to the same game in the same state. */
export const sameAddress = (one: Address, other: Address): boolean =>
  one.link === other.link &&
  one.entry?.game === other.entry?.game &&
  one.entry?.revision === other.entry?.revision;

/**
 * How long the document must stay unchanged before the address is written, in milliseconds: packing a long
 * game takes time that no click should wait for.
 */
const PAUSE = 60;
/**
 * How long to wait, in milliseconds, before writing an address again that the browser refused; some limit how
 * often a page may write one.
 */
const AGAIN = 1000;

type Navigate = (route: string, options: { replace: true; state: unknown }) => void;

/** Updates the browser’s address whenever the document changes. Returns the function that ends this. */
export function followDocument(store: PlayStore, navigate: Navigate): () => void {
  let pause: ReturnType<typeof setTimeout> | undefined;
  /** The address of the document when it was last looked at. */
  let here = location.hash;
  const writeIn = (milliseconds: number) => {
    clearTimeout(pause);
    pause = setTimeout(write, milliseconds);
  };
  const write = () => {
    clearTimeout(pause);
    pause = undefined;
    // Somebody has followed a link or gone back, and the page will hear of it in a moment.
    if (location.hash !== here) return;
    const shown = store.getState().document;
    const { link, entry } = addressOf(shown);
    if (sameAddress({ link, entry }, currentAddress())) return;
    try {
      navigate(routeTo(shown.game.variant.id, link), { replace: true, state: entry });
      here = location.hash;
    } catch {
      writeIn(AGAIN);
    }
  };
  /** A hidden page may never come back. */
  const writeUnseen = () => {
    if (pause !== undefined) write();
  };
  const onVisibility = () => {
    if (document.visibilityState === 'hidden') writeUnseen();
  };
  document.addEventListener('visibilitychange', onVisibility);
  addEventListener('pagehide', writeUnseen);
  const unsubscribe = store.subscribe(({ document: after }, { document: before }) => {
    // One revision has one state of the game; only another ply shown can change its address.
    if (after.identity !== before.identity || after.cursor !== before.cursor) writeIn(PAUSE);
  });
  write();
  return () => {
    clearTimeout(pause);
    unsubscribe();
    document.removeEventListener('visibilitychange', onVisibility);
    removeEventListener('pagehide', writeUnseen);
  };
}

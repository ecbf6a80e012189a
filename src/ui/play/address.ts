import { memo } from '../../engine/memo.ts';
import type { GameDocument } from '../../store/document/document.ts';
import { linkOf } from '../../store/document/link.ts';
import type { PlayStore } from '../../store/playStore.ts';
import type { HistoryEntry } from '../historyEntry.ts';
import { currentEntry } from '../historyEntry.ts';

/** Where a game is to be found: in a link, and on the device if it is kept there. */
export interface Address {
  readonly link: string;
  readonly entry: HistoryEntry | null;
}

/** The hash route of a game; of a new one if the link is empty. */
export const routeTo = (id: string, link: string): string =>
  link === '' ? `/play/${id}` : `/play/${id}/${link}`;

/** The address of a document; the link is empty where there is nothing for it to hold. Packing a long game takes time. */
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

/** The address at which the browser is. */
const currentAddress = (): Address => ({ link: location.hash.split('/')[3] ?? '', entry: currentEntry() });

/** Whether two addresses lead to one game in one state. */
export const sameAddress = (one: Address, other: Address): boolean =>
  one.link === other.link &&
  one.entry?.game === other.entry?.game &&
  one.entry?.revision === other.entry?.revision;

/** Milliseconds of quiet before the address is written: packing a long game takes time that no click should wait for. */
const PAUSE = 60;
/** Milliseconds before an address is written that the browser did not let be written; some count how often. */
const AGAIN = 1000;

type Navigate = (route: string, options: { replace: true; state: unknown }) => void;

/** Lets the browser's address follow a document, so that it always holds it; gives what ends that. */
export function followDocument(store: PlayStore, navigate: Navigate): () => void {
  let pause: ReturnType<typeof setTimeout> | undefined;
  const writeIn = (milliseconds: number) => {
    clearTimeout(pause);
    pause = setTimeout(write, milliseconds);
  };
  const write = () => {
    clearTimeout(pause);
    pause = undefined;
    const shown = store.getState().document;
    const { link, entry } = addressOf(shown);
    if (sameAddress({ link, entry }, currentAddress())) return;
    try {
      navigate(routeTo(shown.game.variant.id, link), { replace: true, state: entry });
    } catch {
      writeIn(AGAIN);
    }
  };
  /** A page that is out of sight may never come back. */
  const writeUnseen = () => {
    if (pause !== undefined) write();
  };
  const onVisibility = () => {
    if (document.visibilityState === 'hidden') writeUnseen();
  };
  document.addEventListener('visibilitychange', onVisibility);
  addEventListener('pagehide', writeUnseen);
  const unsubscribe = store.subscribe(({ document: after }, { document: before }) => {
    // Of one revision there is one game: only the ply that is shown can make another address of it.
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

import { writeLink } from '../../engine/record/link.ts';
import { recordOf } from '../../engine/record/record.ts';
import type { PlayState, PlayStore } from '../../store/playStore.ts';
import type { HistoryEntry } from '../historyEntry.ts';

/** Where a game is to be found: in a link, and on the device if it is kept there. */
export interface Address {
  readonly link: string;
  readonly entry: HistoryEntry | null;
}

/** The hash route of a game; of a new one if the link is empty. */
export const routeTo = (id: string, link: string): string =>
  link === '' ? `/play/${id}` : `/play/${id}/${link}`;

/** Whether two addresses lead to one game in one state. */
export const sameAddress = (one: Address, other: Address | null): boolean =>
  one.link === other?.link &&
  one.entry?.game === other.entry?.game &&
  one.entry?.revision === other.entry?.revision;

/** Milliseconds of quiet before the address is written: packing a long game takes time that no click should wait for. */
const PAUSE = 60;
/** Milliseconds before an address is written that the browser did not let be written; some count how often. */
const AGAIN = 1000;

interface Followed {
  readonly store: PlayStore;
  /** The variant’s id, as in the address. */
  readonly id: string;
  /** The address that the game was last written to; null when the page is to show another. */
  readonly written: { current: Address | null };
  readonly navigate: (route: string, options: { replace: true; state: unknown }) => void;
}

/** Lets the address follow a game, so that it always holds it; gives what ends that. */
export function followGame({ store, id, written, navigate }: Followed): () => void {
  let pause: ReturnType<typeof setTimeout> | undefined;
  const writeIn = (milliseconds: number) => {
    clearTimeout(pause);
    pause = setTimeout(write, milliseconds);
  };
  const write = () => {
    clearTimeout(pause);
    pause = undefined;
    const address = addressOf(store.getState());
    if (!written.current || sameAddress(address, written.current)) return;
    const before = written.current;
    written.current = address;
    try {
      navigate(routeTo(id, address.link), { replace: true, state: address.entry });
    } catch {
      written.current = before;
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
  const unsubscribe = store.subscribe((state, before) => {
    if (state.identity !== before.identity || state.cursor !== before.cursor) writeIn(PAUSE);
  });
  write();
  return () => {
    clearTimeout(pause);
    unsubscribe();
    document.removeEventListener('visibilitychange', onVisibility);
    removeEventListener('pagehide', writeUnseen);
  };
}

/** Where the game on the screen is to be found; the link is empty where there is nothing for it to hold. */
function addressOf({ game, players, cursor, identity }: PlayState): Address {
  const isUntouched =
    game.steps.length === 0 &&
    !game.ending &&
    game.start === game.variant.start &&
    players.every((name) => name === '');
  return {
    link: isUntouched ? '' : writeLink(game.variant, recordOf(game, players, cursor, identity)),
    entry: identity && { game: identity.id, revision: identity.revision },
  };
}

import { at } from '../../engine/at.ts';
import { isOnlyHere } from '../../engine/record/seats.ts';
import { memo } from '../../engine/memo.ts';
import type { ChoiceId } from '../../engine/rules/move.ts';
import { sameChoice } from '../../engine/rules/move.ts';
import type { GameDocument } from '../../store/document/document.ts';
import { NOTHING_PICKED } from '../../store/document/document.ts';
import { loadCompression } from '../../store/document/compression.ts';
import { linkOf } from '../../store/document/link.ts';
import { raise } from '../../store/fault.ts';
import type { PlayStore } from '../../store/playStore.ts';
import { addressWriter } from '../addressWriter.ts';
import type { HistoryEntry } from '../historyEntry.ts';
import { currentEntry, currentPicks, entryOf } from '../historyEntry.ts';

/** Where to find a game: in a link, and on the device if it is saved there. */
export interface Address {
  readonly link: string;
  readonly entry: HistoryEntry | null;
  /** What is picked in a game without an identity; nothing in others, which the device saves with their picks. */
  readonly picked: readonly ChoiceId[];
  /** Whether this page wrote it, and nobody else. */
  readonly isOurs: boolean;
}

/** The address of a new game. */
export const NEW_GAME: Address = { link: '', entry: null, picked: NOTHING_PICKED, isOurs: true };

/** The hash route of a game; of a new game if the link is empty. */
export const routeTo = (id: string, link: string): string =>
  link === '' ? `/play/${id}` : `/play/${id}/${link}`;

/**
 * The address of a document; the link is empty if there is nothing for it to hold. Memoised, because packing
 * a long game takes time.
 */
export const addressOf = memo((shown: GameDocument): Address => {
  const { game, players, seats, identity, picked } = shown;
  const isUntouched =
    game.steps.length === 0 &&
    !game.ending &&
    game.start === game.variant.start &&
    players.every((name) => name === '') &&
    isOnlyHere(seats);
  return {
    link: isUntouched ? '' : linkOf(shown),
    entry: identity && entryOf(identity),
    picked: identity ? NOTHING_PICKED : picked,
    isOurs: true,
  };
});

/** The browser’s current address, with a link. */
export const currentAddress = (link: string): Address => ({
  link,
  entry: currentEntry(),
  picked: currentPicks() ?? NOTHING_PICKED,
  isOurs: currentEntry() !== null || currentPicks() !== null,
});

/** Whether two addresses lead to the same game in the same state. */
export const sameAddress = (one: Address, other: Address): boolean =>
  one.link === other.link &&
  one.entry?.game === other.entry?.game &&
  one.entry?.revision === other.entry?.revision &&
  one.picked.length === other.picked.length &&
  one.picked.every((choice, i) => sameChoice(choice, at(other.picked, i)));

/**
 * How long the document must stay unchanged before the address is written, in milliseconds: packing a long
 * game takes time that no click should wait for.
 */
const PAUSE = 60;
type Navigate = (route: string, options: { replace: true; state: unknown }) => void;

/**
 * Updates the browser’s address whenever the document changes; `here` is the address at which the document came onto the
 * screen. Returns the function that ends this.
 */
export function followDocument(store: PlayStore, navigate: Navigate, here: string): () => void {
  /** The link in the address; null if somebody has left for another screen or board while the game was being found. */
  const linkThere = (): string | null => {
    const [, screen, id, there = ''] = location.hash.split('/');
    return screen === 'play' && id === store.getState().document.game.variant.id ? there : null;
  };
  const writeWhole = () => {
    const shown = store.getState().document;
    const there = linkThere();
    if (there === null) return;
    const address = addressOf(shown);
    const { link, entry, picked } = address;
    if (sameAddress(address, currentAddress(there))) return;
    // A game in which nothing has happened has no entry, but its seats are drawn.
    const state = entry ?? (picked.length > 0 || link !== '' ? { picked } : null);
    navigate(routeTo(shown.game.variant.id, link), { replace: true, state });
  };
  const writeEntry = () => {
    const { game, identity } = store.getState().document;
    const there = linkThere();
    // A game that the address does not hold yet is short, and should not depend on the device.
    if (there === '') writeWhole();
    else if (there !== null && identity)
      navigate(routeTo(game.variant.id, there), {
        replace: true,
        state: entryOf(identity),
      });
  };
  const { write, writeLater, writeName, stop } = addressWriter(PAUSE, writeWhole, writeEntry, here);
  const unsubscribe = store.subscribe(({ document: after }, { document: before }) => {
    // The device saves at once, and a browser that reloads takes no more from a page that is closing. So the entry says
    // under which id the game is saved before it is.
    if (after.identity && after.identity.id !== before.identity?.id) writeName();
    // One revision has one state of the game; only another ply shown, or a pick before the first, can change
    // its address.
    const isPicked = after.identity === null && after.picked !== before.picked;
    if (after.identity !== before.identity || after.cursor !== before.cursor || isPicked) writeLater();
  });
  write();
  // After the first board, which needs no link.
  loadCompression().catch(raise);
  return () => {
    unsubscribe();
    stop();
  };
}

import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { useLocation } from 'wouter';
import type { Game } from '../../engine/game/game.ts';
import { newGame } from '../../engine/game/game.ts';
import type { Replay } from '../../engine/record/record.ts';
import { awaitDownload } from '../../engine/rules/loading.ts';
import type { Message } from '../../engine/rules/message.ts';
import type { Result } from '../../engine/rules/result.ts';
import { success } from '../../engine/rules/result.ts';
import type { Variant } from '../../engine/rules/variant.ts';
import { raise } from '../../store/fault.ts';
import { loadCompression } from '../../store/document/compression.ts';
import { anotherGame, rematchOf } from '../../store/document/anotherGame.ts';
import type { GameDocument } from '../../store/document/document.ts';
import type { Keeping } from '../../store/library/autosave.ts';
import type { Found, Wish } from '../../store/library/found.ts';
import { alone, begun, idIn, unsaved } from '../../store/library/found.ts';
import { inPatience } from '../../store/patience.ts';
import type { PlayMessage } from '../../store/playMessage.ts';
import { lastSeating, nextSeats, drawnSeats } from '../../store/computer/seating.ts';
import type { Seating } from '../../store/computer/seating.ts';
import type { PlayStore } from '../../store/playStore.ts';
import { createPlayStore } from '../../store/playStore.ts';
import { taskAt } from '../../store/task.ts';
import { randomId } from '../../store/randomId.ts';
import { asksFirst } from '../asksFirst.ts';
import type { Address } from './address.ts';
import { NEW_GAME, addressOf, currentAddress, routeTo, sameAddress } from './address.ts';

/** The game on the screen. */
export interface Seated {
  readonly store: PlayStore;
  readonly keeping: Keeping;
  /** The document as it was when it came onto the screen. */
  readonly begun: GameDocument;
  /** Identifies this seat: it differs for another game, and for the same game opened again. */
  readonly key: string;
}

/** A request to see the game of an address. Each is a new object, even for the same address. */
interface Visit {
  readonly address: Address;
  /** The previous game, whose players play a new one with the same clock; null for none. */
  readonly previous: GameDocument | null;
  /** Who plays a new game; null for whoever played before. */
  readonly seating: Seating | null;
  /** The game, if it is known already. */
  readonly found: Found | null;
  /** What is announced when the game is there; null for nothing. */
  readonly greeting: PlayMessage | null;
}

/** The result of a visit. */
type Shown =
  | { readonly kind: 'game'; readonly visit: Visit; readonly seated: Seated }
  | { readonly kind: 'problem'; readonly visit: Visit; readonly message: Message };

interface SeatState {
  /** The game on the screen; null until one is found, and if there is a problem. */
  readonly seated: Seated | null;
  /** Whether the browser’s address is that of this game rather than of one still being looked for. */
  readonly isHere: boolean;
  /** Why the game of the address cannot be shown; null when all is well. */
  readonly problem: Message | null;
  /** Looks for the game of an address, even if it is the one on the screen. */
  readonly visit: (address: Address) => void;
  /** Shows a new game between the same players. */
  readonly startNewGame: () => void;
  /** Shows a new game between others. */
  readonly startNewGameOf: (seating: Seating) => void;
  /** The same with sides changed. */
  readonly rematch: () => void;
}

/** Finds the game that the browser’s address asks for. The present one stays on the screen until then. */
export function useSeat(variant: Variant, link: string): SeatState {
  const [current, setCurrent] = useState<Visit>(() => ({
    address: currentAddress(link),
    previous: null,
    seating: null,
    found: null,
    greeting: null,
  }));
  const [shown, setShown] = useState<Shown | null>(null);
  const seated = shown?.kind === 'game' ? shown.seated : null;
  const isHere = shown?.visit === current;

  const { previous } = current;
  const [, navigate] = useLocation();
  const show = useCallback(
    (address: Address, greeting: PlayMessage | null, seating: Seating | null = null) => {
      const present = seated?.store.getState().document ?? previous;
      setCurrent({ address, previous: present, seating, found: null, greeting });
    },
    [seated, previous],
  );
  const visit = useCallback(
    (address: Address) => {
      show(address, null);
    },
    [show],
  );
  const startAnew = useCallback(
    (seating: Seating | null) => {
      navigate(routeTo(variant.id, ''));
      show(NEW_GAME, newGameFrom(newGame(variant)), seating);
    },
    [variant, navigate, show],
  );
  const startNewGame = useCallback(() => {
    startAnew(null);
  }, [startAnew]);
  /** Shows a game that begins here. The browser leads back to the one before. */
  const begin = useCallback(
    (found: Found, greeting: PlayMessage | null) => {
      const { document } = found;
      const address = addressOf(document);
      navigate(routeTo(document.game.variant.id, address.link));
      setCurrent({ address, previous: document, seating: null, found, greeting });
    },
    [navigate],
  );
  /** Shows a game that begins as the one on the screen went. */
  const beginFork = useCallback(
    (document: GameDocument) => {
      begin(begun(document), FORKED);
    },
    [begin],
  );
  const rematch = useCallback(() => {
    if (!seated) return;
    const document = rematchOf(seated.store.getState().document);
    begin(begun(document), newGameFrom(document.game));
  }, [seated, begin]);

  // What the game on the screen has written into the address is nobody's wish.
  const onAddress = useEffectEvent((address: Address) => {
    const known = isHere ? seated && addressOf(seated.store.getState().document) : current.address;
    if (!known || !sameAddress(address, known)) visit(address);
  });
  // A layout effect, so that the game on the screen cannot be written over the address of another first.
  useLayoutEffect(() => {
    // The history entry is not React state; it is read when the address has changed.
    // eslint-disable-next-line react-hooks/set-state-in-effect
    onAddress(currentAddress(link));
  }, [link]);

  useEffect(() => {
    let isCurrent = true;
    gameAt(variant, current).then(
      (found) => {
        if (isCurrent)
          setShown(
            found.ok
              ? { kind: 'game', visit: current, seated: seatedFor(found.value, current, beginFork) }
              : { kind: 'problem', visit: current, message: found.message },
          );
      },
      (fault: unknown) => {
        if (isCurrent) raise(fault);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [variant, current, beginFork]);

  return {
    seated,
    isHere,
    problem: shown?.kind === 'problem' ? shown.message : null,
    visit,
    startNewGame,
    startNewGameOf: startAnew,
    rematch,
  };
}

const newGameFrom = (game: Game): PlayMessage => ({
  id: 'play/begun',
  turn: game.start.turn,
  task: taskAt(game, 0),
});
const FORKED: PlayMessage = { id: 'play/forked' };

function seatedFor(
  { document, stopped, keeping, parted, asksWhoPlays = false }: Found,
  { address, greeting, found }: Visit,
  beginFork: (fork: GameDocument) => void,
): Seated {
  const store = createPlayStore(document, {
    notice: stopped,
    ...(parted ? { parted } : {}),
    // A link from elsewhere, to a game that the device does not have.
    asksWhoPlays: asksWhoPlays && found === null && !address.isOurs,
    asksFirst,
    beginFork,
  });
  if (greeting) store.getState().announce(greeting);
  return { store, keeping, begun: store.getState().document, key: randomId() };
}

/** The game that an address asks for: the one in its link, or the saved copy if that is the game. */
async function gameAt(
  variant: Variant,
  { address: { link, entry, picked }, previous, seating, found }: Visit,
): Promise<Result<Found>> {
  if (found) return success(found);
  // What an address holds is to stay as short as it is.
  const compression = link === '' && entry === null ? null : loadCompression();
  const linked = link === '' ? null : await replayIn(variant, link);
  await compression;
  const wish = { linked: linked?.ok ? linked.value : null, shown: entry };
  if (idIn(wish) !== null) return foundGame(variant, wish);
  if (linked && !linked.ok) return linked;
  const opened = linked
    ? unsaved(linked.value)
    : begun(anotherGame(variant, previous, seatsFor(previous, seating)));
  return success({ ...opened, document: { ...opened.document, picked } });
}

/** Loads the code that reads links, which a visit needs only if its address holds one. */
export const linkCode = () => import('../../engine/record/link.ts');

/** The game in a link. */
async function replayIn(variant: Variant, link: string): Promise<Result<Replay>> {
  const code = await awaitDownload(linkCode(), { id: 'loading/opening' });
  return code.ok ? code.value.openedLink(variant, link) : code;
}

/** Who plays a new game. */
const seatsFor = (previous: GameDocument | null, seating: Seating | null) =>
  seating
    ? drawnSeats(seating, Math.random())
    : nextSeats(previous?.seats ?? null, lastSeating.getState(), Math.random());

/** The game as the device knows it. If that takes long or fails, the game in the link is enough to play. */
async function foundGame(variant: Variant, wish: Wish): Promise<Result<Found>> {
  const { linked, shown } = wish;
  const asking = awaitDownload(import('./keeping.ts'), { id: 'loading/keeping' }).then((keeping) =>
    keeping.ok ? keeping.value.foundGame(variant, wish) : keeping,
  );
  if (!linked) return asking;
  const found = await inPatience(asking);
  return found?.ok ? found : success(alone(linked, shown !== null));
}

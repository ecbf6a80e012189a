import { writeLink } from '../../engine/game/link.ts';
import { recordOf } from '../../engine/game/record.ts';
import type { Keeper, KeeperState } from '../../store/library/keeper.ts';
import type { PlayState } from '../../store/playStore.ts';
import { stateFor } from '../keptInAddress.ts';
import type { Seated } from './useKeeper.ts';

/** Where a game is to be found: in a link, and on the device if it is kept there. */
export interface Address {
  readonly link: string;
  readonly kept: string | null;
}

/** The hash route of a game; of a new one if the link is empty. */
export const routeTo = (id: string, link: string): string =>
  link === '' ? `/play/${id}` : `/play/${id}/${link}`;

/** Milliseconds of quiet before the address is written: packing a long game takes time that no click should wait for. */
const PAUSE = 60;

interface Followed {
  readonly seated: Seated;
  /** Null until it is loaded. */
  readonly keeper: Keeper | null;
  /** The variant’s id, as in the address. */
  readonly id: string;
  /** The address that the game was last written to; null when the page is to show another. */
  readonly written: { current: Address | null };
  readonly navigate: (route: string, options: { replace: true; state: unknown }) => void;
}

/** Lets the address follow a game, so that it always holds it; gives what ends that. */
export function followGame({ seated, keeper, id, written, navigate }: Followed): () => void {
  const { store } = seated;
  /** Counts the writes, for packing takes its time and another may begin meanwhile. */
  let latest = 0;
  let pause: ReturnType<typeof setTimeout> | undefined;
  const writeAs = (address: Address) => {
    written.current = address;
    navigate(routeTo(id, address.link), { replace: true, state: stateFor(address.kept) });
  };
  const write = async () => {
    clearTimeout(pause);
    pause = undefined;
    const turn = ++latest;
    const link = await linkTo(store.getState());
    const kept = (keeper ? keeper.state.getState() : seated.kept)?.id ?? null;
    const isWritten = link === written.current?.link && kept === written.current.kept;
    if (turn === latest && written.current && !isWritten) writeAs({ link, kept });
  };
  /** From now on a reload finds the game on the device, whatever the link still lacks. */
  const writeKept = ({ id: kept }: KeeperState) => {
    if (written.current && written.current.kept !== kept) writeAs({ link: written.current.link, kept });
  };
  const writeSoon = () => {
    clearTimeout(pause);
    pause = setTimeout(() => void write(), PAUSE);
  };
  /** A page that is out of sight may never come back. */
  const writeUnseen = () => {
    if (document.visibilityState === 'hidden' && pause !== undefined) void write();
  };
  document.addEventListener('visibilitychange', writeUnseen);
  const stops = [
    store.subscribe((state, before) => {
      if (state.game !== before.game || state.look !== before.look || state.players !== before.players)
        writeSoon();
    }),
    keeper?.state.subscribe(writeKept),
  ];
  void write();
  return () => {
    clearTimeout(pause);
    latest = -1;
    document.removeEventListener('visibilitychange', writeUnseen);
    for (const stop of stops) stop?.();
  };
}

/** The part of a link that holds what is on the screen; empty where there is nothing to hold. */
async function linkTo({ game, players, look }: PlayState): Promise<string> {
  const isUntouched =
    game.steps.length === 0 &&
    !game.ending &&
    game.start === game.variant.start &&
    players.every((name) => name === '');
  return isUntouched ? '' : writeLink(game.variant, recordOf(game, players, look));
}

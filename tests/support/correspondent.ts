import { expect, vi } from 'vitest';
import type { Game } from '../../src/engine/game/game.ts';
import { currentPosition, newGame } from '../../src/engine/game/game.ts';
import { openedLink } from '../../src/engine/record/link.ts';
import type { Seat } from '../../src/engine/record/seats.ts';
import { AWAY } from '../../src/engine/record/seats.ts';
import type { Position } from '../../src/engine/rules/position.ts';
import type { BySide } from '../../src/engine/rules/side.ts';
import { bySide } from '../../src/engine/rules/side.ts';
import type { Variant } from '../../src/engine/rules/variant.ts';
import { rematchOf } from '../../src/store/document/anotherGame.ts';
import { newDocument } from '../../src/store/document/document.ts';
import { isOnlooker } from '../../src/store/document/letters.ts';
import { letterLinkOf } from '../../src/store/document/link.ts';
import { startAutosave } from '../../src/store/library/autosave.ts';
import { findGame } from '../../src/store/library/finding.ts';
import type { Found } from '../../src/store/library/found.ts';
import { begun } from '../../src/store/library/found.ts';
import { openRepository } from '../../src/store/library/repository.ts';
import type { Repository } from '../../src/store/library/repository.ts';
import type { SavedGame } from '../../src/store/library/savedGame.ts';
import { readSaved } from '../../src/store/library/savedGame.ts';
import type { PlayState } from '../../src/store/playState.ts';
import type { PlayActions } from '../../src/store/playStore.ts';
import { createPlayStore } from '../../src/store/playStore.ts';
import { valueOf } from './result.ts';
import { typed } from './typed.ts';

let devices = 0;
let ids = 0;

/** Somebody with a device and a library of its own, who gets nothing from others but links. */
export interface Correspondent {
  /** The game on the screen. */
  readonly state: () => PlayState & PlayActions;
  readonly game: () => Game;
  readonly begin: (seats: BySide<Seat>, start?: Position) => void;
  /** Opens a link, and plays the side to move in a game that is not known here yet. */
  readonly open: (link: string) => Promise<void>;
  /** Opens a link to look on. */
  readonly lookAt: (link: string) => Promise<void>;
  /** Another game with sides changed. */
  readonly rematch: () => void;
  readonly repository: Repository;
  /** Makes a legal move. */
  readonly play: (action: string) => void;
  /** The link to hand on, once it is noted that it was. */
  readonly send: () => string;
  /** The games in the library, once the one on the screen is saved there as it is. */
  readonly library: () => Promise<readonly SavedGame[]>;
}

/** `repository` is where the games are saved; nothing else has it, unless it is given. */
export function correspondent(
  variant: Variant,
  repository = openRepository(`correspondent ${String(++devices)}`),
): Correspondent {
  const newId = () => `letter-${String(++ids)}`;
  let store = createPlayStore(newDocument(newGame(variant)));
  let leave: (() => void) | null = null;
  const show = ({ document, stopped, keeping, parted }: Found) => {
    leave?.();
    store = createPlayStore(document, { notice: stopped, newId, ...(parted ? { parted } : {}) });
    const autosave = startAutosave(store, keeping, { repository, newId, now: () => 0 });
    leave = autosave.start(store.getState().document);
  };
  const library = async () => {
    const { game, identity } = store.getState().document;
    return vi.waitFor(
      async () => {
        const all = await repository.all();
        // A device that lets nothing be saved has no games.
        if (!all.ok) return [];
        const saved = all.value.map((value) => valueOf(readSaved(value)));
        if (game.steps.length > 0 && !isOnlooker(store.getState().document))
          expect(saved.find(({ id }) => id === identity?.id)).toMatchObject({
            actions: game.steps.map(({ action }) => action),
            exchanged: store.getState().document.exchanged,
          });
        return saved;
      },
      { interval: 2 },
    );
  };
  /** Opens a link; true if it asks who plays. */
  const open = async (link: string): Promise<boolean> => {
    await library();
    const linked = valueOf(openedLink(variant, link));
    const found = valueOf(await findGame(variant, { linked, shown: null }, { repository, newId }));
    show(found);
    return found.asksWhoPlays === true;
  };
  return {
    state: () => store.getState(),
    game: () => store.getState().document.game,
    begin: (seats, start) => {
      show(begun(newDocument(newGame(variant, start), { seats })));
    },
    open: async (link) => {
      if (await open(link)) {
        const me = currentPosition(store.getState().document.game).turn;
        store.getState().setSeats(bySide((side) => (side === me ? null : AWAY)));
      }
      await library();
    },
    lookAt: async (link) => {
      await open(link);
    },
    rematch: () => {
      show(begun(rematchOf(store.getState().document)));
    },
    repository,
    play: (action) => {
      expect(typed(store, action)).toBe(true);
    },
    send: () => {
      const link = letterLinkOf(store.getState().document);
      store.getState().sendLetter();
      return link;
    },
    library,
  };
}

import { expect, vi } from 'vitest';
import type { Game } from '../../src/engine/game/game.ts';
import { newGame } from '../../src/engine/game/game.ts';
import { openedLink } from '../../src/engine/record/link.ts';
import type { Seat } from '../../src/engine/record/seats.ts';
import type { Position } from '../../src/engine/rules/position.ts';
import type { BySide } from '../../src/engine/rules/side.ts';
import type { Variant } from '../../src/engine/rules/variant.ts';
import { newDocument } from '../../src/store/document/document.ts';
import { letterLinkOf } from '../../src/store/document/link.ts';
import { startAutosave } from '../../src/store/library/autosave.ts';
import { findGame } from '../../src/store/library/finding.ts';
import type { Found } from '../../src/store/library/found.ts';
import { begun } from '../../src/store/library/found.ts';
import { openRepository } from '../../src/store/library/repository.ts';
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
  readonly open: (link: string) => Promise<void>;
  /** Makes a legal move. */
  readonly play: (action: string) => void;
  /** The link to hand on, once it is noted that it was. */
  readonly send: () => string;
  /** The games in the library, once the one on the screen is saved there as it is. */
  readonly library: () => Promise<readonly SavedGame[]>;
}

export function correspondent(variant: Variant): Correspondent {
  const repository = openRepository(`correspondent ${String(++devices)}`);
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
        const saved = valueOf(await repository.all()).map((value) => valueOf(readSaved(value)));
        if (game.steps.length > 0)
          expect(saved.find(({ id }) => id === identity?.id)).toMatchObject({
            actions: game.steps.map(({ action }) => action),
            exchanged: store.getState().document.exchanged,
          });
        return saved;
      },
      { interval: 2 },
    );
  };
  return {
    state: () => store.getState(),
    game: () => store.getState().document.game,
    begin: (seats, start) => {
      show(begun(newDocument(newGame(variant, start), { seats })));
    },
    open: async (link) => {
      await library();
      const linked = valueOf(openedLink(variant, link));
      show(valueOf(await findGame(variant, { linked, shown: null }, { repository, newId })));
      await library();
    },
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

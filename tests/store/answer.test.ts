import { describe, expect, test, vi } from 'vitest';
import { randomGame } from '../../scripts/bench/randomGames.ts';
import { at } from '../../src/engine/at.ts';
import { currentPosition, newGame, outcomeOf } from '../../src/engine/game/game.ts';
import type { Choice } from '../../src/engine/rules/move.ts';
import { pickHeld, pickSite } from '../../src/engine/rules/move.ts';
import { chess99 } from '../../src/engine/variants/chess99/chess99.ts';
import type { Variant } from '../../src/engine/rules/variant.ts';
import { tns } from '../../src/engine/variants/tns/tns.ts';
import { ben39 } from '../../src/engine/variants/ben39/ben39.ts';
import { siteNamed } from '../../src/engine/topology/topology.ts';
import { newDocument } from '../../src/store/document/document.ts';
import type { PlayStore } from '../../src/store/playStore.ts';
import { createPlayStore } from '../../src/store/playStore.ts';
import { say } from '../../src/words/say.ts';
import { heldWords } from '../../src/ui/board/heldWords.ts';
import { valueOf } from '../support/result.ts';
import { registry } from '../support/registry.ts';

/** What the last pick was answered with. */
const seen = (store: PlayStore) => {
  const { announcement, notice, refusal } = store.getState();
  return { said: say(announcement), notice, refusal };
};

describe.each(registry.map((variant) => [variant.id, variant] as const))('in %s', (_, variant) => {
  test.each([0, 9, 30])(
    'each site and each piece in hand answers in words after %i actions',
    async (length) => {
      const game = randomGame(variant, 5, length);
      if (outcomeOf(game)) return;
      const choices: readonly Choice[] = [
        ...variant.topology.sites.map((_site, site) => pickSite(site)),
        ...variant.hands(currentPosition(game)).map(({ piece }) => pickHeld(piece)),
      ];
      expect(choices.length).toBeGreaterThan(30);
      const asked = choices.map((choice) => {
        const store = createPlayStore(newDocument(game));
        store.getState().pick(choice);
        return { choice, store };
      });
      const silent = () =>
        asked.flatMap(({ choice, store }) => {
          const { said, notice, refusal } = seen(store);
          return said !== '' || notice !== null || refusal !== null ? [] : [choice];
        });
      await vi.waitFor(() => {
        expect(silent()).toEqual([]);
      });
    },
  );
});

/** What a pick of a piece in hand is answered with at a position. */
async function saidOfHeld(variant: Variant, start: string, piece: string) {
  const position = valueOf(variant.readPosition(start));
  const held = variant.hands(position).find((one) => heldWords(variant, one).startsWith(piece));
  if (!held) throw new Error(`Nobody holds a ${piece}.`);
  const store = createPlayStore(newDocument(newGame(variant, position)));
  store.getState().pick(pickHeld(held.piece));
  return vi.waitFor(() => {
    const { said, refusal } = seen(store);
    if (said === '') throw new Error('Nothing was said.');
    return [said, refusal && say(refusal.reason.text)];
  });
}

describe('a piece in hand', () => {
  test('that waits for the move of its holder says so', async () => {
    expect(await saidOfHeld(tns, '1/3/3n1/4w2/w4f1/3kEf1/1FW2/F1N/K b n3,W3 m', 'White wazir')).toEqual([
      'A White wazir in hand. Black is in check from the knight on e2, the ferz on c3, the wazir on d3 and the elephant on e4. Black to move.',
      'Black must move first. Pieces are dropped after the move.',
    ]);
  });

  test('of the other side says whose turn it is', async () => {
    expect(await saidOfHeld(ben39, ben39.writePosition(ben39.start), 'Black wizard')).toEqual([
      'A Black wizard in hand. White to move.',
      'It is White’s turn, and the wizard is in Black’s hand.',
    ]);
  });

  test('that is let go leaves the player to move', async () => {
    const store = createPlayStore(newDocument(newGame(ben39)));
    const { piece } = at(ben39.hands(ben39.start), 0);
    store.getState().pick(pickHeld(piece));
    expect(store.getState().selection).not.toBeNull();
    store.getState().pick(pickHeld(piece));
    await vi.waitFor(() => {
      expect(seen(store).said).toBe('White to move.');
    });
  });
});

describe('in Chess 99', () => {
  const site = (name: string): Choice => pickSite(siteNamed(chess99.topology, name));
  const saidAfter = async (...names: readonly string[]) => {
    const store = createPlayStore(newDocument(newGame(chess99)));
    let before = '';
    for (const name of names) {
      before = seen(store).said;
      store.getState().pick(site(name));
      await vi.waitFor(() => {
        expect(seen(store).said).not.toBe(before);
      });
    }
    return seen(store).said;
  };

  test('a picked piece is named with where it can go', async () => {
    expect(await saidAfter('b1')).toBe('The White knight on b1 can go to a3 or c3.');
  });

  test.each([
    ['a1', 'The White rook on a1 has no legal move.', 'White’s own pawn on a2 is in the way.'],
    ['a9', 'The Black rook on a9 has no legal move.', 'Black’s own knight on b9 is in the way.'],
  ])('a piece that cannot move says so, and why: %s', async (from, told, why) => {
    const store = createPlayStore(newDocument(newGame(chess99)));
    store.getState().pick(site(from));
    await vi.waitFor(() => {
      const { said, refusal } = seen(store);
      expect([said, refusal && say(refusal.reason.text)]).toEqual([told, why]);
    });
  });

  test('an attempt with such a piece takes the place of that reason', async () => {
    const store = createPlayStore(newDocument(newGame(chess99)));
    store.getState().pick(site('a1'));
    store.getState().pick(site('e5'));
    await vi.waitFor(() => {
      expect(seen(store).refusal).toMatchObject({ choice: site('e5') });
    });
  });

  test('an empty square says that it is empty', async () => {
    expect(await saidAfter('e5')).toBe('e5, empty. White to move.');
  });

  test('another own piece answers for itself, and a piece that is let go leaves the player to move', async () => {
    expect(await saidAfter('a1', 'b1')).toBe('The White knight on b1 can go to a3 or c3.');
    expect(await saidAfter('b1', 'b1')).toBe('White to move.');
  });

  test('a piece of the other side says where it could go', async () => {
    expect(await saidAfter('b9')).toBe('The Black knight on b9 could go to a7 or c7.');
  });

  test('a piece dragged out of turn says whose turn it is', async () => {
    const store = createPlayStore(newDocument(newGame(chess99)));
    store.getState().pick(site('b9'));
    store.getState().setDown(site('a7'));
    await vi.waitFor(() => {
      expect(seen(store).refusal?.reason.kind).toBe('not your turn');
    });
  });

  test('a piece dragged in the past says that one is looking back, wherever it is dropped', () => {
    const store = createPlayStore(newDocument(randomGame(chess99, 5, 9), { cursor: 2 }));
    for (const goal of ['a3', 'e5']) {
      store.getState().dismissNotice();
      store.getState().pick(site('b1'));
      store.getState().setDown(site(goal));
      expect(seen(store).notice).toEqual({ id: 'play/looking-back' });
    }
  });
});

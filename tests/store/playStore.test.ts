import { describe, expect, test, vi } from 'vitest';
import { withActions } from '../../src/engine/game/action.ts';
import { at } from '../../src/engine/at.ts';
import { MOST_ACTIONS, newGame, outcomeOf } from '../../src/engine/game/game.ts';
import { pickSite, pressButton } from '../../src/engine/rules/move.ts';
import type { Reason } from '../../src/engine/rules/reason.ts';
import { BLACK, WHITE } from '../../src/engine/rules/side.ts';
import type { Variant } from '../../src/engine/rules/variant.ts';
import { siteNamed } from '../../src/engine/topology/topology.ts';
import { chess99 } from '../../src/engine/variants/chess99/chess99.ts';
import { tns } from '../../src/engine/variants/tns/tns.ts';
import { savedFrom, readSaved } from '../../src/store/library/savedGame.ts';
import { anotherGame, rematchOf } from '../../src/store/document/anotherGame.ts';
import { newDocument } from '../../src/store/document/document.ts';
import type { PlayStore } from '../../src/store/playStore.ts';
import { createPlayStore } from '../../src/store/playStore.ts';
import { say } from '../../src/words/say.ts';
import { sentenceOf } from '../support/result.ts';
import { typed } from '../support/typed.ts';

const storeAfter = (...actions: readonly string[]): PlayStore => storeOf(chess99, ...actions);

function storeOf(variant: Variant, ...actions: readonly string[]): PlayStore {
  const game = withActions(newGame(variant), actions);
  if (!game.ok) throw new Error(say(game.message));
  return createPlayStore(newDocument(game.value));
}

const site = (name: string) => pickSite(siteNamed(chess99.topology, name));

function pick(store: PlayStore, ...names: readonly string[]) {
  for (const name of names) store.getState().pick(site(name));
}

/** Waits for the reason why something was refused. */
const reasonIn = (store: PlayStore): Promise<Reason> =>
  vi.waitFor(() => {
    const { refusal } = store.getState();
    if (!refusal) throw new Error('Nothing was refused.');
    return refusal.reason;
  });

const actionsOf = (store: PlayStore) => store.getState().document.game.steps.map(({ action }) => action);

describe('picking', () => {
  test('a start and a goal make a move', () => {
    const store = storeAfter();
    pick(store, 'e2', 'e4');
    expect(actionsOf(store)).toEqual(['e2-e4']);
    expect(store.getState().selection).toBeNull();
  });

  test('another piece of the same side replaces the first', () => {
    const store = storeAfter();
    pick(store, 'a2', 'b2', 'b3');
    expect(actionsOf(store)).toEqual(['b2-b3']);
  });

  test('a square that is not a goal says why, and picking it again drops the piece', async () => {
    const store = storeAfter();
    pick(store, 'a1', 'a5');
    const reason = await reasonIn(store);
    expect(reason).toMatchObject({ kind: 'blocked', rule: 'pieces' });
    expect(reason.blockers).toEqual([siteNamed(chess99.topology, 'a2')]);
    expect(store.getState().selection).not.toBeNull();
    pick(store, 'a5');
    expect(store.getState().selection).toBeNull();
    expect(store.getState().refusal).toBeNull();
  });

  test('a piece set down on another of its side stays picked, with a reason', async () => {
    const store = storeAfter();
    pick(store, 'b1');
    store.getState().setDown(site('d2'));
    expect((await reasonIn(store)).kind).toBe('own piece there');
    expect(actionsOf(store)).toEqual([]);
    store.getState().setDown(site('c3'));
    expect(actionsOf(store)).toEqual(['b1-c3']);
  });

  test('pieces of the other side cannot move, and the reason is that it is not their turn', async () => {
    const store = storeAfter();
    pick(store, 'b9', 'c7');
    expect((await reasonIn(store)).kind).toBe('not your turn');
    pick(store, 'h9');
    expect(store.getState().refusal).toBeNull();
    expect(store.getState().selection?.binding).toBe(false);
  });

  test('a king and its neighbour change places, whichever is picked first', () => {
    for (const [first, second] of [
      ['e1', 'f1'],
      ['f1', 'e1'],
    ] as const) {
      const store = storeAfter();
      pick(store, first, second);
      expect(actionsOf(store)).toEqual(['e1~f1']);
    }
  });

  test('the only remaining choice is made automatically', () => {
    const store = storeAfter('a2-a3', 'e8-e6', 'a3-a4', 'e6-e4', 'd2-d4');
    pick(store, 'e4', 'd3');
    expect(actionsOf(store).at(-1)).toBe('e4-d3ep');
  });

  test('if two moves remain, a button decides', () => {
    const store = storeAfter('a2-a3', 'b9-c7', 'a3-a4', 'c7-d5', 'c2-c4');
    pick(store, 'd5', 'c3');
    expect(actionsOf(store)).toHaveLength(5);
    store.getState().stepBack();
    expect(store.getState().selection?.picked).toEqual([site('d5')]);
    pick(store, 'c3');
    store.getState().pick(pressButton('move', { id: 'chess99/just-move' }));
    expect(actionsOf(store).at(-1)).toBe('d5-c3');
  });

  test('a piece of the other side can be inspected, but never moved', () => {
    const store = storeAfter();
    pick(store, 'b9');
    expect(store.getState().selection?.binding).toBe(false);
    pick(store, 'c7');
    expect(actionsOf(store)).toEqual([]);
  });
});

test('the document keeps choices on the way to a move, and no other selection', () => {
  const store = storeAfter('e2-e4');
  const kept = () => store.getState().document.picked;
  pick(store, 'e8');
  expect(kept()).toEqual([site('e8')]);
  pick(store, 'e8', 'a1');
  expect(store.getState().selection?.picked).toEqual([site('a1')]);
  expect(kept()).toEqual([]);
  pick(store, 'e8', 'e6');
  expect(kept()).toEqual([]);
  pick(store, 'b1');
  store.getState().takeBack();
  expect(store.getState().selection).toBeNull();
  expect(kept()).toEqual([]);
});

describe('typing a move', () => {
  test('works with notation or an action string', () => {
    const store = storeAfter();
    expect(typed(store, 'Nc3')).toBe(true);
    expect(typed(store, ' e8-e6 ')).toBe(true);
    expect(actionsOf(store)).toEqual(['b1-c3', 'e8-e6']);
  });

  test('does nothing with a text that is not a move, and says why', () => {
    const store = storeAfter();
    expect(typed(store, 'Nd2')).toBe(false);
    expect(sentenceOf(store.getState().notice)).toBe('“Nd2” is not a legal move here.');
    expect(actionsOf(store)).toEqual([]);
  });
});

describe('the news', () => {
  test('give a move in notation', () => {
    const store = storeAfter('a2-a3', 'e8-e6', 'a3-a4', 'e6-e4', 'd2-d4');
    expect(typed(store, 'exd3')).toBe(true);
    expect(say(store.getState().announcement)).toBe('Black: exd3 e.p. White to move.');
  });

  test('say that a turn has ended', () => {
    const before = 'e2-d4 c8-d6 c3-c4 d6-c4 d4-f5 c4-d2+ W@e5 d3-c4 d2-c3+'.split(' ');
    const store = storeOf(tns, ...before);
    expect(typed(store, 'end')).toBe(true);
    expect(say(store.getState().announcement)).toMatch(/^Black ends the turn\. (.* )?White to move\.$/);
  });
});

describe('looking back', () => {
  test('shows an earlier position and tells the board how it arose', () => {
    const store = storeAfter('e2-e4', 'e8-e6');
    store.getState().setCursor(1);
    expect(store.getState().transition?.effects).toEqual([
      {
        kind: 'shift',
        from: [siteNamed(chess99.topology, 'e6')],
        to: [siteNamed(chess99.topology, 'e8')],
      },
    ]);
    store.getState().setCursor(0);
    store.getState().setCursor(2);
    expect(store.getState().transition).toBeNull();
  });

  test('stops at the start and at the end', () => {
    const store = storeAfter('e2-e4');
    store.getState().setCursor(-1);
    store.getState().setCursor(2);
    expect(store.getState().document.cursor).toBe(1);
  });

  test('steps taken back can be redone until something else is played', () => {
    const store = storeAfter('e2-e4', 'e8-e6');
    store.getState().takeBack();
    store.getState().takeBack();
    store.getState().takeBack();
    expect(actionsOf(store)).toEqual([]);
    store.getState().redo();
    expect(actionsOf(store)).toEqual(['e2-e4']);
    pick(store, 'd8', 'd6');
    store.getState().redo();
    expect(actionsOf(store)).toEqual(['e2-e4', 'd8-d6']);
  });
});

describe('taking back', () => {
  test('does nothing in a game that is over before its first move', () => {
    const over = chess99.readPosition('9/9/9/9/9/9/9/9/4K4 b - 7');
    if (!over.ok) throw new Error(say(over.message));
    const store = createPlayStore(newDocument(newGame(chess99, over.value)));
    const before = store.getState();
    expect(outcomeOf(before.document.game)).not.toBeNull();
    before.takeBack();
    expect(store.getState()).toBe(before);
  });
});

describe('a game without takebacks', () => {
  const withoutTakebacks = () => {
    const store = storeAfter();
    store.getState().setTakebacks(false);
    return store;
  };

  test('says so, and keeps its moves', () => {
    const store = withoutTakebacks();
    typed(store, 'e2-e4');
    store.getState().takeBack();
    expect(store.getState().document.game.steps).toHaveLength(1);
    expect(store.getState().notice).toEqual({ id: 'play/no-takebacks' });
  });

  test('says so after its end too', () => {
    const store = withoutTakebacks();
    store.getState().resign(WHITE);
    store.getState().takeBack();
    expect(outcomeOf(store.getState().document.game)).not.toBeNull();
    expect(store.getState().notice).toEqual({ id: 'play/no-takebacks' });
  });

  test('can get them again', () => {
    const store = withoutTakebacks();
    typed(store, 'e2-e4');
    store.getState().setTakebacks(true);
    store.getState().takeBack();
    expect(store.getState().document.game.steps).toHaveLength(0);
  });

  test('is continued by one without them', () => {
    const { document } = withoutTakebacks().getState();
    expect(rematchOf(document).takebacks).toBe(false);
    expect(anotherGame(chess99, document, document.seats).takebacks).toBe(false);
  });
});

describe('letting go', () => {
  const line = ['a2-a3', 'b9-c7', 'a3-a4', 'c7-d5', 'c2-c4'];

  test('drops all that is picked at once', () => {
    const store = storeAfter(...line);
    pick(store, 'd5', 'c3');
    expect(store.getState().selection?.picked).toHaveLength(2);
    store.getState().letGo();
    expect(store.getState().selection).toBeNull();
    expect(store.getState().document.picked).toEqual([]);
  });

  test('drops what is only looked at, and what was refused', async () => {
    const store = storeAfter();
    pick(store, 'b9');
    store.getState().letGo();
    expect(store.getState().selection).toBeNull();
    pick(store, 'a1', 'a5');
    await reasonIn(store);
    store.getState().letGo();
    expect(store.getState().refusal).toBeNull();
  });

  test('changes nothing if nothing is picked', () => {
    const store = storeAfter();
    const before = store.getState();
    before.letGo();
    expect(store.getState()).toBe(before);
  });
});

describe('what the board learns about a move', () => {
  const carriedTo = (store: PlayStore) => store.getState().transition?.carriedTo;

  test('includes where the player has set the piece down, so that it need not glide there', () => {
    const store = storeAfter();
    pick(store, 'e2');
    store.getState().setDown(site('e4'));
    expect(carriedTo(store)).toBe(siteNamed(chess99.topology, 'e4'));
    pick(store, 'e8', 'e6');
    expect(carriedTo(store)).toBeNull();
  });

  test('includes that even if a button still had to decide, but not after stepping back', () => {
    const line = ['a2-a3', 'b9-c7', 'a3-a4', 'c7-d5', 'c2-c4'];
    const [decided, steppedBack] = [storeAfter(...line), storeAfter(...line)];
    for (const store of [decided, steppedBack]) {
      pick(store, 'd5');
      store.getState().setDown(site('c3'));
    }
    decided.getState().pick(pressButton('move', { id: 'chess99/just-move' }));
    expect(carriedTo(decided)).toBe(siteNamed(chess99.topology, 'c3'));
    steppedBack.getState().stepBack();
    pick(steppedBack, 'c3');
    steppedBack.getState().pick(pressButton('move', { id: 'chess99/just-move' }));
    expect(carriedTo(steppedBack)).toBeNull();
  });
});

describe('the players’ own endings', () => {
  test('nobody accepts their own offer', () => {
    const store = storeAfter();
    store.getState().offerDraw(WHITE);
    store.getState().answerDraw(WHITE, true);
    expect(store.getState().document.game.ending).toBeNull();
    store.getState().answerDraw(BLACK, true);
    expect(store.getState().document.game.ending).toEqual({ winner: null, reason: 'agreement' });
  });

  test('no draw is agreed that nobody offered', () => {
    const store = storeAfter();
    store.getState().answerDraw(BLACK, true);
    expect(store.getState().document.game.ending).toBeNull();
  });

  test('a claim that does not hold does not end the game', () => {
    const store = storeAfter();
    store.getState().claim('both-in-check');
    expect(store.getState().document.game.ending).toBeNull();
  });

  test('nothing ends a game twice, and nothing is played after its end', () => {
    const store = storeAfter();
    store.getState().resign(WHITE);
    store.getState().resign(BLACK);
    expect(store.getState().document.game.ending).toEqual({ winner: BLACK, reason: 'resignation' });
    pick(store, 'e2', 'e4');
    expect(typed(store, 'e2-e4')).toBe(false);
    expect(actionsOf(store)).toEqual([]);
  });
});

describe('confirming', () => {
  const asking = () => createPlayStore(newDocument(newGame(chess99)), { asksFirst: () => true });

  test('a move that is picked waits until it is confirmed', () => {
    const store = asking();
    pick(store, 'e2', 'e4');
    expect(actionsOf(store)).toEqual([]);
    store.getState().confirm();
    expect(actionsOf(store)).toEqual(['e2-e4']);
    expect(store.getState().selection).toBeNull();
  });

  test('a move that waits is taken back before the one that was made last', () => {
    const store = createPlayStore(storeAfter('e2-e4', 'e8-e6').getState().document, {
      asksFirst: () => true,
    });
    pick(store, 'd2', 'd4');
    store.getState().takeBack();
    expect(actionsOf(store)).toEqual(['e2-e4', 'e8-e6']);
    expect(store.getState().selection?.settled).toBeNull();
    store.getState().takeBack();
    expect(actionsOf(store)).toEqual(['e2-e4']);
  });

  test('is asked for a move that does several things, where no pointer can hover to see them', () => {
    const store = createPlayStore(newDocument(newGame(chess99)), { asksFirst: (isInvolved) => isInvolved });
    pick(store, 'e2', 'e4', 'e8', 'e6');
    expect(actionsOf(store)).toEqual(['e2-e4', 'e8-e6']);
    pick(store, 'e1', 'f1');
    expect(actionsOf(store)).toHaveLength(2);
    store.getState().confirm();
    expect(actionsOf(store)).toEqual(['e2-e4', 'e8-e6', 'e1~f1']);
  });

  test('stepping back leaves the piece picked and nothing to confirm', () => {
    const store = asking();
    pick(store, 'e2', 'e4');
    store.getState().stepBack();
    expect(store.getState().selection?.picked).toEqual([site('e2')]);
    store.getState().confirm();
    expect(actionsOf(store)).toEqual([]);
  });

  test('picking the goal again cancels it, and another goal replaces it', () => {
    const store = asking();
    pick(store, 'e2', 'e4', 'e4');
    expect(store.getState().selection?.settled).toBeNull();
    pick(store, 'e4', 'e3');
    store.getState().confirm();
    expect(actionsOf(store)).toEqual(['e2-e3']);
  });

  test('picking another piece replaces a waiting move', () => {
    const store = asking();
    pick(store, 'e2', 'e4', 'b1');
    expect(store.getState().selection).toMatchObject({ picked: [site('b1')], settled: null });
  });

  test('a piece set down waits as well, and does not glide when it is confirmed', () => {
    const store = asking();
    pick(store, 'e2');
    store.getState().setDown(site('e4'));
    expect(actionsOf(store)).toEqual([]);
    store.getState().confirm();
    expect(store.getState().transition?.carriedTo).toBe(siteNamed(chess99.topology, 'e4'));
  });

  test('a typed move does not wait', () => {
    const store = asking();
    pick(store, 'e2');
    typed(store, 'd4');
    expect(actionsOf(store)).toEqual(['d2-d4']);
    expect(store.getState().selection).toBeNull();
  });
});

describe('a game with the largest number of moves', () => {
  const { game } = storeAfter('b1-c3', 'b9-c7').getState().document;
  const steps = Array.from({ length: MOST_ACTIONS }, (_, i) => at(game.steps, i % 2));
  const full = () => createPlayStore(newDocument({ ...game, steps }));

  test('accepts no further move, and says why', () => {
    const store = full();
    pick(store, 'a2', 'a3');
    expect(store.getState().document.game.steps).toHaveLength(MOST_ACTIONS);
    expect(sentenceOf(store.getState().notice)).toBe(
      'A game can have at most 5000 moves. Take some back, or agree on a draw.',
    );
    store.getState().takeBack();
    expect(store.getState()).toMatchObject({ notice: null, document: { cursor: MOST_ACTIONS - 1 } });
  });

  test('is saved and read back', () => {
    const head = { id: 'one', title: '', created: 1, changed: 1, revision: 1 };
    expect(readSaved(savedFrom(full().getState().document, head, 0)).ok).toBe(true);
  });
});

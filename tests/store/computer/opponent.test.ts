import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { newClock } from '../../../src/engine/game/clock.ts';
import { newGame } from '../../../src/engine/game/game.ts';
import type { Seat } from '../../../src/engine/record/seats.ts';
import type { Message } from '../../../src/engine/rules/message.ts';
import { pickSite } from '../../../src/engine/rules/move.ts';
import type { BySide } from '../../../src/engine/rules/side.ts';
import { BLACK, WHITE } from '../../../src/engine/rules/side.ts';
import type { Variant } from '../../../src/engine/rules/variant.ts';
import type { Score, Task } from '../../../src/engine/search/thought.ts';
import { siteNamed } from '../../../src/engine/topology/topology.ts';
import { chess99 } from '../../../src/engine/variants/chess99/chess99.ts';
import { tns } from '../../../src/engine/variants/tns/tns.ts';
import type { OpponentMeans } from '../../../src/store/computer/opponent.ts';
import { seatComputer } from '../../../src/store/computer/opponent.ts';
import type { Thinker, ThinkingNews } from '../../../src/store/computer/thinker.ts';
import type { GameDocument } from '../../../src/store/document/document.ts';
import { newDocument } from '../../../src/store/document/document.ts';
import type { PlayStore } from '../../../src/store/playStore.ts';
import { createPlayStore } from '../../../src/store/playStore.ts';
import { say } from '../../../src/words/say.ts';
import { valueOf } from '../../support/result.ts';
import { typed } from '../../support/typed.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A thinker that answers when the test says so. */
class FakeThinker implements Pick<Thinker, 'think'> {
  readonly tasks: Task[] = [];
  hurried = 0;
  #hear: ((news: ThinkingNews) => void) | null = null;
  get isThinking(): boolean {
    return this.#hear !== null;
  }
  think(task: Task, _: number, hear: (news: ThinkingNews) => void) {
    this.tasks.push(task);
    this.#hear = hear;
    return {
      hurry: () => {
        this.hurried += 1;
      },
      drop: () => {
        if (this.#hear === hear) this.#hear = null;
      },
    };
  }
  async answer(actions: string, score: Score = { kind: 'estimate', points: 0 }) {
    const [first = '', ...others] = actions.split(' ');
    await this.#end({
      kind: 'answer',
      found: { depth: 1, nodes: 1, lines: [{ score, chance: 0.5, actions: [first, ...others] }] },
    });
  }
  async fail(message: Message) {
    await this.#end({ kind: 'failure', message });
  }
  async #end(news: ThinkingNews) {
    if (!this.#hear) throw new Error('Nothing is thought about.');
    const hear = this.#hear;
    this.#hear = null;
    hear(news);
    await vi.advanceTimersByTimeAsync(0);
  }
  close() {
    this.#hear = null;
  }
}

const PACE = 700;

function seated(
  seats: BySide<Seat>,
  {
    variant = chess99,
    start,
    parts = {},
    means = {},
  }: {
    readonly variant?: Variant;
    readonly start?: string;
    readonly parts?: Partial<GameDocument>;
    readonly means?: Partial<OpponentMeans>;
  } = {},
) {
  const game = newGame(variant, start === undefined ? undefined : valueOf(variant.readPosition(start)));
  const store = createPlayStore(newDocument(game, { seats, ...parts }), { now: () => Date.now() });
  const thinker = new FakeThinker();
  const leave = seatComputer(store, {
    thinker: () => thinker,
    pace: () => PACE,
    isPresent: () => true,
    watch: () => () => undefined,
    claim: (_, granted) => {
      granted();
      return () => undefined;
    },
    newSeed: () => 5,
    ...means,
  });
  return { store, thinker, leave };
}

const actionsOf = (store: PlayStore) => store.getState().document.game.steps.map(({ action }) => action);
const paced = () => vi.advanceTimersByTimeAsync(PACE);
const site = (name: string) => pickSite(siteNamed(chess99.topology, name));

describe('the computer', () => {
  test('answers a move, not before a while', async () => {
    const { store, thinker } = seated([null, 3]);
    expect(thinker.isThinking).toBe(false);
    typed(store, 'e2-e4');
    expect(thinker.tasks.at(-1)).toMatchObject({ variant: 'chess99', actions: ['e2-e4'], level: 3 });
    await thinker.answer('a8-a6');
    expect(actionsOf(store)).toEqual(['e2-e4']);
    await paced();
    expect(actionsOf(store)).toEqual(['e2-e4', 'a8-a6']);
    expect(thinker.isThinking).toBe(false);
  });

  test('begins if it plays White', async () => {
    const { store, thinker } = seated([1, null]);
    await thinker.answer('e2-e4');
    await paced();
    expect(actionsOf(store)).toEqual(['e2-e4']);
    expect(store.getState().document.identity).not.toBeNull();
  });

  test('plays itself', async () => {
    const { store, thinker } = seated([1, 2]);
    for (const action of ['e2-e4', 'a8-a6', 'a2-a4']) {
      await thinker.answer(action);
      await paced();
    }
    expect(actionsOf(store)).toHaveLength(3);
    expect(thinker.tasks.map(({ level }) => level)).toEqual([1, 2, 1, 2]);
  });

  test('is shown to think after a while, and then can be asked to move now', async () => {
    const { store, thinker } = seated([null, 3]);
    typed(store, 'e2-e4');
    await vi.advanceTimersByTimeAsync(200);
    expect(store.getState().computing).toBeNull();
    await vi.advanceTimersByTimeAsync(200);
    expect(store.getState().computing).toEqual({ side: BLACK, isHurried: false });
    store.getState().moveNow();
    expect(thinker.hurried).toBe(1);
    await thinker.answer('a8-a6');
    expect(actionsOf(store)).toEqual(['e2-e4', 'a8-a6']);
    expect(store.getState().computing).toBeNull();
  });

  test('has pieces that can be looked at, but not moved', async () => {
    const { store } = seated([3, null]);
    store.getState().pick(site('e2'));
    expect(store.getState().selection?.binding).toBe(false);
    expect(store.getState().selection?.candidates.length).toBeGreaterThan(0);
    store.getState().pick(site('e4'));
    await vi.advanceTimersByTimeAsync(10);
    expect(actionsOf(store)).toEqual([]);
    expect(store.getState().document.picked).toEqual([]);
    expect(typed(store, 'e2-e4')).toBe(false);
    expect(say(store.getState().notice ?? { id: '' })).toBe('The computer moves White’s pieces.');
  });

  test('plays on while somebody looks at an earlier position, and leaves that on the board', async () => {
    const { store, thinker } = seated([null, 3]);
    typed(store, 'e2-e4');
    store.getState().setCursor(0);
    await thinker.answer('a8-a6');
    await paced();
    expect(actionsOf(store)).toEqual(['e2-e4', 'a8-a6']);
    expect(store.getState().document.cursor).toBe(0);
    expect(say(store.getState().announcement)).toMatch(/^Black: /);
  });

  test('stops thinking when the move is taken back, and thinks again when it is redone', async () => {
    const { store, thinker } = seated([null, 3]);
    typed(store, 'e2-e4');
    store.getState().takeBack();
    expect(actionsOf(store)).toEqual([]);
    expect(thinker.isThinking).toBe(false);
    store.getState().redo();
    expect(actionsOf(store)).toEqual(['e2-e4']);
    await thinker.answer('a8-a6');
    await paced();
    expect(actionsOf(store)).toEqual(['e2-e4', 'a8-a6']);
  });

  test('has its answer taken back with the move that it answered, and redone', async () => {
    const { store, thinker } = seated([null, 3]);
    typed(store, 'e2-e4');
    await thinker.answer('a8-a6');
    await paced();
    store.getState().takeBack();
    expect(actionsOf(store)).toEqual([]);
    expect(store.getState().document.game.redoSteps).toHaveLength(2);
    store.getState().redo();
    expect(actionsOf(store)).toEqual(['e2-e4', 'a8-a6']);
  });

  test('does not take back its first move if nobody answered it', async () => {
    const { store, thinker } = seated([3, null]);
    await thinker.answer('e2-e4');
    await paced();
    store.getState().takeBack();
    expect(actionsOf(store)).toEqual(['e2-e4']);
  });

  test('takes a side over in mid-game, and hands it back', () => {
    const { store, thinker } = seated([null, null]);
    typed(store, 'e2-e4');
    expect(thinker.isThinking).toBe(false);
    store.getState().setSeats([null, 6]);
    expect(thinker.tasks.at(-1)?.level).toBe(6);
    store.getState().setSeats([null, 2]);
    expect(thinker.tasks.at(-1)?.level).toBe(2);
    store.getState().setSeats([null, null]);
    expect(thinker.isThinking).toBe(false);
    expect(typed(store, 'a8-a6')).toBe(true);
  });

  test('thinks again in a game that is opened in the middle of its turn', () => {
    const { thinker } = seated([4, null]);
    expect(thinker.isThinking).toBe(true);
  });

  test('does nothing once the game has left the screen', async () => {
    const { store, thinker, leave } = seated([4, null]);
    leave();
    expect(thinker.isThinking).toBe(false);
    store.getState().setSeats([5, null]);
    await paced();
    expect(thinker.isThinking).toBe(false);
  });

  test('waits until somebody has said who plays the game of a link', () => {
    const game = newGame(chess99);
    const store = createPlayStore(newDocument(game, { seats: [3, null] }), { asksWhoPlays: true });
    const thinker = new FakeThinker();
    seatComputer(store, {
      thinker: () => thinker,
      pace: () => 0,
      isPresent: () => true,
      watch: () => () => undefined,
      claim: () => () => undefined,
      newSeed: () => 1,
    });
    expect(thinker.isThinking).toBe(false);
    store.getState().setSeats([3, null]);
    expect(thinker.isThinking).toBe(true);
  });

  test('says in words that it cannot go on, and leaves both sides to persons', async () => {
    const { store, thinker } = seated([null, 3]);
    typed(store, 'e2-e4');
    await thinker.fail({ id: 'computer/not-loaded' });
    expect(say(store.getState().notice ?? { id: '' })).toMatch(/failed to download.*you move both sides/);
    expect(typed(store, 'a8-a6')).toBe(true);
    expect(thinker.isThinking).toBe(false);
  });
});

describe('a page with the computer', () => {
  test('does not let it think while nobody looks', async () => {
    let isPresent = true;
    let look: () => void = () => undefined;
    const { store, thinker } = seated([null, 3], {
      means: {
        isPresent: () => isPresent,
        watch: (changed) => {
          look = changed;
          return () => undefined;
        },
      },
    });
    typed(store, 'e2-e4');
    isPresent = false;
    look();
    expect(thinker.isThinking).toBe(false);
    isPresent = true;
    look();
    expect(thinker.isThinking).toBe(true);
    await thinker.answer('a8-a6');
    isPresent = false;
    look();
    await paced();
    expect(actionsOf(store)).toEqual(['e2-e4']);
  });

  test('lets it think in one of several pages with the game', () => {
    const asked: (() => void)[] = [];
    let givenBack = 0;
    const { store, thinker } = seated([null, 3], {
      parts: { identity: { id: 'one', revision: 3 } },
      means: {
        claim: (game, granted) => {
          expect(game).toBe('one');
          asked.push(granted);
          return () => (givenBack += 1);
        },
      },
    });
    typed(store, 'e2-e4');
    expect(thinker.isThinking).toBe(false);
    asked.forEach((granted) => {
      granted();
    });
    expect(thinker.isThinking).toBe(true);
    store.getState().setSeats([null, null]);
    expect(givenBack).toBe(1);
  });
});

describe('a turn of several actions', () => {
  /** White has captured enough to drop three pieces, one of which is due. */
  const DROPS = '1/F1n/3tH/k1K2r1/4N2/7/N4/1R1/1 w f1,w3,n2,W3 m';

  test('is played at a pace, thought about once, and announced as one', async () => {
    const { store, thinker } = seated([3, null], { variant: tns, start: DROPS });
    const before = store.getState().announcement;
    await thinker.answer('b3-d4 f@g4 end a1-a1');
    await paced();
    expect(actionsOf(store)).toEqual(['b3-d4']);
    expect(store.getState().announcement).toBe(before);
    await paced();
    expect(actionsOf(store)).toEqual(['b3-d4', 'f@g4']);
    await paced();
    expect(actionsOf(store)).toEqual(['b3-d4', 'f@g4', 'end']);
    expect(thinker.tasks).toHaveLength(1);
    expect(say(store.getState().announcement)).toMatch(/^White: Nd4\. White: F@g4\. White ends the turn\. /);
  });

  test('goes on with further thinking where the first does not reach', async () => {
    const { store, thinker } = seated([3, null], { variant: tns, start: DROPS });
    await thinker.answer('b3-d4');
    await paced();
    expect(thinker.tasks).toHaveLength(2);
    await thinker.answer('f@g4');
    await paced();
    expect(actionsOf(store)).toEqual(['b3-d4', 'f@g4']);
  });
});

describe('a draw', () => {
  test('that a person offers in the computer’s turn is accepted unless it is better', async () => {
    const { store, thinker } = seated([null, 3]);
    typed(store, 'e2-e4');
    store.getState().offerDraw(WHITE);
    await thinker.answer('a8-a6', { kind: 'estimate', points: 400 });
    expect(store.getState().document.drawOffer).toBeNull();
    await paced();
    typed(store, 'a2-a4');
    store.getState().offerDraw(WHITE);
    await thinker.answer('b8-b6', { kind: 'estimate', points: -30 });
    expect(store.getState().document.game.ending?.reason).toBe('agreement');
  });

  test('that a person offers in their own turn is answered after some thought', async () => {
    const { store, thinker } = seated([null, 3]);
    store.getState().offerDraw(WHITE);
    expect(thinker.tasks.at(-1)?.level).toBeNull();
    await thinker.answer('e2-e4', { kind: 'estimate', points: -200 });
    await paced();
    expect(store.getState().document.drawOffer).toBeNull();
    store.getState().offerDraw(WHITE);
    await thinker.answer('e2-e4', { kind: 'estimate', points: 200 });
    await paced();
    expect(store.getState().document.game.ending?.reason).toBe('agreement');
  });

  test('that a person offers is accepted by who is a little better when nothing has been taken for twenty turns', async () => {
    const { store, thinker } = seated([null, 8]);
    const shuffle = ['b1-c3', 'h9-g7', 'c3-b1', 'g7-h9'];
    for (let i = 0; i < 40; i += 2) {
      typed(store, shuffle[i % 4] ?? '');
      await thinker.answer(shuffle[(i + 1) % 4] ?? '', { kind: 'estimate', points: 127 });
      await paced();
    }
    store.getState().offerDraw(WHITE);
    await thinker.answer('b1-c3', { kind: 'estimate', points: -127 });
    await paced();
    expect(store.getState().document.game.ending?.reason).toBe('agreement');
  });
});

test('the computer resigns from level 5 on when several turns were hopeless', async () => {
  const { store, thinker } = seated([null, 5]);
  const hopeless: Score = { kind: 'loss', turns: 4 };
  const moves = ['e2-e4', 'a8-a6', 'a2-a4', 'b8-b6', 'b2-b4', 'c8-c6', 'c2-c4'];
  for (const [i, move] of moves.entries())
    if (i % 2 === 0) typed(store, move);
    else {
      await thinker.answer(move, hopeless);
      await paced();
    }
  expect(store.getState().document.game.ending).toBeNull();
  await thinker.answer('d8-d6', hopeless);
  expect(store.getState().document.game.ending).toMatchObject({ winner: WHITE, reason: 'resignation' });
});

test('a paused clock stops the computer too, except before the first move', async () => {
  const clock = newClock({ kind: 'sudden death', minutes: [5, 5] }, true, WHITE);
  const { store, thinker } = seated([3, null], { parts: { clock } });
  await thinker.answer('e2-e4');
  await paced();
  typed(store, 'a8-a6');
  expect(thinker.isThinking).toBe(true);
  store.getState().pauseClock();
  expect(thinker.isThinking).toBe(false);
  store.getState().startClock();
  expect(thinker.isThinking).toBe(true);
});

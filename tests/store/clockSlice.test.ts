import { beforeEach, describe, expect, test } from 'vitest';
import { pauseClock, remainingAt } from '../../src/engine/game/clock.ts';
import { readClock } from '../../src/engine/game/readClock.ts';
import type { Control } from '../../src/engine/game/control.ts';
import { newGame } from '../../src/engine/game/game.ts';
import { BLACK, SIDES, WHITE } from '../../src/engine/rules/side.ts';
import type { Variant } from '../../src/engine/rules/variant.ts';
import { chess99 } from '../../src/engine/variants/chess99/chess99.ts';
import { tns } from '../../src/engine/variants/tns/tns.ts';
import { rematchOf } from '../../src/store/document/anotherGame.ts';
import { newDocument } from '../../src/store/document/document.ts';
import type { PlayStore } from '../../src/store/playStore.ts';
import { createPlayStore } from '../../src/store/playStore.ts';
import { valueOf } from '../support/result.ts';
import { say } from '../../src/words/say.ts';
import { typed } from '../support/typed.ts';

const MINUTE: Control = { kind: 'sudden death', minutes: [1, 1] };

let time = 0;
const now = () => time;
const wait = (seconds: number) => (time += seconds * 1000);
beforeEach(() => {
  time = 5000;
});

function storeOf(variant: Variant, start?: string, clock?: unknown): PlayStore {
  const game = newGame(variant, start === undefined ? undefined : valueOf(variant.readPosition(start)));
  const stored = clock === undefined ? null : valueOf(readClock(clock));
  return createPlayStore(newDocument(game, { clock: stored }), { now });
}

/** A game of Chess 99 with a clock. */
function storeWith(control: Control, endsGame = true): PlayStore {
  const store = storeOf(chess99);
  store.getState().setClock(control, endsGame);
  return store;
}

function enter(store: PlayStore, ...actions: readonly string[]) {
  for (const action of actions) typed(store, action);
}

const actionsOf = (store: PlayStore) => store.getState().document.game.steps.map(({ action }) => action);
const isRunning = (store: PlayStore) => (store.getState().document.clock?.since ?? null) !== null;

/** What White and Black have left, in seconds. */
function secondsLeft(store: PlayStore): number[] {
  const { clock } = store.getState().document;
  if (!clock) throw new Error('The game has no clock.');
  return SIDES.map((side) => remainingAt(clock, side, time) / 1000);
}

describe('a game', () => {
  test('has no clock unless one is set', () => {
    const store = storeOf(chess99);
    enter(store, 'e2-e4');
    store.getState().startClock();
    store.getState().pauseClock();
    store.getState().flag();
    expect(store.getState().document.clock).toBeNull();
  });

  test('may have its clock removed', () => {
    const store = storeWith(MINUTE);
    store.getState().startClock();
    store.getState().removeClock();
    wait(100);
    enter(store, 'e2-e4');
    expect(store.getState().document.clock).toBeNull();
    expect(store.getState().document.game.ending).toBeNull();
  });
});

describe('a clock starts', () => {
  test('for Black with White’s first action', () => {
    const store = storeWith(MINUTE);
    wait(30);
    enter(store, 'e2-e4');
    wait(10);
    expect(secondsLeft(store)).toEqual([60, 50]);
  });

  test('for White if it is started before that', () => {
    const store = storeWith(MINUTE);
    store.getState().startClock();
    wait(10);
    enter(store, 'e2-e4');
    wait(5);
    expect(secondsLeft(store)).toEqual([50, 55]);
  });

  test('for the side to move if it is set in the middle of a game', () => {
    const store = storeOf(chess99);
    enter(store, 'e2-e4');
    store.getState().setClock(MINUTE, true);
    store.getState().startClock();
    wait(10);
    expect(secondsLeft(store)).toEqual([60, 50]);
  });
});

test('looking at earlier positions does not stop the clock', () => {
  const store = storeWith(MINUTE);
  enter(store, 'e2-e4');
  store.getState().setCursor(0);
  wait(10);
  expect(secondsLeft(store)).toEqual([60, 50]);
});

test('the clock in the state changes with actions, not with time', () => {
  const store = storeWith(MINUTE);
  enter(store, 'e2-e4');
  const { clock } = store.getState().document;
  wait(10);
  store.getState().flag();
  store.getState().sayTime();
  store.getState().setCursor(0);
  expect(store.getState().document.clock).toBe(clock);
});

describe('time given to a player', () => {
  test('is said', () => {
    const store = storeWith(MINUTE);
    store.getState().giveTime(BLACK);
    expect(secondsLeft(store)).toEqual([60, 75]);
    expect(say(store.getState().announcement)).toBe('Black gets 15 seconds more.');
  });

  test('comes too late when the time has run out', () => {
    const store = storeWith(MINUTE, false);
    store.getState().startClock();
    wait(61);
    store.getState().giveTime(WHITE);
    expect(secondsLeft(store)).toEqual([0, 60]);
    expect(say(store.getState().announcement)).toBe('White’s time has run out.');
  });
});

test('odds in time change sides with the players of a rematch', () => {
  const store = storeWith({ kind: 'increment', minutes: [5, 2], seconds: 3 });
  const { clock } = rematchOf(store.getState().document);
  expect(clock?.control.minutes).toEqual([2, 5]);
  expect(clock?.left).toEqual([120_000, 300_000]);
});

describe('a turn of several actions', () => {
  const DROPS = '1/F1n/3tH/k1K2r1/4N2/7/N4/1R1/1 w f2,w3,n2,W3 m';

  test('starts the other side’s time when it ends', () => {
    const store = storeOf(tns, DROPS);
    store.getState().setClock({ kind: 'increment', minutes: [1, 1], seconds: 5 }, true);
    store.getState().startClock();
    wait(10);
    enter(store, 'b3-d4');
    expect(actionsOf(store)).toEqual(['b3-d4']);
    expect(store.getState().document.clock?.side).toBe(WHITE);
    wait(10);
    expect(secondsLeft(store)).toEqual([40, 60]);
    enter(store, 'end');
    wait(1);
    expect(secondsLeft(store)).toEqual([45, 59]);
  });

  test('restarts a paused clock for the side whose turn goes on', () => {
    const store = storeOf(tns, DROPS);
    store.getState().setClock(MINUTE, true);
    enter(store, 'b3-d4');
    wait(10);
    expect(secondsLeft(store)).toEqual([50, 60]);
  });
});

describe('a pause', () => {
  test('lasts until the clock is started', () => {
    const store = storeWith(MINUTE);
    enter(store, 'e2-e4');
    wait(10);
    store.getState().pauseClock();
    wait(100);
    expect(secondsLeft(store)).toEqual([60, 50]);
    store.getState().startClock();
    wait(1);
    expect(secondsLeft(store)).toEqual([60, 49]);
  });

  test('or until the next action', () => {
    const store = storeWith(MINUTE);
    enter(store, 'e2-e4');
    wait(10);
    store.getState().pauseClock();
    wait(100);
    enter(store, 'e8-e6');
    wait(1);
    expect(secondsLeft(store)).toEqual([59, 50]);
  });

  test('that comes too late ends the game instead', () => {
    const store = storeWith(MINUTE);
    enter(store, 'e2-e4');
    wait(61);
    store.getState().pauseClock();
    expect(store.getState().document.game.ending).toEqual({ winner: WHITE, reason: 'timeout' });
  });
});

describe('the end of a game stops its clock', () => {
  test('when a player resigns', () => {
    const store = storeWith(MINUTE);
    enter(store, 'e2-e4');
    store.getState().resign(BLACK);
    expect(isRunning(store)).toBe(false);
    store.getState().startClock();
    expect(isRunning(store)).toBe(false);
  });

  test('when the rules end it', () => {
    const store = storeOf(chess99, '4k4/9/9/4R4/9/9/9/9/K8 w - 30');
    store.getState().setClock(MINUTE, true);
    store.getState().startClock();
    wait(5);
    enter(store, 'e6-e9');
    wait(5);
    expect(secondsLeft(store)).toEqual([55, 60]);
  });
});

describe('taking back', () => {
  test('gives no time back, and the time of the side to move runs', () => {
    const store = storeWith(MINUTE);
    store.getState().startClock();
    wait(10);
    enter(store, 'e2-e4');
    wait(10);
    store.getState().takeBack();
    wait(1);
    expect(secondsLeft(store)).toEqual([49, 50]);
    store.getState().redo();
    wait(1);
    expect(secondsLeft(store)).toEqual([49, 49]);
  });

  test('a game begun at an earlier position has the clock paused, for who is to move there', () => {
    const store = storeWith(MINUTE);
    enter(store, 'e2-e4', 'e8-e6', 'd2-d4');
    store.getState().setCursor(2);
    store.getState().playOnFromHere();
    wait(10);
    expect(secondsLeft(store)).toEqual([60, 60]);
    store.getState().startClock();
    wait(10);
    expect(secondsLeft(store)).toEqual([50, 60]);
  });

  test('can undo a loss on time: the game goes on with no time left for that player', () => {
    const store = storeWith(MINUTE);
    enter(store, 'e2-e4');
    wait(61);
    store.getState().flag();
    store.getState().takeBack();
    expect(store.getState().document.game.ending).toBeNull();
    enter(store, 'e8-e6', 'd2-d4', 'd8-d6');
    expect(actionsOf(store)).toHaveLength(4);
    wait(61);
    store.getState().flag();
    expect(store.getState().document.game.ending).toEqual({ winner: BLACK, reason: 'timeout' });
  });
});

describe('when time has run out', () => {
  test('the game ends if the players have agreed that', () => {
    const store = storeWith(MINUTE);
    enter(store, 'e2-e4');
    wait(59);
    store.getState().flag();
    expect(store.getState().document.game.ending).toBeNull();
    wait(1);
    store.getState().flag();
    expect(store.getState().document.game.ending).toEqual({ winner: WHITE, reason: 'timeout' });
    expect(say(store.getState().announcement)).toContain('White wins: Black’s time has run out.');
    expect(isRunning(store)).toBe(false);
  });

  test('a move comes too late, even if nobody has looked at the clock', () => {
    const store = storeWith(MINUTE);
    enter(store, 'e2-e4');
    wait(61);
    enter(store, 'e8-e6');
    expect(actionsOf(store)).toEqual(['e2-e4']);
    expect(store.getState().document.game.ending).toEqual({ winner: WHITE, reason: 'timeout' });
  });

  test('the page says so and the game goes on if the players have agreed that', () => {
    const store = storeWith({ kind: 'increment', minutes: [1, 1], seconds: 5 }, false);
    enter(store, 'e2-e4');
    wait(70);
    store.getState().flag();
    expect(say(store.getState().announcement)).toBe('Black’s time has run out.');
    enter(store, 'e8-e6');
    expect(actionsOf(store)).toEqual(['e2-e4', 'e8-e6']);
    wait(1);
    expect(secondsLeft(store)).toEqual([64, 0]);
  });
});

test('the time left is announced when it gets short', () => {
  const store = storeWith({ kind: 'sudden death', minutes: [2, 2] });
  enter(store, 'e2-e4');
  const said = [59, 1, 40, 10.002, 9].map((seconds) => {
    store.setState({ announcement: { id: 'play/nothing' } });
    wait(seconds);
    store.getState().sayTime();
    return say(store.getState().announcement);
  });
  expect(said).toEqual([
    '',
    'Black has 1 minute left.',
    'Black has 20 seconds left.',
    'Black has 10 seconds left.',
    'Black has 1 second left.',
  ]);
});

describe('a stored clock', () => {
  test('continues from where it was when somebody moves', () => {
    const store = storeWith(MINUTE);
    enter(store, 'e2-e4');
    wait(10);
    const { clock } = store.getState().document;
    const stored: unknown = clock && pauseClock(clock, time);
    time = 1;
    const later = storeOf(chess99, '4k4/9/9/9/9/9/9/9/4K4 b - 3', stored);
    wait(1000);
    expect(secondsLeft(later)).toEqual([60, 50]);
    later.getState().startClock();
    wait(1);
    expect(secondsLeft(later)).toEqual([60, 49]);
  });

  test('is set to the side to move, whatever was stored', () => {
    const store = storeWith(MINUTE);
    expect(
      storeOf(chess99, '4k4/9/9/9/9/9/9/9/4K4 b - 3', store.getState().document.clock).getState().document
        .clock?.side,
    ).toBe(BLACK);
  });
});

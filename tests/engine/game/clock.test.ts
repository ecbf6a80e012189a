import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Clock } from '../../../src/engine/game/clock.ts';
import {
  afterAction,
  asOf,
  giveTime,
  hasRunOut,
  isFresh,
  isOverdue,
  newClock,
  pauseClock,
  remainingAt,
  resumeClock,
  turnedTo,
  untilWord,
} from '../../../src/engine/game/clock.ts';
import { readClock } from '../../../src/engine/game/readClock.ts';
import type { Control } from '../../../src/engine/game/control.ts';
import { delayOf, exchangeSides, incrementOf, startingTime } from '../../../src/engine/game/control.ts';
import { BLACK, SIDES, WHITE, otherSide } from '../../../src/engine/rules/side.ts';
import { refusalOf, valueOf } from '../../support/result.ts';

const suddenDeath: Control = { kind: 'sudden death', minutes: [5, 5] };
const increment: Control = { kind: 'increment', minutes: [5, 5], seconds: 3 };
const delay: Control = { kind: 'delay', minutes: [5, 5], seconds: 3 };

/** The first moment; any value will do. */
const START = 1_000_000;
const at = (seconds: number) => START + seconds * 1000;

/** A clock on which White’s time runs from the first moment. */
const running = (control: Control) => resumeClock(newClock(control, true, WHITE), START);

/** What White and Black have left, in seconds. */
const secondsLeft = (clock: Clock, now: number) => SIDES.map((side) => remainingAt(clock, side, now) / 1000);

describe('with sudden death', () => {
  test('the time of the side to move runs, and the other’s stands still', () => {
    expect(secondsLeft(running(suddenDeath), at(12))).toEqual([288, 300]);
  });

  test('the end of a turn starts the other side’s time, and adds nothing', () => {
    const clock = afterAction(running(suddenDeath), BLACK, at(12));
    expect(secondsLeft(clock, at(12))).toEqual([288, 300]);
    expect(secondsLeft(clock, at(20))).toEqual([288, 292]);
  });

  test('after an action that does not end the turn, the same time runs on', () => {
    const clock = afterAction(running(suddenDeath), WHITE, at(12));
    expect(secondsLeft(clock, at(20))).toEqual([280, 300]);
  });

  test('time stops at zero', () => {
    expect(hasRunOut(running(suddenDeath), WHITE, at(299.9))).toBe(false);
    expect(hasRunOut(running(suddenDeath), WHITE, at(300))).toBe(true);
    expect(secondsLeft(running(suddenDeath), at(1000))).toEqual([0, 300]);
  });
});

describe('with an increment', () => {
  test('the end of a turn adds it to the time of the side that made the turn', () => {
    const clock = afterAction(running(increment), BLACK, at(12));
    expect(secondsLeft(clock, at(12))).toEqual([291, 300]);
  });

  test('an action that does not end the turn adds nothing', () => {
    const clock = afterAction(running(increment), WHITE, at(12));
    expect(secondsLeft(clock, at(12))).toEqual([288, 300]);
  });

  test('time that has run out stays so', () => {
    const clock = afterAction(running(increment), BLACK, at(301));
    expect(secondsLeft(clock, at(301))).toEqual([0, 300]);
    const later = afterAction(afterAction(clock, WHITE, at(302)), BLACK, at(303));
    expect(secondsLeft(later, at(303))).toEqual([0, 302]);
  });
});

describe('with a delay', () => {
  test('the first seconds of a turn cost nothing', () => {
    expect(secondsLeft(running(delay), at(3))).toEqual([300, 300]);
    expect(secondsLeft(running(delay), at(4))).toEqual([299, 300]);
  });

  test('the unused part of the delay is not added', () => {
    const clock = afterAction(running(delay), BLACK, at(1));
    expect(secondsLeft(clock, at(1))).toEqual([300, 300]);
  });

  test('each turn has the whole delay again', () => {
    const clock = afterAction(running(delay), BLACK, at(10));
    expect(secondsLeft(clock, at(14))).toEqual([293, 299]);
  });

  test('a turn of several actions has one delay', () => {
    const clock = afterAction(running(delay), WHITE, at(2));
    expect(secondsLeft(clock, at(5))).toEqual([298, 300]);
  });

  test('a pause keeps the rest of the delay', () => {
    const clock = resumeClock(pauseClock(running(delay), at(2)), at(60));
    expect(secondsLeft(clock, at(61))).toEqual([300, 300]);
    expect(secondsLeft(clock, at(62))).toEqual([299, 300]);
  });
});

describe('a pause', () => {
  test('costs nobody time', () => {
    const clock = pauseClock(running(suddenDeath), at(12));
    expect(secondsLeft(clock, at(500))).toEqual([288, 300]);
    expect(secondsLeft(resumeClock(clock, at(500)), at(501))).toEqual([287, 300]);
  });

  test('ends with the next action, and the other side’s time runs', () => {
    const clock = afterAction(pauseClock(running(suddenDeath), at(12)), BLACK, at(100));
    expect(secondsLeft(clock, at(101))).toEqual([288, 299]);
  });

  test('lets the clock go on with another time origin', () => {
    const clock = resumeClock(pauseClock(running(suddenDeath), at(12)), 5);
    expect(secondsLeft(clock, 1005)).toEqual([287, 300]);
  });

  test('is required for resuming: a running clock stays as it is', () => {
    const clock = running(suddenDeath);
    expect(resumeClock(clock, at(12))).toBe(clock);
  });
});

describe('a new clock', () => {
  test('waits', () => {
    expect(secondsLeft(newClock(delay, true, WHITE), at(999))).toEqual([300, 300]);
  });

  test('is fresh until time runs', () => {
    const clock = newClock(delay, true, WHITE);
    expect(isFresh(clock)).toBe(true);
    expect(isFresh(resumeClock(clock, START))).toBe(false);
    expect(isFresh(pauseClock(resumeClock(clock, START), at(1)))).toBe(false);
    // One player has used time, the other has not.
    const used = turnedTo(pauseClock(resumeClock(clock, START), at(10)), BLACK, at(10));
    expect(isFresh({ ...used, delay: clock.delay })).toBe(false);
    expect(isFresh(pauseClock(resumeClock(clock, START), at(4)))).toBe(false);
  });
});

describe('when something is taken back', () => {
  test('time that was spent stays spent, and the side to move goes on', () => {
    const clock = turnedTo(afterAction(running(increment), BLACK, at(12)), WHITE, at(20));
    expect(secondsLeft(clock, at(25))).toEqual([286, 292]);
  });

  test('within a turn, the clock does not notice', () => {
    const clock = running(delay);
    expect(turnedTo(clock, WHITE, at(2))).toBe(clock);
  });

  test('a paused clock stays paused', () => {
    const clock = turnedTo(pauseClock(running(suddenDeath), at(12)), BLACK, at(20));
    expect(secondsLeft(clock, at(99))).toEqual([288, 300]);
  });
});

describe('with odds in time', () => {
  const odds: Control = { kind: 'sudden death', minutes: [5, 2] };

  test('each side begins with its own time', () => {
    expect(secondsLeft(newClock(odds, true, WHITE), at(0))).toEqual([300, 120]);
  });

  test('a clock is fresh until a side has used some of its own time', () => {
    const clock = newClock(odds, true, WHITE);
    expect(isFresh(clock)).toBe(true);
    expect(isFresh(pauseClock(resumeClock(clock, at(0)), at(1)))).toBe(false);
  });

  test('players who change sides keep their times', () => {
    expect(exchangeSides(odds)).toEqual({ kind: 'sudden death', minutes: [2, 5] });
  });
});

describe('time given to a side', () => {
  test('is added to what it has left, whether its time runs or not', () => {
    const clock = running(suddenDeath);
    expect(secondsLeft(giveTime(clock, WHITE, 15_000, at(12)), at(20))).toEqual([295, 300]);
    expect(secondsLeft(giveTime(clock, BLACK, 15_000, at(12)), at(20))).toEqual([280, 315]);
  });

  test('leaves the rest of the delay as it is', () => {
    expect(secondsLeft(giveTime(running(delay), WHITE, 15_000, at(2)), at(4))).toEqual([314, 300]);
  });

  test('does not bring back a time that has run out', () => {
    const clock = running(suddenDeath);
    expect(giveTime(clock, WHITE, 15_000, at(300))).toBe(clock);
  });

  test('never makes a clock that could not be read again', () => {
    const full = giveTime(newClock(suddenDeath, true, WHITE), WHITE, 1e300, at(0));
    expect(valueOf(readClock(full))).toEqual(full);
  });
});

describe('the end of the time', () => {
  test('is due once', () => {
    const clock = running(suddenDeath);
    expect(isOverdue(clock, at(299))).toBe(false);
    expect(isOverdue(clock, at(300))).toBe(true);
    expect(isOverdue(asOf(clock, at(300)), at(301))).toBe(false);
  });

  test('is due for each side', () => {
    const clock = afterAction(asOf(running(suddenDeath), at(300)), BLACK, at(301));
    expect(isOverdue(clock, at(600))).toBe(false);
    expect(isOverdue(clock, at(601))).toBe(true);
  });
});

describe('a warning is due', () => {
  const secondsUntil = (clock: Clock, now: number) => {
    const time = untilWord(clock, now);
    return time === null ? null : time / 1000;
  };

  test('at one minute, twenty seconds, ten seconds, and at the end', () => {
    const clock = running(suddenDeath);
    expect([0, 240, 280, 290].map((seconds) => secondsUntil(clock, at(seconds)))).toEqual([240, 40, 10, 10]);
  });

  test('later by the rest of the delay', () => {
    expect(secondsUntil(running(delay), at(1))).toBe(242);
  });

  test('never when the time has run out or stands still', () => {
    expect(secondsUntil(running(suddenDeath), at(300))).toBeNull();
    expect(secondsUntil(newClock(suddenDeath, true, WHITE), at(0))).toBeNull();
  });
});

describe('a stored clock', () => {
  const stored = (clock: Clock, now: number): unknown => JSON.parse(JSON.stringify(pauseClock(clock, now)));

  test('is restored as it was when it was paused', () => {
    const clock = afterAction(running(increment), BLACK, at(12));
    expect(valueOf(readClock(stored(clock, at(20.25))))).toEqual(pauseClock(clock, at(20.25)));
  });

  const good = pauseClock(running(delay), at(2));
  test.each<[string, unknown]>([
    ['nothing', null],
    ['a text', '5:00'],
    ['a running clock', running(delay)],
    ['one that lacks a time', { ...good, left: [300_000] }],
    ['less than no time', { ...good, left: [300_000, -1] }],
    ['time without end', { ...good, left: [300_000, 1e300] }],
    ['no number', { ...good, left: [300_000, null] }],
    ['a third side', { ...good, side: 2 }],
    ['more delay than its control gives', { ...good, delay: 3001 }],
    ['a control out of bounds', { ...good, control: { kind: 'sudden death', minutes: [1e9, 1e9] } }],
    ['something more', { ...good, owner: 'me' }],
  ])('is refused when it holds %s', (_, content) => {
    expect(refusalOf(readClock(content))).toMatch(/^The clock of this game cannot be read/);
  });
});

const minutes = fc.tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 3 }));
const controls = fc.oneof(
  fc.record({ kind: fc.constant('sudden death' as const), minutes }),
  fc.record({
    kind: fc.constantFrom('increment' as const, 'delay' as const),
    minutes,
    seconds: fc.integer({ min: 1, max: 30 }),
  }),
);
/** An operation on a clock, and the milliseconds before it. */
const deeds = fc.array(
  fc.record({
    after: fc.integer({ min: 0, max: 40_000 }),
    deed: fc.constantFrom('end the turn', 'go on', 'pause', 'resume', 'take back'),
  }),
  { maxLength: 60, size: 'max' },
);

describe('for any sequence of operations', () => {
  test('time grows only by the increment of a turn, and only the running time shrinks', () => {
    fc.assert(
      fc.property(controls, deeds, (control, list) => {
        let clock = newClock(control, true, WHITE);
        let now = START;
        for (const { after, deed } of list) {
          const before = clock;
          const then = (now += after);
          const spent = SIDES.map((side) => before.left[side] - remainingAt(before, side, then));
          const passed = before.since === null ? 0 : then - before.since;
          expect(spent[before.side]).toBeGreaterThanOrEqual(0);
          expect(spent[before.side]).toBeLessThanOrEqual(passed);
          expect(spent[otherSide(before.side)]).toBe(0);
          clock = done(clock, deed, then);
          for (const side of SIDES) {
            const left = remainingAt(before, side, then);
            const isPaid = deed === 'end the turn' && side === before.side && left > 0;
            expect(clock.left[side]).toBe(
              clock === before ? before.left[side] : left + (isPaid ? incrementOf(control) : 0),
            );
          }
          expect(clock.delay).toBeLessThanOrEqual(delayOf(control));
        }
      }),
    );
  });

  test('the time lost is the time that ran, less the delays, until it runs out', () => {
    fc.assert(
      fc.property(controls, deeds, (control, list) => {
        // Calculates the same by adding up turn by turn.
        const left = [startingTime(control, WHITE), startingTime(control, BLACK)] as [number, number];
        let free = delayOf(control);
        let clock = newClock(control, true, WHITE);
        let now = START;
        for (const { after, deed } of list) {
          now += after;
          if (clock.since !== null)
            for (let rest = after; rest > 0;) {
              const step = free > 0 ? Math.min(rest, free) : rest;
              if (free > 0) free -= step;
              else left[clock.side] = Math.max(0, left[clock.side] - step);
              rest -= step;
            }
          if (deed === 'end the turn' && left[clock.side] > 0) left[clock.side] += incrementOf(control);
          if (deed === 'end the turn' || deed === 'take back') free = delayOf(control);
          clock = done(clock, deed, now);
          expect(SIDES.map((side) => remainingAt(clock, side, now))).toEqual(left);
        }
      }),
    );
  });
});

function done(clock: Clock, deed: string, now: number): Clock {
  switch (deed) {
    case 'end the turn':
      return afterAction(clock, otherSide(clock.side), now);
    case 'go on':
      return afterAction(clock, clock.side, now);
    case 'pause':
      return pauseClock(clock, now);
    case 'resume':
      return resumeClock(clock, now);
    default:
      return turnedTo(clock, otherSide(clock.side), now);
  }
}

import { describe, expect, test } from 'vitest';
import { newClock } from '../../../src/engine/game/clock.ts';
import { newGame } from '../../../src/engine/game/game.ts';
import { readNotation } from '../../../src/engine/record/readNotation.ts';
import { pickSite } from '../../../src/engine/rules/move.ts';
import { BLACK, WHITE } from '../../../src/engine/rules/side.ts';
import { chess99 } from '../../../src/engine/variants/chess99/chess99.ts';
import {
  flag,
  removeClock,
  resumeDocument,
  startClock,
  stopClock,
} from '../../../src/store/document/clock.ts';
import type { GameDocument } from '../../../src/store/document/document.ts';
import { isChanged, isLeftOtherwise, newDocument, revise } from '../../../src/store/document/document.ts';
import { answerDraw, claimDraw, offerDraw, resign } from '../../../src/store/document/endings.ts';
import { makeMove, redoSteps, setCursor, takeBackTo } from '../../../src/store/document/moves.ts';
import { rename } from '../../../src/store/document/players.ts';
import { valueOf } from '../../support/result.ts';

const MINUTE = newClock({ kind: 'sudden death', minutes: [1, 1] }, true, WHITE);
const empty = newDocument(newGame(chess99));

/** A document of Chess 99 after some actions, each a second after the one before. */
const after = (begun: GameDocument, ...actions: readonly string[]): GameDocument =>
  actions.reduce(
    (document, action, i) => makeMove(document, valueOf(readNotation(document.game, action)), i * 1000),
    begun,
  );

const newId = () => 'new';

describe('a document', () => {
  test('gets a higher revision with each change of the game, and an id with the first', () => {
    const first = revise(after(empty, 'e2-e4'), empty, newId);
    expect(first.identity).toEqual({ id: 'new', revision: 1 });
    expect(revise(rename(first, WHITE, 'Ada'), first, newId).identity).toEqual({ id: 'new', revision: 2 });
    expect(revise(takeBackTo(first, 0, 0), first, newId).identity).toEqual({ id: 'new', revision: 2 });
  });

  test('is another state of the same game after looking at other positions or picking', () => {
    const before = after(empty, 'e2-e4');
    for (const left of [setCursor(before, 0), { ...before, picked: [pickSite(3)] }]) {
      expect(isLeftOtherwise(left, before)).toBe(true);
      expect(isChanged(left, before)).toBe(false);
      expect(revise(left, before, newId)).toBe(left);
    }
  });

  test('is the same value after an impossible change', () => {
    const over = resign(after({ ...empty, clock: MINUTE }, 'e2-e4'), BLACK, 0);
    const refused: readonly ((document: GameDocument) => GameDocument)[] = [
      (document) => resign(document, WHITE, 0),
      (document) => offerDraw(document, WHITE),
      (document) => answerDraw(document, WHITE, true, 0),
      (document) => claimDraw(document, 'threefold', 0),
      (document) => redoSteps(document, 0),
      (document) => setCursor(document, 2),
      (document) => startClock(document, 0),
      (document) => stopClock(document, 0),
      (document) => flag(document, 100_000),
      (document) => rename(document, WHITE, ' '),
    ];
    for (const change of refused) expect(change(over)).toBe(over);
    expect(removeClock(empty)).toBe(empty);
  });

  test('has nothing picked once another position is shown', () => {
    const picked = { ...after(empty, 'e2-e4'), picked: [pickSite(3)] };
    expect(setCursor(picked, 0).picked).toEqual([]);
    expect(takeBackTo(picked, 0, 0).picked).toEqual([]);
    expect(resign(picked, WHITE, 0).picked).toEqual([]);
  });

  test('is the same game when earlier positions are viewed after its end, even with a clock', () => {
    const over = resign(after({ ...empty, clock: MINUTE }, 'e2-e4', 'e8-e6'), WHITE, 5000);
    expect(isChanged(setCursor(over, 0), over)).toBe(false);
  });
});

test('an offer stands until the player who received it moves instead', () => {
  const offered = offerDraw(empty, WHITE);
  expect(after(offered, 'e2-e4').drawOffer).toBe(WHITE);
  expect(after(offered, 'e2-e4', 'e8-e6').drawOffer).toBeNull();
});

test('a document that was left with its clock running resumes with it paused', () => {
  const left = after({ ...empty, clock: MINUTE }, 'e2-e4');
  expect(left.clock?.since).not.toBeNull();
  expect(resumeDocument(left, 3000).clock).toMatchObject({
    since: null,
    side: BLACK,
    left: [60_000, 57_000],
  });
});

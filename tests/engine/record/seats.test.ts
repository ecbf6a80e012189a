import { describe, expect, test } from 'vitest';
import { newGame } from '../../../src/engine/game/game.ts';
import { openedLink } from '../../../src/engine/record/link.ts';
import { writeLink } from '../../../src/engine/record/writeLink.ts';
import { recordOf } from '../../../src/engine/record/recordOf.ts';
import { readRecordText, writeRecordText } from '../../../src/engine/record/recordText.ts';
import type { Seat } from '../../../src/engine/record/seats.ts';
import { PERSONS, onlyPerson } from '../../../src/engine/record/seats.ts';
import { playWritten } from '../../../src/engine/record/writtenRecord.ts';
import type { BySide } from '../../../src/engine/rules/side.ts';
import { BLACK, WHITE } from '../../../src/engine/rules/side.ts';
import { hex39 } from '../../../src/engine/variants/hex39/hex39.ts';
import { valueOf } from '../../support/result.ts';

const game = newGame(hex39);
const SEATS: readonly BySide<Seat>[] = [
  [null, 3],
  [8, null],
  [1, 2],
];

const linkWith = (seats: BySide<Seat>) => writeLink(hex39, recordOf(game, ['', ''], 0, null, seats));
const textWith = (seats: BySide<Seat>) => writeRecordText(game, ['', ''], '', null, seats);

/** Who plays according to a record text. */
const seatsIn = (text: string) => {
  const [read] = valueOf(readRecordText(text));
  if (!read) throw new Error('There is no record.');
  expect(read.doubts).toEqual([]);
  return valueOf(playWritten(hex39, read.record)).seats;
};

describe('who plays', () => {
  test.each(SEATS)('is told by a link: %s, %s', (...seats) => {
    expect(valueOf(openedLink(hex39, linkWith(seats))).seats).toEqual(seats);
  });

  test.each(SEATS)('is told by the tags of a record: %s, %s', (...seats) => {
    expect(seatsIn(textWith(seats))).toEqual(seats);
  });

  test('is not told of two persons, so that their links and records are what they were', () => {
    expect(linkWith(PERSONS)).toBe(writeLink(hex39, recordOf(game, ['', ''], 0)));
    expect(textWith(PERSONS)).not.toContain('Type');
  });

  test('is written as in PGN', () => {
    expect(textWith([null, 3])).toContain('[WhiteType "human"]\n[BlackType "program"]\n[BlackLevel "3"]\n');
  });

  test('is a person where another program played, or the level is none of ours', () => {
    const tagged = (tags: string) => `[Variant "hex39"]\n${tags}\n\n*`;
    expect(seatsIn(tagged('[WhiteType "program"]'))).toBeUndefined();
    expect(seatsIn(tagged('[WhiteType "program"]\n[WhiteLevel "9"]'))).toBeUndefined();
    expect(seatsIn(tagged('[WhiteType "human"]\n[WhiteLevel "3"]'))).toBeUndefined();
    expect(seatsIn(tagged('[blacktype "Program"]\n[blacklevel "7"]'))).toEqual([null, 7]);
  });
});

test('the only person is known, and is nobody if there are two or none', () => {
  expect(onlyPerson([null, 3])).toBe(WHITE);
  expect(onlyPerson([3, null])).toBe(BLACK);
  expect(onlyPerson([null, null])).toBeNull();
  expect(onlyPerson([1, 1])).toBeNull();
});

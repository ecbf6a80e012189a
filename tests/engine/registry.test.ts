import { describe, expect, test } from 'vitest';
import {
  games,
  registry as registryEntries,
  registryEntryNamed,
  variantOf,
} from '../../src/engine/registry.ts';
import { say } from '../../src/words/say.ts';
import { registry, oneOfEachName } from '../support/registry.ts';
import { EMPTY } from '../../src/engine/rules/piece.ts';
import { SIDES } from '../../src/engine/rules/side.ts';
import { refusalOf, valueOf } from '../support/result.ts';
import { summaries } from '../../src/words/en/summaries.ts';

test('a variant is found by its id, and no two share one', async () => {
  for (const variant of registry) expect(valueOf(await variantOf(variant.id))).toBe(variant);
});

test('the games are listed once each, with all their boards', () => {
  expect(games.flat()).toEqual(registryEntries);
  const named = games.map((boards) => [...new Set(boards.map(({ game }) => game))]);
  expect(named.map((names) => names.length)).toEqual(games.map(() => 1));
  expect(new Set(named.flat()).size).toBe(games.length);
});

test('no variant is called by nothing or by the name of a board alone', () => {
  for (const text of ['', '-', 'far walls', 'Chess']) expect(registryEntryNamed(text)).toBeNull();
});

test('a variant has the facts with which it is listed', () => {
  for (const [i, { load, ...metadata }] of registryEntries.entries()) {
    expect(load).toBeTypeOf('function');
    expect(registry[i]).toMatchObject(metadata);
  }
});

test.each(['', 'chess', 'Chess99', 'chess99 ', '__proto__'])('there is no variant “%s”', async (id) => {
  const names = oneOfEachName.map(({ name }) => name.replaceAll(' ', '\u00a0'));
  const list = names.join(', ').replace(/, ([^,]*)$/, ' and $1');
  expect(refusalOf(await variantOf(id))).toBe(`There is no variant “${id}”; there are ${list}.`);
});

test('variants with the same name have board names that differ, and no others have board names', () => {
  for (const { name, board } of registry) {
    const boards = registry.filter((other) => other.name === name).map((other) => other.board);
    expect(boards.length > 1).toBe(board !== undefined);
    expect(new Set(boards).size).toBe(boards.length);
  }
});

test('only TNS Chess and Ben39 have pieces in hand', () => {
  for (const { name, hasHands } of registry) expect(hasHands).toBe(['TNS Chess', 'Ben39'].includes(name));
});

describe.each(registry)('$name', (variant) => {
  test('has a name, an inventor, and one sentence on what is odd about it', () => {
    expect(variant.name).toMatch(/^[A-Z]/);
    expect(variant.inventor).toMatch(/^[A-Z]\S+ [A-Z]\S+$/);
    expect(summaries[variant.game]).toMatch(/^[A-Z].{20,}\.$/);
  });

  test('has no movement from an empty site', () => {
    const empty = variant.start.board.findIndex((piece) => piece === EMPTY);
    expect(variant.movementMap(variant.start, empty)).toEqual([]);
  });

  test('has an id fit for an address, and a version of its rules', () => {
    expect(variant.id).toMatch(/^[a-z][a-z0-9-]*$/);
    expect(variant.version).toBeGreaterThanOrEqual(1);
  });

  test('has a name for every kind of piece, and a capital letter of its own', () => {
    const [nothing, ...pieces] = variant.kinds;
    expect(nothing?.letter).toBe('');
    for (const { letter, name, movement } of pieces) {
      expect(letter).toMatch(/^[A-Z]$/);
      expect(name).toMatch(/^[a-z][a-z -]*$/);
      expect(say(movement)).toMatch(/^[A-Z].*[^.]$/);
    }
    expect(new Set(pieces.map(({ letter }) => letter)).size).toBe(pieces.length);
  });

  test('starts with nothing to claim, and nothing in hand unless the variant has hands', () => {
    expect(variant.claims(variant.start, [])).toEqual([]);
    for (const { holder, count } of variant.hands(variant.start)) {
      expect(variant.hasHands).toBe(true);
      expect(SIDES).toContain(holder);
      expect(count).toBeGreaterThan(0);
    }
  });

  test('starts with a game to be played', () => {
    expect(variant.status(variant.start, []).outcome).toBeNull();
    expect(valueOf(variant.readPosition(variant.writePosition(variant.start)))).toEqual(variant.start);
  });
});

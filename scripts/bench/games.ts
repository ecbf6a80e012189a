import { registry } from '../../tests/support/registry.ts';
import { historyAt, positionAt } from '../../src/engine/game/game.ts';
import { lensesOf } from '../../src/engine/game/lenses.ts';
import { writeLink } from '../../src/engine/record/writeLink.ts';
import { recordOf } from '../../src/engine/record/recordOf.ts';
import { readRecordText, writeRecordText } from '../../src/engine/record/recordText.ts';
import { playWritten } from '../../src/engine/record/writtenRecord.ts';
import { median, report, spread } from './figures.ts';
import { randomGame } from './randomGames.ts';
import { lenses } from '../../src/words/en/lenses.ts';
import { addSentences, say } from '../../src/words/say.ts';

addSentences(lenses);

const GAMES = 1000;
const LINKED_GAMES = 50;
const LENS_GAMES = 100;
/** Measurements of each position; their median counts, so that a pause of the machine does not. */
const TIMINGS = 3;
/** Fifty turns of each player. */
const STEPS = 100;
/** A hundred turns of each player. */
const LINKED_STEPS = 200;
/** For a record text: about 200 turns of each player, if random games last that long. */
const LONG_GAMES = 20;
const LONG_STEPS = 400;

/** The time for the legal actions of a position, over the positions of random games. */
export function benchActions(): void {
  for (const variant of registry) {
    const times: number[] = [];
    for (let seed = 0; seed < GAMES; seed++) {
      const game = randomGame(variant, seed, STEPS);
      for (let ply = seed % 20; ply <= game.steps.length; ply += 20) {
        const position = positionAt(game, ply);
        const history = historyAt(game, ply);
        times.push(
          median(Array.from({ length: TIMINGS }, () => timed(() => variant.status(position, history)))),
        );
      }
    }
    report(`legal actions of ${variant.id}`, `${spread(times, 'ms')} (${String(times.length)} positions)`);
  }
}

/** The time for each lens, over the positions of random games. */
export function benchLenses(): void {
  for (const variant of registry)
    for (const lens of lensesOf(variant)) {
      const times: number[] = [];
      for (let seed = 0; seed < LENS_GAMES; seed++) {
        const game = randomGame(variant, seed, STEPS);
        for (let ply = seed % 10; ply <= game.steps.length; ply += 10) {
          const position = positionAt(game, ply);
          times.push(median(Array.from({ length: TIMINGS }, () => timed(() => lens.view(position)))));
        }
      }
      report(`${say(lens.name)}, ${variant.id}`, spread(times, 'ms'));
    }
}

function timed(run: () => unknown): number {
  const begin = performance.now();
  run();
  return performance.now() - begin;
}

/** The number of characters that each action adds to a link. */
export function benchLinks(): void {
  for (const variant of registry) {
    const shares: number[] = [];
    for (let seed = 0; seed < LINKED_GAMES; seed++) {
      const game = randomGame(variant, seed, LINKED_STEPS);
      const link = writeLink(variant, recordOf(game, ['', ''], game.steps.length));
      shares.push(link.length / game.steps.length);
    }
    report(
      `link of ${variant.id}`,
      `${median(shares).toFixed(2)} characters an action (median of random games)`,
    );
  }
}

/** The time to write a record text, and to read it and play it through: the longest of some games. */
export function benchRecordTexts(): void {
  for (const variant of registry) {
    const games = Array.from({ length: LONG_GAMES }, (_, seed) => randomGame(variant, seed, LONG_STEPS));
    const game = games.reduce((longest, other) =>
      other.steps.length > longest.steps.length ? other : longest,
    );
    const text = writeRecordText(game, ['', '']);
    // A game that was never written has no cached notation yet.
    const fresh = () => ({ ...game, steps: game.steps.map((step) => ({ ...step })) });
    const writing = Array.from({ length: TIMINGS }, () => {
      const unwritten = fresh();
      return timed(() => writeRecordText(unwritten, ['', '']));
    });
    const reading = Array.from({ length: TIMINGS }, () =>
      timed(() => {
        const read = readRecordText(text);
        if (read.ok) read.value.forEach(({ record }) => playWritten(variant, record));
      }),
    );
    report(
      `record text of ${variant.id}`,
      `written in ${median(writing).toFixed(1)} ms, read in ${median(reading).toFixed(1)} ms (${String(game.steps.length)} actions)`,
    );
  }
}

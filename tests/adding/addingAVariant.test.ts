/**
 * Goes through the steps of the README’s section “Adding a variant” with a game on twelve squares. Here it is
 * the only variant on the list, so that every test that covers all variants tests it.
 */
import { say } from '../../src/words/say.ts';
import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, test, vi } from 'vitest';
import '../support/words.ts';
import { success } from '../../src/engine/rules/result.ts';
import { lensesOf } from '../../src/engine/game/lenses.ts';
import { judge } from '../../src/engine/setup/draft.ts';
import { startDraft, withSidesSwapped } from '../../src/engine/setup/draftEdits.ts';
import { figures } from '../../src/ui/board/figures.ts';
import type * as outlinesModule from '../../src/rulebook/outlines.ts';
import { differences } from '../support/conformance.ts';
import { goalsDiagram, positionFrom, tidy } from '../support/diagram.ts';
import { holdToCoverage } from '../support/holdToCoverage.ts';
import { whyNot } from '../support/explanations.ts';
import { tinyCoverage } from './tiny/tiny.coverage.ts';
import { tiny } from './tiny/tiny.ts';

// Modules that were loaded before this file would keep the originals of these mocks.
vi.hoisted(() => vi.resetModules());
vi.mock('../../src/engine/variants/index.ts', () => import('./tiny/list.ts'));
vi.mock('../../src/rulebook/index.ts', () => import('./tiny/rulebooks.ts'));
vi.mock('../../src/rulebook/outlines.ts', async (original) => ({
  ...(await original<typeof outlinesModule>()),
  outlines: (await import('./tiny/path.ts')).outlines,
}));
vi.mock('../../src/words/en/games.ts', () => import('./tiny/words.ts'));
vi.mock('../../src/words/en/summaries.ts', () => import('./tiny/words.ts'));
vi.mock('../../src/words/en/kinds.ts', () => import('./tiny/kinds.ts'));

describe('Step 1: Write its rules down', () => {
  const lines = readFileSync('tests/adding/tiny/tiny.jsonl', 'utf8').trim().split('\n');

  test.each(lines)('the vector holds: %s', (line) => {
    expect(differences(line)).toEqual([]);
  });

  test('a wrong vector is detected', () => {
    const wrong = lines.map((line) => line.replace('"nodes":5', '"nodes":6').replace('b1-b2', 'b1-b3'));
    expect(wrong.filter((line) => differences(line).length > 0)).toHaveLength(3);
  });
});

describe('Step 2: Make its folder', () => {
  test('its own code fits into a hundred lines', () => {
    const files = ['metadata', 'pieces', 'position', 'status', 'tiny'];
    const lines = files.flatMap((file) =>
      readFileSync(`tests/adding/tiny/${file}.ts`, 'utf8').trim().split('\n'),
    );
    expect(lines.length).toBeLessThanOrEqual(100);
  });

  test('it has a board, pieces, moves and an end, made of the shared parts', () => {
    expect(tiny.topology.sites.map(({ name }) => name)).toHaveLength(12);
    expect(tiny.writePosition(tiny.start)).toBe('wkw/3/3/WKW w');
    expect(tiny.status(tiny.start, []).outcome).toBeNull();
  });

  test('the editor reads its position strings from their setup', () => {
    expect(judge(startDraft(tiny))).toEqual(success(tiny.start));
    expect(judge(withSidesSwapped(startDraft(tiny)))).toEqual(success(tiny.pass(tiny.start)));
  });

  test('it has the shared lenses', () => {
    expect(lensesOf(tiny).map((lens) => say(lens.view(tiny.start).sum))).toContain(
      'White attacks 5 squares, Black 5; 0 are attacked by both.',
    );
  });
});

describe('Step 3: Put it on the list', () => {
  describe('every test that covers all variants includes it', async () => {
    await import('../engine/registry.test.ts');
    await import('../engine/game/explain.test.ts');
    await import('../engine/movementMaps.test.ts');
    await import('../engine/properties.test.ts');
  });

  describe('the command line', () => {
    const { argv } = process;
    afterEach(() => {
      process.argv = argv;
      vi.restoreAllMocks();
      vi.resetModules();
    });

    async function printed(...args: readonly string[]): Promise<string> {
      const log = vi.spyOn(console, 'log').mockReturnValue();
      process.argv = ['node', 'engine', ...args];
      await import('../../scripts/engine.ts');
      return log.mock.calls.flat().join('\n');
    }

    test('lists its actions', async () => {
      expect(await printed('actions', 'tiny')).toBe('a1-a2\nb1-a2\nb1-b2\nb1-c2\nc1-c2');
    });

    test('counts its lines of play', async () => {
      expect(await printed('perft', 'tiny', '2')).toMatch(/^25 nodes, /);
    });

    test('plays it to its end', async () => {
      expect(await printed('play', 'tiny', 'b1-b2', 'b4-b3', 'b2-b3')).toBe(
        'w1w/1K1/3/W1W b\nw king-captured',
      );
    });
  });
});

describe('Step 4: Draw its pieces', () => {
  test('a kind without a figure appears on the board as its letter', () => {
    expect(tiny.kinds.slice(1).filter(({ figure }) => !figures[figure])).toMatchObject([{ letter: 'W' }]);
  });
});

describe('Step 5: Write its tests', () => {
  const position = positionFrom(
    tiny,
    `
      . k .
      w w .
      . W .
      . . K
    `,
    'w',
  );

  test('a walker captures diagonally ahead, and a piece straight ahead stops it', () => {
    expect(goalsDiagram(tiny, position, 'b2')).toBe(
      tidy(`
        . k .
        x w .
        . W .
        . . K
      `),
    );
  });

  test('every illegal move has a reason', () => {
    expect(whyNot(tiny, position, 'b2', 'b3')).toBe(
      'walker: The walker on b2 goes to b3 only without capturing, and a walker is there. [b3]',
    );
  });
});

describe('Step 6: Write its rulebook', () => {
  holdToCoverage(tinyCoverage);

  describe('every test that covers all rulebooks includes it', async () => {
    await import('../rulebook/examples.test.ts');
    await import('../rulebook/index.test.ts');
    await import('../rulebook/reasons.test.ts');
    await import('../rulebook/tasks.test.ts');
  });
});

describe('Step 7: Write its short path', () => {
  describe('every test that covers all paths includes it', async () => {
    await import('../rulebook/paths.test.ts');
  });
});

test('the headings above are the steps of the README', ({ task }) => {
  const [, section = ''] = /^## Adding a variant\n(.*?)^## /ms.exec(readFileSync('README.md', 'utf8')) ?? [];
  const steps = [...section.matchAll(/^(\d+)\. \*\*(.+?)\.?\*\*/gm)].map(
    ([, number, title]) => `Step ${String(number)}: ${String(title)}`,
  );
  const headings = task.file.tasks.filter(({ type }) => type === 'suite').map(({ name }) => name);
  expect(headings).toEqual(steps);
  expect(steps).not.toEqual([]);
});

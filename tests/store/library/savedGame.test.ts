import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { withActions } from '../../../src/engine/game/action.ts';
import { variantNamed } from '../../support/registry.ts';
import { newGame, takeBackTo } from '../../../src/engine/game/game.ts';
import { AWAY } from '../../../src/engine/record/seats.ts';
import { pickSite } from '../../../src/engine/rules/move.ts';
import { siteNamed } from '../../../src/engine/topology/topology.ts';
import type { SavedGame } from '../../../src/store/library/savedGame.ts';
import { isNewer, savedFrom, readSaved, resumeGame } from '../../../src/store/library/savedGame.ts';
import { NO_STUDIES, readExport, writeExport } from '../../../src/store/library/exportFile.ts';
import { newDocument } from '../../../src/store/document/document.ts';
import { createPlayStore } from '../../../src/store/playStore.ts';
import { edited, edits } from '../../support/edits.ts';
import { games } from '../../support/randomGame.ts';
import { refusalOf, valueOf } from '../../support/result.ts';

const HEAD = { id: 'one', title: '', created: 1, changed: 2, revision: 3 };
const chess99 = variantNamed('chess99');
const played = valueOf(withActions(newGame(chess99), ['e2-e4', 'e8-e6', 'h1-g3']));

const saved = (changes: Partial<SavedGame> = {}): SavedGame => ({
  ...savedFrom(newDocument(played, { players: ['Ann', ''], cursor: 3 }), HEAD, 0),
  ...changes,
});

describe('a saved game', () => {
  test('comes back as it was, with steps taken back, choices picked and draw offers', () => {
    const game = takeBackTo(played, 2);
    const store = createPlayStore(newDocument(game, { players: ['Ann', 'Bob'], cursor: 2 }));
    store.getState().pick(pickSite(siteNamed(chess99.topology, 'h1')));
    store.getState().offerDraw(0);
    store.getState().setTakebacks(false);
    const read = valueOf(readSaved(structuredClone(savedFrom(store.getState().document, HEAD, 0))));
    const { document, stopped } = valueOf(resumeGame(chess99, read));
    const identity = { id: 'one', revision: 3 };
    expect(document).toMatchObject({ game, players: ['Ann', 'Bob'], cursor: 2, identity });
    expect(stopped).toBeNull();
    const again = createPlayStore(document).getState();
    expect(again.selection?.picked).toEqual([pickSite(siteNamed(chess99.topology, 'h1'))]);
    expect(again.document.drawOffer).toBe(0);
    expect(again.document.takebacks).toBe(false);
  });

  test('gives its current state without being played through', () => {
    expect(saved().position).toBe(
      chess99.writePosition(
        valueOf(resumeGame(chess99, saved())).document.game.steps[2]?.position ?? chess99.start,
      ),
    );
    expect(saved().outcome).toBeNull();
    const over = valueOf(
      withActions(newGame(chess99), ['e2-e4', 'e8-e6', 'e1-e2', 'f9-b5', 'a2-a3', 'b5-e2']),
    );
    expect(savedFrom(newDocument(over), HEAD, 0).outcome).toBe('b king-captured');
  });

  test('keeps everything else when its lesser parts are damaged', () => {
    const damaged = {
      ...saved(),
      players: 'Ann',
      cursor: -1,
      picked: [{ kind: 'site' }],
      changed: null,
    };
    const read = valueOf(readSaved(damaged));
    expect(read).toMatchObject({ actions: saved().actions, players: ['', ''], picked: [], changed: 0 });
    expect(valueOf(resumeGame(chess99, read)).document.game.steps).toHaveLength(3);
  });

  test('picks nothing that cannot be picked', () => {
    const strange = saved({
      picked: [
        { kind: 'site', site: 4000 },
        { kind: 'button', id: 'x' },
      ],
    });
    const { document } = valueOf(resumeGame(chess99, strange));
    expect(createPlayStore(document).getState().selection).toBeNull();
  });

  test('loses its redo steps if they no longer fit', () => {
    const { document } = valueOf(resumeGame(chess99, saved({ redoActions: ['a9-a1'] })));
    expect(document.game.redoSteps).toEqual([]);
    expect(document.game.steps).toHaveLength(3);
  });

  test.each([[null], [7], ['{}'], [[]], [{}], [{ schema: 'purple' }], [{ schema: 0 }]])(
    'is not read from %j',
    (value) => {
      expect(refusalOf(readSaved(value))).toBe('What is stored here is not a game.');
    },
  );

  test.each([['id'], ['variant'], ['rules'], ['actions']])('is not read without its %s', (part) => {
    expect(refusalOf(readSaved({ ...saved(), [part]: undefined }))).toMatch(/damaged/);
  });

  test('of a newer schema is read as far as possible, or left to a newer version', () => {
    const newer = valueOf(readSaved({ ...saved(), schema: saved().schema + 1, weather: 'fair' }));
    expect(newer.actions).toEqual(saved().actions);
    expect(isNewer(newer)).toBe(true);
    expect(isNewer(valueOf(readSaved(saved())))).toBe(false);
    expect(refusalOf(readSaved({ ...saved(), schema: saved().schema + 1, actions: 'packed' }))).toMatch(
      /newer Oddboard/,
    );
  });

  test('by links is newer than an Oddboard from before there were such games takes for its own', () => {
    const document = newDocument(played, { seats: [null, AWAY], received: 4, cuts: 1 });
    const byLinks = savedFrom(document, HEAD, 0);
    expect(valueOf(resumeGame(chess99, valueOf(readSaved(byLinks)))).document).toMatchObject({
      seats: [null, AWAY],
      received: 4,
      cuts: 1,
    });
    const before = byLinks.schema - 1;
    expect(isNewer(valueOf(readSaved(byLinks, before)), before)).toBe(true);
    expect(isNewer(valueOf(readSaved({ ...byLinks, schema: before })))).toBe(false);
    expect(valueOf(readSaved({ ...byLinks, schema: before })).seats).toEqual([null, AWAY]);
  });

  test('of a schema from before there was a computer has persons on both sides', () => {
    expect(valueOf(readSaved({ ...saved(), schema: 5, seats: undefined })).seats).toEqual([null, null]);
    expect(valueOf(readSaved({ ...saved(), seats: [null, 3] })).seats).toEqual([null, 3]);
    expect(valueOf(readSaved({ ...saved(), seats: [null, 9] })).seats).toEqual([null, null]);
  });

  test('of an older schema is migrated to the present one, step by step', () => {
    const rename = (from: string, to: string) => (value: object) => {
      const { [from]: content, ...rest } = value as { [key: string]: unknown };
      return { ...rest, [to]: content };
    };
    const { actions, ...rest } = saved();
    const first = { ...rest, schema: 1, moves: actions };
    const migrations = [rename('moves', 'plies'), rename('plies', 'actions')];
    expect(valueOf(readSaved(first, 3, migrations)).actions).toEqual(actions);
    expect(refusalOf(readSaved({ ...first, schema: 2 }, 3, migrations))).toMatch(/damaged/);
  });

  test('with one number of minutes for both sides gives it to each', () => {
    const control = { kind: 'increment', minutes: 5, seconds: 3 };
    const clock = { control, endsGame: true, left: [200_000, 300_000], side: 1, delay: 0, since: null };
    const third = valueOf(readSaved({ ...saved(), schema: 3, takebacks: undefined, clock }));
    const { document } = valueOf(resumeGame(chess99, third));
    expect(document.clock).toEqual({ ...clock, control: { ...control, minutes: [5, 5] } });
    expect(document.takebacks).toBe(true);
  });
});

const savedGames = games(60).map((game) => {
  return savedFrom(newDocument(game, { players: ['Ann', '<b>'] }), HEAD, 0);
});

describe('an export', () => {
  test('brings back the games of all variants unchanged', () => {
    fc.assert(
      fc.property(fc.array(savedGames, { maxLength: 3 }), (all) => {
        expect(valueOf(readExport(writeExport(all, {})))).toEqual({
          games: all,
          asTheyAre: [],
          leftOut: 0,
          studies: NO_STUDIES,
          preferences: {},
        });
      }),
      { numRuns: 50 },
    );
  });

  test('that is damaged is refused, or gives games that can be opened', () => {
    fc.assert(
      fc.property(savedGames, edits('{}[]",:0aA-é '), (game, changes) => {
        const read = readExport(edited(writeExport([game], {}), changes));
        if (!read.ok) return;
        for (const found of read.value.games) {
          const again = resumeGame(chess99, found);
          if (again.ok) createPlayStore(again.value.document);
        }
      }),
      { numRuns: 300 },
    );
  });

  test('that is far too long is refused', () => {
    expect(refusalOf(readExport(' '.repeat(50_000_001)))).toMatch(/far too long/);
  });
});

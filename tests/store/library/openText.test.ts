import 'fake-indexeddb/auto';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { openedLink } from '../../../src/engine/record/link.ts';
import { openedTree } from '../../../src/engine/record/treeLink.ts';
import { createLibrary } from '../../../src/store/library/libraryStore.ts';
import { openText } from '../../../src/store/library/openText.ts';
import { openRepositories } from '../../../src/store/library/repository.ts';
import { inAddress } from '../../../src/ui/positionAddress.ts';
import { say } from '../../../src/words/say.ts';
import { registry, variantNamed } from '../../support/registry.ts';
import { valueOf } from '../../support/result.ts';

let shelves = 0;

afterEach(() => {
  vi.restoreAllMocks();
});

test('games from one text are listed in its order, whatever their ids', async () => {
  const library = createLibrary(openRepositories('imports'), () => 'another');
  const names = ['Ann', 'Bea', 'Cleo', 'Dora'];
  const ids = ['3', '1', '4', '2'];
  const text = names.map((name) => `[Variant "chess99"]\n[White "${name}"]\n\n1. e4\n`).join('\n');
  const means = { now: () => 1000, newId: () => ids.pop() ?? 'none' };
  valueOf(await openText(text, library, means));
  const joinList = library.getState().entries ?? [];
  expect(joinList.map((entry) => (entry.kind === 'game' ? entry.game.players[0] : ''))).toEqual(names);
});

test('a record that cannot be written now opens, with the reason, under the id with which it will be saved', async () => {
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  const library = createLibrary(openRepositories('full'), () => 'another');
  const means = { now: () => 1000, newId: () => 'one' };
  const opened = valueOf(await openText('[Variant "chess99"]\n\n1. e4\n', library, means));
  expect(opened).toMatchObject({
    kind: 'address',
    game: 'one',
    isSaved: false,
    said: [{ id: 'keeping/no-room' }],
  });
  const [, , id = '', link = ''] = opened.kind === 'address' ? opened.address.split('/') : [];
  const linked = valueOf(openedLink(variantNamed(id), link));
  expect(linked.identity?.id).toBe('one');
});

describe('a tree', () => {
  const means = { now: () => 1000, newId: () => 'one' };

  test('opens in Explore from its link, within a sentence', async () => {
    const library = createLibrary(openRepositories('tree link'), () => 'another');
    const text = 'What do you think of https://example.org/#/explore/hex39/ab_c-d? Bo';
    expect(valueOf(await openText(text, library, means))).toMatchObject({
      kind: 'address',
      address: '/explore/hex39/ab_c-d',
      game: null,
    });
  });

  test('opens in Explore from a record with variations, and its game is in the library', async () => {
    const library = createLibrary(openRepositories('tree record'), () => 'another');
    const text = '[Variant "chess99"]\n[White "Ann"]\n\n1. e4 {Best?} (1. d4 d6) e6 *\n';
    const opened = valueOf(await openText(text, library, means));
    const [, page, id = '', link = ''] = opened.kind === 'address' ? opened.address.split('/') : [];
    expect(page).toBe('explore');
    const { tree, players, game } = valueOf(openedTree(variantNamed(id), link));
    expect(tree.root.children.map(({ action }) => action)).toEqual(['e2-e4', 'd2-d4']);
    expect(tree.root.children[0]?.notes.comment).toBe('Best?');
    expect(players).toEqual(['Ann', '']);
    expect(game?.id).toBe('one');
    expect(library.getState().entries).toHaveLength(1);
  });

  test('of one line without notes is a game', async () => {
    const library = createLibrary(openRepositories('bare record'), () => 'another');
    const opened = valueOf(await openText('[Variant "chess99"]\n\n1. e4 e6 *\n', library, means));
    expect(opened.kind === 'address' && opened.address).toMatch(/^\/play\/chess99\//);
  });
});

/** What is said about a text with several games. */
async function saidAbout(text: string): Promise<string> {
  const library = createLibrary(openRepositories(`said ${String(++shelves)}`), () => 'another');
  let ids = 0;
  const means = { now: () => 1000, newId: () => `id${String(++ids)}` };
  const opened = valueOf(await openText(text, library, means));
  return opened.kind === 'imported' ? say(opened.message) : opened.said.map(say).join(' ');
}

describe('of several games in one text, those that are not whole are told', () => {
  const whole = '[Variant "chess99"]\n\n1. e4 *\n\n';
  const gameOf = (moves: string, tags = '') => `[Variant "chess99"]\n${tags}\n${moves}\n\n`;

  test('none, if all are whole', async () => {
    expect(await saidAbout(whole + gameOf('1. d4 *'))).toBe('2 games were added.');
  });

  test('with their number and their players, and where they stop', async () => {
    const named = gameOf('1. e4 e6 2. Qxz9 d6 *', '[White "Ann"]\n[Black "Bob"]\n');
    expect(await saidAbout(whole + named + gameOf('1. e4 [ d6 *', '[Black "Cleo"]\n'))).toBe(
      '3 games were added. ' +
        'Game 2 (Ann, Bob): The game is shown up to Black’s move\u00a01. “Qxz9” is not a legal move here. ' +
        'Game 3 (Cleo): The game is shown up to White’s move\u00a01. “[” is not a legal move here.',
    );
  });

  test('if no result follows the moves', async () => {
    expect(await saidAbout(gameOf('1. e4 e6') + whole + gameOf('1. d4'))).toBe(
      '3 games were added. ' +
        'Game 1: No result follows Black’s move\u00a01, so the rest may be missing. ' +
        'Game 3: No result follows White’s move\u00a01, so the rest may be missing.',
    );
    expect(await saidAbout(`${whole}[Variant "chess99"]\n[Result "1-0"]\n`)).toBe(
      '2 games were added. Game 2: It has neither moves nor a result, so the rest may be missing.',
    );
  });

  test('if they cannot be played at all', async () => {
    expect(await saidAbout(`${whole}[Variant "Chess 98"]\n\n1. e4 *`)).toMatch(
      /^1 game was added, 1 game was damaged and left out\. Game 2: There is no variant “Chess 98”/,
    );
  });

  test('if they are games of other programs, without a variant', async () => {
    expect(await saidAbout(`[Event "?"]\n\n1. e4 *\n\n${whole}`)).toBe(
      '1 game was added, 1 game was damaged and left out. ' +
        'Game 1: This isn’t a record of a game: a line such as [Variant "chess99"] is missing.',
    );
  });

  test('and what is unclear about them', async () => {
    expect(await saidAbout(whole + gameOf('1. e4 0-1', '[Result "1-0"]\n'))).toMatch(
      /^2 games were added\. Game 2: The Result tag says “1-0”/,
    );
  });

  test('as many as can be read, and the number of the others', async () => {
    const said = await saidAbout(gameOf('1. Qxz9').repeat(8));
    expect(said.match(/Game \d: /g)).toEqual(['Game 1: ', 'Game 2: ', 'Game 3: ', 'Game 4: ', 'Game 5: ']);
    expect(said).toMatch(/ Something is wrong with 3 more games\.$/);
    expect(await saidAbout(gameOf('1. Qxz9').repeat(6))).toMatch(/ Something is wrong with 1 more game\.$/);
  });
});

test('what is unclear about a single game is told when it opens', async () => {
  expect(await saidAbout('[Variant "chess99"]\n[White "Ada\n\n1. e4 Qd5 *')).toBe(
    'The game is shown up to White’s move\u00a01. “Qd5” is not a legal move here. ' +
      '“[White "Ada” is not a complete tag. It was read as “Ada”.',
  );
});

describe('a link in a text is found', () => {
  const addressIn = async (text: string) => {
    const library = createLibrary(openRepositories(`links ${String(++shelves)}`), () => 'another');
    const opened = valueOf(await openText(text, library, { now: () => 1000, newId: () => 'one' }));
    return opened.kind === 'address' && opened.game === null ? opened.address : null;
  };
  const link = 'https://odd.example/#/play/chess99/eNqr_VQ-';

  test.each([
    ['alone', link],
    ['without the sentence’s full stop', `Have a look at ${link}.`],
    ['without a comma', `See ${link}, it’s your turn`],
    ['within brackets', `It’s your turn (${link}).`],
    ['within quotes', `“${link}”`],
    ['within other quotes', `"${link}"!`],
    ['as mail programs mark it', `<${link}>`],
    ['as a link of Markdown', `[Our game](${link})`],
    ['after a mark of a mailing list', `[chess] your turn\n> ${link}…`],
    ['without what other programs add', `${link}?from=mail&x=1`],
    ['without a further part', `${link}/more`],
  ])('%s', async (_, text) => {
    expect(await addressIn(text)).toBe('/play/chess99/eNqr_VQ-');
  });

  test('to a game that begins', async () => {
    expect(await addressIn('Shall we? https://odd.example/#/play/battle-chieftain-far-walls.')).toBe(
      '/play/battle-chieftain-far-walls',
    );
  });

  test.each(registry.map(({ id }) => id))('to a position of any game: %s', async (id) => {
    const variant = variantNamed(id);
    const address = `/edit/${id}/${inAddress(variant.writePosition(variant.start))}`;
    expect(await addressIn(`(https://odd.example/#${address}).`)).toBe(address);
  });

  test('but not where it is a part of a record', async () => {
    expect(await addressIn(`[Variant "chess99"]\n[Site "${link}"]\n\n1. e4 {${link}} *`)).toMatch(
      /^\/explore\//,
    );
    expect(await addressIn(`[Variant “chess99”]\n[Site “${link}”]\n\n1. e4 *`)).toBeNull();
  });
});

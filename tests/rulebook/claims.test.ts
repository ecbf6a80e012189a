import { describe, expect, test } from 'vitest';
import { withActions } from '../../src/engine/game/action.ts';
import { variantNamed } from '../support/registry.ts';
import type { Game } from '../../src/engine/game/game.ts';
import { newGame } from '../../src/engine/game/game.ts';
import * as say from '../../src/rulebook/claiming.ts';
import { complaintsAbout } from '../../src/rulebook/claims.ts';
import { complaintsIn } from '../../src/rulebook/examples.ts';
import type { Claim, Example, Rulebook } from '../../src/rulebook/rulebook.ts';
import { valueOf } from '../support/result.ts';

function game(id: string, ...actions: readonly string[]): Game {
  return valueOf(withActions(newGame(variantNamed(id)), actions));
}

const chess = game('chess99', 'e2-e4');
const hexes = game('hex39');

const illegal = (action: string): Claim => ({ ...say.illegal(action), why: '' });
const ground = (site: string, label: string): Claim => ({ kind: 'ground', site, label });

describe('a claim that is true brings no complaint, one that is false brings one', () => {
  test.each<[string, Claim, Claim]>([
    ['legal', say.legal('e8-e6'), say.legal('e8-e5')],
    ['illegal', illegal('e8-e5'), illegal('e8-e6')],
    ['goals', say.goals('b9', 'a7 c7'), say.goals('b9', 'a7')],
    ['goals of a piece whose turn it is not', say.goals('b1', 'a3 c3'), say.goals('b1', 'a3 c3 d2')],
    ['no goals', say.goals('a9', ''), say.goals('a9', 'a8')],
    [
      'leads to a position',
      say.comes('e8-e7', 'rnbakqbnr/pppp1pppp/4p4/9/9/4P4/9/PPPP1PPPP/RNBQKABNR w - 2'),
      say.comes('e8-e7', 'rnbakqbnr/pppp1pppp/4p4/9/9/4P4/9/PPPP1PPPP/RNBQKABNR w - 1'),
    ],
    ['leads to a game that goes on', say.ends('e8-e7', null), say.ends('e8-e7', 'w king-captured')],
    ['can be played at all', say.after('e8-e6'), say.after('e8-e6 e8-e6')],
    [
      'leads to where a claim holds',
      say.after('e8-e7', say.legal('e4-e6')),
      say.after('e8-e6', say.legal('e4-e6')),
    ],
    ['outcome', say.outcome(null), say.outcome('draw agreement')],
    ['claimable', say.claimable(''), say.claimable('both-in-check')],
    ['marked', say.marked('e3', 'passed'), say.marked('e3', 'check')],
    ['unmarked', say.unmarked('e3', 'check'), say.unmarked('e3', 'passed')],
    ['ground', ground('e3', ''), ground('e3', 'wall of White')],
  ])('%s', async (_, right, wrong) => {
    expect(await complaintsAbout(chess, right)).toEqual([]);
    expect(await complaintsAbout(chess, wrong)).toHaveLength(1);
  });

  test('draws that may be claimed', async () => {
    const toAndFro = [
      'K@e2',
      'K@f10',
      'e2-d2',
      'f10-g10',
      'd2-e2',
      'g10-f10',
      'e2-d2',
      'f10-g10',
      'd2-e2',
      'g10-f10',
    ];
    const repeated = game('battle-chieftain', ...toAndFro);
    expect(await complaintsAbout(repeated, say.claimable('threefold'))).toEqual([]);
    expect(await complaintsAbout(repeated, say.claimable(''))).toEqual([
      'The draws to claim are threefold, not none.',
    ]);
  });

  test('the ground of a site', async () => {
    expect(await complaintsAbout(hexes, ground('g1', 'White’s castle'))).toEqual([]);
    expect(await complaintsAbout(hexes, ground('g1', 'Black’s castle'))).toEqual([
      'The ground of g1 is White’s castle, not Black’s castle.',
    ]);
  });
});

describe('a slip is no illegal action', () => {
  test('when it names a site that is not there', async () => {
    expect(await complaintsAbout(chess, illegal('e8-j9'))).toEqual(['There is no site “j9”.']);
  });

  test('when the game is over, and nothing is legal anyway', async () => {
    const over = valueOf(
      withActions(
        newGame(
          variantNamed('chess99'),
          valueOf(variantNamed('chess99').readPosition('4k4/9/9/9/9/9/9/9/4R3K w - 1')),
        ),
        ['e1-e9'],
      ),
    );
    expect(await complaintsAbout(over, illegal('e9-e5'))).toHaveLength(1);
  });

  test('nor is a site that is not there free of marks', async () => {
    expect(await complaintsAbout(chess, say.unmarked('j9', 'check'))).toEqual(['There is no site “j9”.']);
  });
});

describe('an example', () => {
  const rulebook: Rulebook = { variants: [variantNamed('chess99')], lead: '', sections: [], rulings: [] };
  const example: Example = { id: 'one', caption: '', claims: [say.outcome(null)] };

  test('shows the start of the first variant unless it says otherwise', async () => {
    expect(await complaintsIn(rulebook, { ...example, claims: [say.legal('e2-e4')] })).toEqual([]);
  });

  test.each<[string, Partial<Example>, string]>([
    ['a variant of another rulebook', { variant: 'hex39' }, 'This rulebook is not about “hex39”.'],
    ['a position that cannot be read', { position: 'k' }, 'A position has 4 fields'],
    ['a move that cannot be played', { played: ['e2-e5'] }, 'Move 1: “e2-e5” is not a legal move here.'],
    ['a site to pick that is not there', { picked: 'j9' }, 'There is no site “j9”.'],
    ['a claim that is false', { claims: [say.legal('e2-e5')] }, '“e2-e5” is not a legal move here.'],
  ])('is refused with %s', async (_, change, complaint) => {
    expect(await complaintsIn(rulebook, { ...example, ...change })).toEqual([
      expect.stringContaining(complaint),
    ]);
  });
});

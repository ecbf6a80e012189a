import { describe, expect, test } from 'vitest';
import { withActions } from '../../src/engine/game/action.ts';
import { variantNamed } from '../support/registry.ts';
import type { Game } from '../../src/engine/game/game.ts';
import { newGame } from '../../src/engine/game/game.ts';
import * as claiming from '../../src/rulebook/claiming.ts';
import { complaintsAbout } from '../../src/rulebook/claims.ts';
import { complaintsIn } from '../../src/rulebook/examples.ts';
import type { Claim, Example, Rulebook } from '../../src/rulebook/rulebook.ts';
import { say } from '../../src/words/say.ts';
import { valueOf } from '../support/result.ts';

function game(id: string, ...actions: readonly string[]): Game {
  return valueOf(withActions(newGame(variantNamed(id)), actions));
}

const chess = game('chess99', 'e2-e4');
const hexes = game('hex39');

const illegal = (action: string): Claim => ({ ...claiming.illegal(action), why: '' });
const ground = (site: string, label: string): Claim => ({ kind: 'ground', site, label });

describe('a true claim gives no complaint, a false one gives one', () => {
  test.each<[string, Claim, Claim]>([
    ['legal', claiming.legal('e8-e6'), claiming.legal('e8-e5')],
    ['illegal', illegal('e8-e5'), illegal('e8-e6')],
    ['goals', claiming.goals('b9', 'a7 c7'), claiming.goals('b9', 'a7')],
    [
      'goals of a piece whose turn it is not',
      claiming.goals('b1', 'a3 c3'),
      claiming.goals('b1', 'a3 c3 d2'),
    ],
    ['no goals', claiming.goals('a9', ''), claiming.goals('a9', 'a8')],
    [
      'leads to a position',
      claiming.comes('e8-e7', 'rnbakqbnr/pppp1pppp/4p4/9/9/4P4/9/PPPP1PPPP/RNBQKABNR w - 2'),
      claiming.comes('e8-e7', 'rnbakqbnr/pppp1pppp/4p4/9/9/4P4/9/PPPP1PPPP/RNBQKABNR w - 1'),
    ],
    ['leads to a game that goes on', claiming.ends('e8-e7', null), claiming.ends('e8-e7', 'w king-captured')],
    ['can be played at all', claiming.after('e8-e6'), claiming.after('e8-e6 e8-e6')],
    [
      'leads to where a claim holds',
      claiming.after('e8-e7', claiming.legal('e4-e6')),
      claiming.after('e8-e6', claiming.legal('e4-e6')),
    ],
    ['outcome', claiming.outcome(null), claiming.outcome('draw agreement')],
    ['claimable', claiming.claimable(''), claiming.claimable('both-in-check')],
    ['marked', claiming.marked('e3', 'passed'), claiming.marked('e3', 'check')],
    ['unmarked', claiming.unmarked('e3', 'check'), claiming.unmarked('e3', 'passed')],
    ['ground', ground('e3', ''), ground('e3', 'wall of White')],
  ])('%s', async (_, right, wrong) => {
    expect(await complaintsAbout(chess, right, say)).toEqual([]);
    expect(await complaintsAbout(chess, wrong, say)).toHaveLength(1);
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
    expect(await complaintsAbout(repeated, claiming.claimable('threefold'), say)).toEqual([]);
    expect(await complaintsAbout(repeated, claiming.claimable(''), say)).toEqual([
      'The draws to claim are threefold, not none.',
    ]);
  });

  test('the terrain of a site', async () => {
    expect(await complaintsAbout(hexes, ground('g1', 'White’s castle'), say)).toEqual([]);
    expect(await complaintsAbout(hexes, ground('g1', 'Black’s castle'), say)).toEqual([
      'The ground of g1 is White’s castle, not Black’s castle.',
    ]);
  });
});

describe('a slip does not count as an illegal action', () => {
  test('when it names a site that does not exist', async () => {
    expect(await complaintsAbout(chess, illegal('e8-j9'), say)).toEqual(['There is no site “j9”.']);
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
    expect(await complaintsAbout(over, illegal('e9-e5'), say)).toHaveLength(1);
  });

  test('nor does a site that does not exist count as unmarked', async () => {
    expect(await complaintsAbout(chess, claiming.unmarked('j9', 'check'), say)).toEqual([
      'There is no site “j9”.',
    ]);
  });
});

describe('an example', () => {
  const rulebook: Rulebook = { variants: [variantNamed('chess99')], lead: '', sections: [], rulings: [] };
  const example: Example = { id: 'one', caption: '', claims: [claiming.outcome(null)] };

  test('shows the start of the first variant unless it says otherwise', async () => {
    expect(await complaintsIn(rulebook, { ...example, claims: [claiming.legal('e2-e4')] }, say)).toEqual([]);
  });

  test.each<[string, Partial<Example>, string]>([
    ['a variant of another rulebook', { variant: 'hex39' }, 'This rulebook is not about “hex39”.'],
    ['a position that cannot be read', { position: 'k' }, 'A position has 4 parts'],
    ['a move that cannot be played', { played: ['e2-e5'] }, 'Move 1: “e2-e5” is not a legal move here.'],
    ['a site to pick that is not there', { picked: 'j9' }, 'There is no site “j9”.'],
    ['a claim that is false', { claims: [claiming.legal('e2-e5')] }, 'action/not-legal'],
  ])('is refused with %s', async (_, change, complaint) => {
    expect(await complaintsIn(rulebook, { ...example, ...change }, say)).toEqual([
      expect.stringContaining(complaint),
    ]);
  });
});

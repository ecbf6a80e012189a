import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { say } from '../../../src/words/say.ts';
import { at } from '../../../src/engine/at.ts';
import { registry, variantNamed } from '../../support/registry.ts';
import type { Draft } from '../../../src/engine/setup/draft.ts';
import { draftOf, judge, placesOf, readDraft, textOf } from '../../../src/engine/setup/draft.ts';
import {
  clearDraft,
  heldIn,
  startDraft,
  withField,
  withGroundMoved,
  withHeld,
  withPiece,
  withPieceMoved,
  withSidesSwapped,
} from '../../../src/engine/setup/draftEdits.ts';
import { placesFieldOf } from '../../../src/engine/setup/groundText.ts';
import { notesOnDraft } from '../../../src/engine/setup/draftNotes.ts';
import { currentPosition } from '../../../src/engine/game/game.ts';
import { EMPTY, pieceOf } from '../../../src/engine/rules/piece.ts';
import type { SetupField } from '../../../src/engine/rules/setup.ts';
import { BLACK, WHITE } from '../../../src/engine/rules/side.ts';
import { NO_SITE } from '../../../src/engine/topology/site.ts';
import { edited, edits } from '../../support/edits.ts';
import { pieceLettered, siteOf } from '../../support/play.ts';
import { games } from '../../support/randomGame.ts';
import { refusalOf, valueOf } from '../../support/result.ts';
import { runs } from '../../support/runs.ts';

const variant = (id: string) => variantNamed(id);
const draftFrom = (id: string, text: string) => valueOf(readDraft(variant(id), text));
const start = (id: string) => startDraft(variant(id));

function fieldOf<K extends SetupField['kind']>({ variant: { setup } }: Draft, kind: K) {
  const field = setup.fields.find((other) => other.kind === kind);
  if (!field) throw new Error(`No field of kind ${kind}`);
  return field as Extract<SetupField, { kind: K }>;
}

const put = (draft: Draft, site: string, letter: string): Draft =>
  withPiece(draft, siteOf(draft.variant, site), pieceLettered(draft.variant, letter));

describe('a draft', () => {
  test('of any position has its string and is judged to be that position', () => {
    fc.assert(
      fc.property(games(), (game) => {
        const position = currentPosition(game);
        const draft = draftOf(game.variant, position);
        expect(textOf(draft)).toBe(game.variant.writePosition(position));
        expect(valueOf(judge(draft))).toEqual(position);
      }),
    );
  });

  test('stays the same object if nothing changes', () => {
    const draft = start('chess99');
    expect(put(draft, 'e1', 'K')).toBe(draft);
    expect(withField(draft, fieldOf(draft, 'turn'), 'w')).toBe(draft);
    expect(withField(draft, fieldOf(draft, 'turn'), 'W')).toBe(draft);
  });

  test('may be against the rules, which then say why', () => {
    const two = put(start('chess99'), 'e5', 'K');
    expect(textOf(two)).toBe('rnbakqbnr/ppppppppp/9/9/4K4/9/9/PPPPPPPPP/RNBQKABNR w - 1');
    expect(refusalOf(judge(two))).toBe('White has 2 kings.');
    expect(valueOf(readDraft(two.variant, textOf(two)))).toEqual(two);
  });

  test('shows the bare terrain while it is not a legal position', () => {
    const two = put(start('hex39'), 'g9', 'P');
    const crowded = put(two, 'g1', 'p');
    expect(judge(crowded).ok).toBe(false);
    expect(notesOnDraft(crowded, judge(crowded)).terrain.map(({ label }) => say(label))).toEqual([
      'White’s castle',
      'Black’s castle',
    ]);
  });

  test('is cleared to an empty board and default fields', () => {
    expect(textOf(clearDraft(start('chess99')))).toBe('9/9/9/9/9/9/9/9/9 w - 1');
    expect(textOf(clearDraft(start('tns')))).toBe('1/3/5/7/7/7/5/3/1 w - m');
    expect(textOf(clearDraft(start('battle-chieftain')))).toBe('10/6/8/6/8/8/8/6/8/6/10 w g');
    expect(textOf(clearDraft(start('ben39')))).toBe('4/5/7/7/7/5/4 8/8/8/8/8/8/8/8 d14,l2 w -');
  });

  test('that is cleared becomes a legal position with a few pieces', () => {
    const kings = put(put(clearDraft(start('chess99')), 'e1', 'K'), 'e9', 'k');
    expect(judge(kings).ok).toBe(true);
    const army = put(clearDraft(start('battle-chieftain')), 'a1', 'B');
    expect(judge(army).ok).toBe(true);
  });
});

test('of two faults in a string, the one on the board is told', () => {
  const read = variant('chess99').readPosition('9/9 x - 1');
  expect(refusalOf(read)).toBe('The board has 9 ranks, not 2.');
});

describe('a string that cannot be shown', () => {
  const chess = '4k4/9/9/9/9/9/9/9/4K4 w';
  const tnsStart = textOf(start('tns'));
  const ben39Start = textOf(start('ben39'));
  test.each([
    ['chess99', `${chess} z4 1`, 'The square passed over is the name of a place or -, not “z4”.'],
    ['chess99', `${chess} - 1234`, 'The move number is a number of at most three digits, not “1234”.'],
    ['chess99', `${chess} - a1`, 'The move number is a number of at most three digits, not “a1”.'],
    ['chess99', `${chess} - 1a`, 'The move number is a number of at most three digits, not “1a”.'],
    ['tns', tnsStart.replace(/m$/, 'x'), 'The stage of the turn is m or d, not “x”.'],
    [
      'battle-chieftain',
      textOf(start('battle-chieftain')).replace(/.$/, 'x'),
      'The stage is g or p, not “x”.',
    ],
    ['ben39', ben39Start.replace('d14', 'e5'), 'None of the movable squares is ever at “e5”.'],
  ])('of %s is refused with a sentence: %s', (id, text, sentence) => {
    expect(refusalOf(readDraft(variant(id), text))).toBe(sentence);
  });

  test('is not one with an empty field', () => {
    const bare = '3/5/7/7/7/5/3 8/8/8/8/8/8/8/8 - w -';
    expect(textOf(draftFrom('ben39', bare))).toBe(bare);
  });
});

describe('moving pieces about', () => {
  test('empties the origin and removes the piece on the goal', () => {
    const { variant: game } = start('chess99');
    const moved = withPieceMoved(start('chess99'), siteOf(game, 'd1'), siteOf(game, 'f9'));
    expect(textOf(moved)).toBe('rnbakQbnr/ppppppppp/9/9/9/9/9/PPPPPPPPP/RNB1KABNR w - 1');
  });

  test('from an empty site or to the same site changes nothing', () => {
    const draft = start('chess99');
    const [e1, e5] = [siteOf(draft.variant, 'e1'), siteOf(draft.variant, 'e5')];
    expect(withPieceMoved(draft, e5, e1)).toBe(draft);
    expect(withPieceMoved(draft, e1, e1)).toBe(draft);
  });
});

describe('hands', () => {
  test('are listed in the variant’s order, whatever the order of filling', () => {
    const draft = start('tns');
    const hands = fieldOf(draft, 'hands');
    const filled = withHeld(draft, hands, [
      { holder: BLACK, kind: 4, turnsLeft: 2 },
      { holder: WHITE, kind: 4, turnsLeft: 3 },
      { holder: WHITE, kind: 2, turnsLeft: 3 },
      { holder: WHITE, kind: 4, turnsLeft: 1 },
    ]);
    expect(textOf(filled)).toMatch(/ w f3,n1,n3,N2 m$/);
    expect(valueOf(readDraft(draft.variant, textOf(draft).replace(' - m', ' N2,n3,n1,f3 m')))).toEqual(
      filled,
    );
  });

  test('hold pieces of the holder’s colour if pieces return to their own side', () => {
    const draft = withField(start('ben39'), fieldOf(start('ben39'), 'hands'), 'zXxCWI');
    expect(textOf(draft)).toMatch(/ CIWXxz$/);
    expect(heldIn(draft, fieldOf(draft, 'hands')).filter(({ holder }) => holder === BLACK)).toHaveLength(2);
  });

  test('hold nothing that can never be in hand', () => {
    expect(refusalOf(readDraft(variant('ben39'), textOf(start('ben39')).replace(/\S+$/, 'CQ')))).toBe(
      'No hand holds “Q”.',
    );
    expect(refusalOf(readDraft(variant('tns'), textOf(start('tns')).replace(' - m', ' f5 m')))).toBe(
      'No hand holds “f5”.',
    );
  });
});

describe('movable squares', () => {
  const ben39 = start('ben39');
  const site = (name: string) => siteOf(ben39.variant, name);

  test('take the piece on them along', () => {
    const king = put(ben39, 'l2', 'K');
    expect(textOf(withGroundMoved(king, site('l2'), site('n4')))).toContain('/1BNR1K/GKS 8/');
  });

  test('leave a piece behind where another one stands already', () => {
    const two = put(put(ben39, 'l2', 'K'), 'b4', 'g');
    const moved = withGroundMoved(two, site('l2'), site('b4'));
    expect(placesOf(moved)).toEqual([site('b4'), site('d14')]);
    expect(moved.board).toEqual(two.board);
  });

  test('can stay where they are', () => {
    expect(withGroundMoved(ben39, site('l2'), site('l2'))).toEqual(ben39);
  });

  test('are nothing that another game has', () => {
    const draft = start('chess99');
    expect(withGroundMoved(draft, 0, 40)).toBe(draft);
  });

  test('can be removed and put back, and their absence is reported', () => {
    const one = withGroundMoved(ben39, site('l2'), NO_SITE);
    expect(placesOf(one)).toEqual([site('d14')]);
    expect(refusalOf(judge(one))).toContain('not at “d14”');
    expect(withGroundMoved(one, NO_SITE, site('l2'))).toEqual(ben39);
  });

  test('keep a piece that stands where there is no square, and report it', () => {
    const lost = put(ben39, 'b4', 'g');
    expect(refusalOf(judge(lost))).toBe('A Black gold general is on b4, where there is no square now.');
    expect(textOf(withGroundMoved(lost, site('l2'), site('b4')))).toContain('/g1BNR1/GKS 8/');
  });

  test('show which sites exist even while the draft is not a legal position', () => {
    const away = withGroundMoved(put(ben39, 'f4', 'K'), site('l2'), site('n4'));
    const { terrain } = notesOnDraft(away, judge(away));
    const named = (kind: string) => terrain.filter((other) => other.kind === kind).map((other) => other.site);
    expect(judge(away).ok).toBe(false);
    expect(named('vacant')).toEqual(expect.arrayContaining([site('l2'), site('b4')]));
    expect(named('absent')).toContain(site('m1'));
    expect(named('absent')).not.toContain(site('o3'));
    expect(named('movable')).toEqual([site('d14'), site('n4')]);
    expect(new Set(terrain.map(({ label }) => say(label)))).toEqual(
      new Set(['not there now', 'movable square']),
    );
  });
});

describe('swapping sides', () => {
  for (const any of registry)
    test(`takes the start of ${any.id} to a position`, () => {
      expect(judge(withSidesSwapped(startDraft(any))).ok).toBe(true);
    });

  test('turns the board round, and swaps the colours, the hands and the named sites', () => {
    expect(textOf(withSidesSwapped(draftFrom('chess99', '4k4/9/9/9/4P4/9/9/3Q5/4K4 b e4 7')))).toBe(
      '4k4/5q3/9/9/4p4/9/9/9/4K4 w e6 7',
    );
    expect(textOf(withSidesSwapped(draftFrom('tns', 'k/3/5/7/6N/7/5/3/K w f2,N3 m')))).toBe(
      'k/3/5/7/n6/7/5/3/K b n3,F2 m',
    );
    expect(
      textOf(withSidesSwapped(draftFrom('ben39', '2k1/5/R6/7/7/6/1K1 8/8/8/8/8/8/8/C7 d14,n4 w CWx'))),
    ).toBe('1k1/6/7/7/6r/5/1K2 7c/8/8/8/8/8/8/8 b12,l2 b Xcw');
  });

  test('still lets White place its king first', () => {
    const before = start('battle-chieftain');
    expect(textOf(withSidesSwapped(before))).toBe(textOf(before));
    const crowned = withField(before, fieldOf(before, 'choice'), 'g');
    expect(textOf(withSidesSwapped(crowned))).toMatch(/ b g$/);
  });

  test('keeps every piece on a board whose halves differ', () => {
    const uneven = put(start('battle-chieftain-uneven-field'), 'e8', 'B');
    const swapped = withSidesSwapped(uneven);
    expect(swapped.board.filter((piece) => piece !== EMPTY)).toHaveLength(21);
    expect(textOf(swapped)).toContain('/3b2/');
  });

  test('twice changes nothing, in any position and in any draft', () => {
    fc.assert(
      fc.property(games(60), fc.array(fc.nat(1_000_000), { maxLength: 5 }), (game, picks) => {
        let draft = draftOf(game.variant, currentPosition(game));
        expect(withSidesSwapped(withSidesSwapped(draft))).toEqual(draft);
        for (const pick of picks) draft = randomEdit(draft, pick);
        expect(withSidesSwapped(withSidesSwapped(draft))).toEqual(draft);
      }),
    );
  });

  test('takes positions to positions, except while kings are placed and on the last move', () => {
    fc.assert(
      fc.property(games(60), (game) => {
        const text = textOf(draftOf(game.variant, currentPosition(game)));
        if (/ (p|100)$/.test(text)) return;
        valueOf(judge(withSidesSwapped(draftFrom(game.variant.id, text))));
      }),
    );
  });
});

/** Makes the edit that a number stands for. */
function randomEdit(draft: Draft, number: number): Draft {
  const { variant: game, board } = draft;
  const pick = (count: number, salt: number) => Math.floor(number / salt) % count;
  const site = pick(board.length, 7);
  const field = at(game.setup.fields, pick(game.setup.fields.length, 11));
  const places = placesFieldOf(game)?.sites ?? [NO_SITE];
  switch (number % 7) {
    case 0:
    case 1:
      return withPiece(
        draft,
        site,
        pieceOf(1 + pick(game.kinds.length - 1, 13), pick(2, 17) === 0 ? WHITE : BLACK),
      );
    case 2:
      return withPieceMoved(draft, site, pick(board.length, 19));
    case 3:
      return withField(
        draft,
        field,
        at(['w', 'b', 'e4', '-', '7', '150', 'g', 'p', 'd', 'm', 'd2', 'k1', 'CX'], pick(13, 23)),
      );
    case 4:
      return withGroundMoved(
        draft,
        at(places, pick(places.length, 29)),
        at([...places, NO_SITE], pick(places.length + 1, 31)),
      );
    case 5:
      return withSidesSwapped(draft);
    default:
      return number % 91 === 6 ? clearDraft(draft) : withPiece(draft, site, EMPTY);
  }
}

describe('any edits', () => {
  test('leave a position or a message, and a string that is read as the same draft', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...registry),
        fc.array(fc.nat(1_000_000), { maxLength: 40, size: 'max' }),
        (any, picks) => {
          const draft = picks.reduce(randomEdit, startDraft(any));
          const verdict = judge(draft);
          if (!verdict.ok) expect(say(verdict.message)).toMatch(/^[A-Z].*\.$/);
          else expect(any.writePosition(verdict.value)).toBe(textOf(draft));
          notesOnDraft(draft, verdict);
          expect(textOf(valueOf(readDraft(any, textOf(draft))))).toBe(textOf(draft));
        },
      ),
      { numRuns: runs(500) },
    );
  });

  test('of the string are refused with a message, or make a draft', () => {
    const slips = edits('KkQqPp0123456789/ -wbae,\té');
    fc.assert(
      fc.property(games(40), slips, (game, changes) => {
        const text = edited(textOf(draftOf(game.variant, currentPosition(game))), changes);
        const read = readDraft(game.variant, text);
        if (!read.ok) {
          expect(say(read.message)).toMatch(/^[A-Z].*\.$/);
          expect(game.variant.readPosition(text).ok).toBe(false);
          return;
        }
        expect(valueOf(readDraft(game.variant, textOf(read.value)))).toEqual(read.value);
      }),
      { numRuns: runs(500) },
    );
  });
});

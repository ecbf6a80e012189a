import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { registry, variantNamed } from '../../support/registry.ts';
import { readDiagram } from '../../../src/engine/setup/diagram.ts';
import { writeDiagram } from '../../../src/engine/setup/diagramDrawing.ts';
import { draftOf, judge, placesOf, textOf } from '../../../src/engine/setup/draft.ts';
import { clearDraft, startDraft, withDiagram } from '../../../src/engine/setup/draftEdits.ts';
import { currentPosition } from '../../../src/engine/game/game.ts';
import { edited, edits } from '../../support/edits.ts';
import { games } from '../../support/randomGame.ts';
import { refusalOf, valueOf } from '../../support/result.ts';
import { runs } from '../../support/runs.ts';
import { say } from '../../../src/words/say.ts';

const variant = (id: string) => variantNamed(id);

/** The position string of a diagram laid on the start. */
const laidOnStart = (id: string, diagram: string): string =>
  textOf(withDiagram(startDraft(variant(id)), valueOf(readDiagram(variant(id), diagram))));

/** The position string of a diagram laid on an empty board. */
const laidOnEmpty = (id: string, diagram: string): string =>
  textOf(withDiagram(clearDraft(startDraft(variant(id))), valueOf(readDiagram(variant(id), diagram))));

const startText = (id: string): string => textOf(startDraft(variant(id)));

describe('letters and dots', () => {
  test('one character for each square, without numbers', () => {
    const diagram = `
rnbakqbnr
ppppppppp
.........
.........
....P....
.........
.........
PPPP.PPPP
RNBQKABNR`;
    expect(laidOnStart('chess99', diagram)).toBe('rnbakqbnr/ppppppppp/9/9/4P4/9/9/PPPP1PPPP/RNBQKABNR w - 1');
  });

  test('spaces, indentation, and dashes for empty squares', () => {
    const diagram = `
            b
         r b b r
        p p p p p
       - - - - - -
      - - - - - - -
       - - - - - -
        P P P P P
         R B B R
            B`;
    expect(laidOnStart('hex39', diagram)).toBe(startText('hex39'));
  });

  test('numbers, columns’ letters and the sides’ names', () => {
    const diagram = `
9       k       black
8     n f n
7   . w f w .
6 . . . . . . .
5 . . . . . . .
4 . . . . . . .
3   . W F W .
2     N F N
1       K       WHITE
  a b c d e f g`;
    expect(laidOnEmpty('tns', diagram)).toBe(startText('tns'));
  });

  test('names of the sides on lines of their own, and lines of blanks', () => {
    const diagram = ['  Black', '9 ....k....', '   ', '1 ....K....', ' WHITE'].join('\n');
    expect(laidOnEmpty('chess99', diagram)).toBe('4k4/9/9/9/9/9/9/9/4K4 w - 1');
  });

  test('indented numbers, and letters of the first columns only', () => {
    const diagram = [' 9 ....k....', ' 1 ....K....', '   a b c'].join('\n');
    expect(laidOnEmpty('chess99', diagram)).toBe('4k4/9/9/9/9/9/9/9/4K4 w - 1');
  });

  test('Windows line endings', () => {
    const diagram = ['9 ....k....', '1 ....K....'].join('\r\n');
    expect(laidOnEmpty('chess99', diagram)).toBe('4k4/9/9/9/9/9/9/9/4K4 w - 1');
  });

  test('from Black’s side of the board, according to the numbers', () => {
    const diagram = ['1 K', '2 ...', '3 .....', '9 k'].join('\n');
    expect(laidOnEmpty('tns', diagram)).toBe('k/3/5/7/7/7/5/3/K w - m');
  });

  test('gaps may be drawn or left out', () => {
    const drawn = ['11 bbbbbbbbbb', '10 -k-....-.-', '8 -.B.--...-'].join('\n');
    const leftOut = ['11 bbbbbbbbbb', '10 k.....', '8 .B....'].join('\n');
    expect(laidOnEmpty('battle-chieftain', drawn)).toBe(laidOnEmpty('battle-chieftain', leftOut));
    expect(laidOnEmpty('battle-chieftain', drawn)).toContain('bbbbbbbbbb/k5/8/1B4/');
  });
});

describe('cells between bars', () => {
  test('stars mean Black, shades mean nothing', () => {
    const diagram = `
  9             |*K*|
  8         |*N*|*F*|*N*|
  7     |:::|*W*|*F*|*W*|:::|
  6 |:::|   |:::|   |:::|   |:::|
  5 |   |:::|   |:::|   |:::|   |
  4 |:::|   |:::|   |:::|   |:::|
  3     |:::| W |:F:| W |:::|
  2         |:N:| F |:N:|
  1             |:K:|
      a   b   c   d   e   f   g`;
    expect(laidOnEmpty('tns', diagram)).toBe(startText('tns'));
  });

  test('with lines between the ranks', () => {
    const rank = (cells: string) => `+${'---+'.repeat(9)}\n|${[...cells].map((c) => ` ${c} |`).join('')}`;
    const ranks = ['....k....', ...Array<string>(7).fill('.........'), '....K....'];
    const diagram = `${ranks.map((cells) => rank(cells.replaceAll('.', ' '))).join('\n')}\n+${'---+'.repeat(9)}`;
    expect(laidOnEmpty('chess99', diagram)).toBe('4k4/9/9/9/9/9/9/9/4K4 w - 1');
  });
});

describe('Battle Chieftain’s picture', () => {
  const pictureWith = (topWall: string, rank8: string, rank4: string, nearWall: string) =>
    [
      'BBBBBBBBBB',
      topWall,
      '-XXXXXXXX-',
      rank8,
      '-XXXXXXXX-',
      'XX-XXXX-XX',
      '-XXXXXXXX-',
      rank4,
      '-XXXXXXXX-',
      nearWall,
      'bbbbbbbbbb',
    ].join('\n');
  const UPPER = '-W-WWWW-W-';
  const LOWER = '-w-wwww-w-';
  const TWO = '-XXX--XXX-';
  const FOUR = '-XX-XX-XX-';
  const pictures = {
    'battle-chieftain': pictureWith(UPPER, TWO, TWO, LOWER),
    'battle-chieftain-far-walls': pictureWith(LOWER, TWO, TWO, UPPER),
    'battle-chieftain-differing-field': pictureWith(UPPER, FOUR, FOUR, LOWER),
    'battle-chieftain-uneven-field': pictureWith(UPPER, FOUR, TWO, LOWER),
  };

  for (const [id, picture] of Object.entries(pictures))
    test(`of ${id} is its start: upper case is the top player’s`, () => {
      const laid = withDiagram(
        clearDraft(startDraft(variant(id))),
        valueOf(readDiagram(variant(id), picture)),
      );
      expect(laid.board).toEqual(variant(id).start.board);
    });

  test('is refused by the other three boards, with the line that differs', () => {
    for (const [id, picture] of Object.entries(pictures))
      for (const other of Object.keys(pictures))
        if (other !== id) expect(refusalOf(readDiagram(variant(other), picture))).toMatch(/^Line (2|4|8), /);
  });

  test('without the field is a diagram like any other', () => {
    expect(laidOnEmpty('battle-chieftain', '11 B.........')).toMatch(/^B9\//);
  });
});

describe('squares and crossings', () => {
  const start = `
15      +---+---+---+---+
14      |###|*S*|*K*|*G*|
13      +---+---+---+---+---+
12      |:::|*R*|*N*|*B*|:::|
11  +---+---+---+---+---+---+---+
10  |:::|   |*P*|*P*|*P*|   |:::|
9   +---+---+---+---+---+---+---+
8   |   |:::|   |:::|   |:::|   |
7   +---+---+---+---+---+---+---+
6   |:::|   |:P:| P |:P:|   |:::|
5   +---+---+---+---+---+---+---+
4       |:::| B |:N:| R |:::|
3       +---+---+---+---+---+
2           |:G:| K |:S:|###|
1           +---+---+---+---+
    a b c d e f g h i j k l m n o`;

  test('the start, movable squares and all', () => {
    expect(laidOnStart('ben39', start)).toBe(startText('ben39'));
  });

  test('the same without numbers and letters', () => {
    const bare = start
      .split('\n')
      .slice(1, -1)
      .map((line) => line.slice(3))
      .join('\n');
    expect(laidOnStart('ben39', bare)).toBe(startText('ben39'));
  });

  test('the same with tabs for eight blanks', () => {
    const tabbed = start
      .split('\n')
      .slice(1, -1)
      .map((line) => line.slice(3).replace(/^ {8}/, '\t'))
      .join('\n');
    expect(tabbed).toContain('\t');
    expect(laidOnStart('ben39', tabbed)).toBe(startText('ben39'));
  });

  test('the same with the name of a side before a rank', () => {
    expect(laidOnStart('ben39', start.replace('2           |:G:|', '2   white   |:G:|'))).toBe(
      startText('ben39'),
    );
  });

  test('a star behind its piece', () => {
    const diagram = `
3       +---C*--+---+---+---+
2           |:G*|B *| K |###|
1           +---+---+---+---+
    a b c d e f g h i j k l m n o`;
    expect(laidOnEmpty('ben39', diagram)).toBe('4/5/7/7/7/5/gBK1 8/8/8/8/8/8/2c5/8 d14,l2 w -');
  });

  test('a part of the board, with pieces on crossings and beside their stars', () => {
    const diagram = `
5   X---*I--+---+---+---+---+---+
4   |#G#|:::|   |:::|   |:::|
3   X---*Z--+---+---+---C---X
2           |:::|   |:::|#K#|
1           +---+---+---*X--*C
    a b c d e f g h i j k l m n o`;
    expect(laidOnEmpty('ben39', diagram)).toBe('3/5/7/7/7/G5/3K 8/8/8/8/8/Xi6/Xz3CX1/5xc1 b4,l2 w -');
  });

  test('a star before the last crossing of a line', () => {
    const diagram = `
5   +---+---+---+---+---+---+
4       |:::|*N*|*K*| N |:::|
3       +---+---+---+---+--*I
2           |:G:| B |:::|
1           +---+---+---+
    a b c d e f g h i j k l m n`;
    expect(laidOnEmpty('ben39', diagram)).toBe('4/5/7/7/7/1nkN1/GB2 8/8/8/8/8/8/6i1/8 d14,l2 w -');
  });

  test('wizards on a line, and an absent square drawn as nothing', () => {
    const diagram = `
7   +---+---+---+---+---+---+---+
6   |:::| P |:B:|   |:::|   |:N:|
5   +---+---W---+---+---+---W---+
4       |:R:| S |:::|   |*G*|
3       +---+---+---+---+---+
2           |:::|   |:::|
1           +---+---+---+
    a b c d e f g h i j k l m n o`;
    expect(laidOnEmpty('ben39', diagram)).toBe('4/5/7/7/1PB3N/RS2g/4 8/8/8/8/8/2W3W1/8/8 d14,l2 w -');
  });

  test('a movable square goes where it is drawn; the other stays, since its rank is not shown', () => {
    const diagram = `
15      +---+---+---+---+
14          |:::| k |:::|
13  +---+---+---+---+---+---+
12  |###|:::|   |:::|   |:::|`;
    expect(laidOnStart('ben39', diagram)).toMatch(/ b12,l2 w /);
  });

  test('castles in both phases', () => {
    const diagram = `
3       +---D---+---+---+---+
2           |:::| K |:::|###|
1           +---+---c---+---+
    a b c d e f g h i j k l m n o`;
    expect(laidOnEmpty('ben39', diagram)).toContain(' 8/8/8/8/8/8/2D5/4c3 ');
  });

  test('a movable square in an impossible place, and a piece beside the board', () => {
    expect(refusalOf(readDiagram(variant('ben39'), '2       |###|\n  a b c d e f g'))).toContain('Line 1');
    const stray = '2     |:K:|\n    a b c d e f g\n1   +';
    expect(refusalOf(readDiagram(variant('ben39'), stray))).toMatch(/^Line 1, .* has “K” where this board/);
    expect(refusalOf(readDiagram(variant('ben39'), '6       |###|\n5   +---+---+'))).toBe(
      'Line 1, “6       |###|”, has a movable square on d6, where none can be.',
    );
  });

  test('two pieces in one place', () => {
    expect(refusalOf(readDiagram(variant('ben39'), '4   |:::|RR |\n3   +---+---+'))).toBe(
      'Line 1, “4   |:::|RR |”, has two pieces on d4.',
    );
  });
});

describe('a text that is not a diagram', () => {
  const refusals = {
    'too few ranks': [
      'rnbakqbnr\nppppppppp',
      'The board has 9 ranks; this diagram shows 2, without their numbers.',
    ],
    'a rank too long': ['9 rnbakqbnrr', 'Line 1, “9 rnbakqbnrr”, shows 10 places where the board has 9.'],
    'a number behind a rank': [
      '.........9',
      'The board has 9 ranks; this diagram shows 1, without their numbers.',
    ],
    'a letter of no piece': [
      '\n  9 rnbxkqbnr',
      'Line 2, “9 rnbxkqbnr”, has “x”, which isn’t a piece of this game.',
    ],
    'a number of no rank': [
      '10 rnbakqbnr',
      'Line 1, “10 rnbakqbnr”, has the number “10”, which no rank of this board has.',
    ],
    'a line without a number': [
      '9 rnbakqbnr\nppppppppp',
      'Line 2, “ppppppppp”, has no number, though other ranks have one.',
    ],
    'a rank that comes twice': [
      '9 .........\n9 .........',
      'Line 2, “9 .........”, shows a rank a second time.',
    ],
    'too many lines': [
      `9 .........${'\n'.repeat(60)}`,
      'A diagram has a line for each rank; here are 61 lines.',
    ],
    'a text without end': ['.'.repeat(6000), 'This text is far too long for a diagram.'],
  } as const;
  for (const [name, [diagram, message]] of Object.entries(refusals))
    test(`${name}: the message says so`, () => {
      expect(refusalOf(readDiagram(variant('chess99'), diagram))).toBe(message);
    });

  test('on a board of hexes a line has a place for each of them', () => {
    expect(refusalOf(readDiagram(variant('hex39'), '3 .......'))).toBe(
      'Line 1, “3 .......”, shows 7 places where the board has 5.',
    );
  });

  test('unless it is just not too long', () => {
    const line = '9 ....k....';
    for (const diagram of [line.padEnd(5000), line + '\n'.repeat(59)])
      expect(laidOnEmpty('chess99', diagram)).toBe('4k4/9/9/9/9/9/9/9/9 w - 1');
    expect(readDiagram(variant('chess99'), line.padEnd(5001)).ok).toBe(false);
    expect(readDiagram(variant('chess99'), line + '\n'.repeat(60)).ok).toBe(false);
  });

  test('any text at all gets an answer', () => {
    const texts = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.string({ unit: fc.constantFrom(...' .-+|:#*KkBbXxW0123456789\n'), maxLength: 300 }),
    );
    fc.assert(
      fc.property(fc.constantFrom(...registry), texts, (any, text) => {
        const read = readDiagram(any, text);
        if (!read.ok) expect(say(read.message)).toMatch(/^[A-Z].*\.$/);
      }),
      { numRuns: runs(1000) },
    );
  });
});

describe('our own diagrams', () => {
  test('look like this', () => {
    expect(writeDiagram(startDraft(variant('tns')))).toBe(
      [
        '9         k',
        '8       n f n',
        '7     . w f w .',
        '6   . . . . . . .',
        '5   . . . . . . .',
        '4   . . . . . . .',
        '3     . W F W .',
        '2       N F N',
        '1         K',
        '    a b c d e f g',
      ].join('\n'),
    );
  });

  test('of hexes have a letter for every half', () => {
    expect(writeDiagram(startDraft(variant('hex39')))).toBe(
      [
        '9         b',
        '8      r b b r',
        '7     p p p p p',
        '6    . . . . . .',
        '5   . . . . . . .',
        '4    . . . . . .',
        '3     P P P P P',
        '2      R B B R',
        '1         B',
        '    abcdefghijklm',
      ].join('\n'),
    );
  });

  test('draw the lines between squares if pieces stand on the crossings too', () => {
    expect(writeDiagram(startDraft(variant('ben39')))).toBe(
      [
        '15      +---+---+---+---+',
        '14      |###|:s:| k |:g:|',
        '13      +---+---+---+---+---+',
        '12      |:::| r |:n:| b |:::|',
        '11  +---+---+---+---+---+---+---+',
        '10  |:::|   |:p:| p |:p:|   |:::|',
        '9   +---+---+---+---+---+---+---+',
        '8   |   |:::|   |:::|   |:::|   |',
        '7   +---+---+---+---+---+---+---+',
        '6   |:::|   |:P:| P |:P:|   |:::|',
        '5   +---+---+---+---+---+---+---+',
        '4       |:::| B |:N:| R |:::|',
        '3       +---+---+---+---+---+',
        '2           |:G:| K |:S:|###|',
        '1           +---+---+---+---+',
        '    a b c d e f g h i j k l m n o',
      ].join('\n'),
    );
  });

  test('are read as the positions from which they were drawn', () => {
    fc.assert(
      fc.property(games(60), (game) => {
        const draft = draftOf(game.variant, currentPosition(game));
        const shown = valueOf(readDiagram(game.variant, writeDiagram(draft)));
        expect(textOf(withDiagram(draft, shown))).toBe(textOf(draft));
        expect(textOf(withDiagram(startDraft(game.variant), shown)).split(' ')[0]).toBe(
          textOf(draft).split(' ')[0],
        );
        if (placesOf(draft).length > 0) expect(shown.places?.toSorted()).toEqual(placesOf(draft).toSorted());
      }),
    );
  });

  test('with typing errors are refused with the line, or give a draft that can be judged', () => {
    const slips = edits('KkBbPpXxW .-+|:#*123456789\n');
    fc.assert(
      fc.property(games(40), slips, (game, changes) => {
        const draft = draftOf(game.variant, currentPosition(game));
        const read = readDiagram(game.variant, edited(writeDiagram(draft), changes));
        if (!read.ok) {
          expect(say(read.message)).toMatch(/^[A-Z].*\.$/);
          return;
        }
        const verdict = judge(withDiagram(draft, read.value));
        if (!verdict.ok) expect(say(verdict.message)).toMatch(/^[A-Z].*\.$/);
      }),
      { numRuns: runs(400) },
    );
  });
});

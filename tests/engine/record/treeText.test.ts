import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { at } from '../../../src/engine/at.ts';
import { withActions } from '../../../src/engine/game/action.ts';
import { resignationBy } from '../../../src/engine/game/ending.ts';
import {
  currentPosition,
  movesAt,
  newGame,
  outcomeOf,
  withEnding,
  withMove,
} from '../../../src/engine/game/game.ts';
import type { TreeText } from '../../../src/engine/record/readTreeText.ts';
import { readTreeText } from '../../../src/engine/record/readTreeText.ts';
import { readRecordText, writeRecordText } from '../../../src/engine/record/recordText.ts';
import { writeTreeText } from '../../../src/engine/record/treeText.ts';
import { unwrap } from '../../../src/engine/rules/result.ts';
import { BLACK } from '../../../src/engine/rules/side.ts';
import type { Variant } from '../../../src/engine/rules/variant.ts';
import { addLine, annotate, follow } from '../../../src/engine/tree/edits.ts';
import type { Notes } from '../../../src/engine/tree/notes.ts';
import type { Colour, Shape } from '../../../src/engine/tree/shape.ts';
import { LONGEST_COMMENT, withComment } from '../../../src/engine/tree/notes.ts';
import { MOST_SHAPES } from '../../../src/engine/tree/shape.ts';
import type { Tree, TreeNode, TreePath } from '../../../src/engine/tree/tree.ts';
import {
  MOST_NODES,
  endOfLine,
  leaf,
  newTree,
  nodeAt,
  sizeOf,
  treeOf,
} from '../../../src/engine/tree/tree.ts';
import { placesOf } from '../../../src/engine/tree/walk.ts';
import { tree as treeSentences } from '../../../src/words/en/tree.ts';
import { addSentences, say } from '../../../src/words/say.ts';
import { pathsIn, pickedPath, trees } from '../../support/randomTree.ts';
import { playedThrough } from '../../support/playedThrough.ts';
import { registry, variantNamed } from '../../support/registry.ts';
import { runs } from '../../support/runs.ts';

const chess = variantNamed('chess99');
const tns = variantNamed('tns');
const hex = variantNamed('hex39');
const ben39 = variantNamed('ben39');
const nobody = ['', ''] as const;

const path = (line: string): TreePath => line.split(' ').filter((action) => action !== '');
/** A tree with lines of actions, of which the first was played. */
const treeWith = (variant: Variant, ...lines: readonly string[]): Tree =>
  follow(
    lines.reduce((tree, line) => addLine(tree, [], path(line)), newTree(variant)),
    path(lines[0] ?? ''),
  );
const noted = (tree: Tree, line: string, change: (notes: Notes) => Notes): Tree =>
  annotate(tree, path(line), change);
const commented = (tree: Tree, line: string, comment: string): Tree =>
  noted(tree, line, (notes) => withComment(notes, comment));

/** The moves in the text of a tree, in one line. */
const movesOf = (tree: Tree): string =>
  writeTreeText(tree, nobody).split('\n\n').slice(1).join(' ').trim().replaceAll('\n', ' ');

const textOf = (variant: Variant, moves: string, tags = ''): string =>
  `[Variant "${variant.id}"]\n${tags}\n${moves}`;
const readText = (variant: Variant, text: string): TreeText =>
  unwrap(readTreeText(variant, at(unwrap(readRecordText(text)), 0)));
const read = (moves: string, variant: Variant = chess): TreeText => readText(variant, textOf(variant, moves));
const notesAt = (tree: Tree, line: string): Notes | undefined => nodeAt(tree, path(line))?.notes;
const commentIn = (text: string): string | undefined =>
  notesAt(read(`1. e4 {${text}} *`).tree, 'e2-e4')?.comment;
const shape = (colour: Colour, from: string, to = from): Shape => ({ colour, from, to });

/** A tree with a line of so many actions without captures, and with so many actions after each of its nodes. */
function largeTree(variant: Variant, length: number, width: number): Tree {
  let game = newGame(variant);
  const tried: (readonly string[])[] = [];
  while (game.steps.length < length) {
    const position = currentPosition(game);
    const moves = movesAt(game, game.steps.length);
    const calm = moves.filter((move) => variant.notation(position, move)?.joint === '');
    const longer = calm
      .map((_, i) => at(calm, (i + game.steps.length * 7_919) % calm.length))
      .find((move) => outcomeOf(withMove(game, move)) === null);
    if (!longer) throw new Error('The game cannot go on.');
    game = withMove(game, longer);
    const action = at(game.steps, game.steps.length - 1).action;
    const others = moves.map((move) => variant.writeMove(position, move));
    tried.push([action, ...others.filter((other) => other !== action)].slice(0, width));
  }
  const nodes = tried.reduceRight<readonly TreeNode[]>(
    (after, actions) => actions.map((action, i) => ({ ...leaf(action), children: i === 0 ? after : [] })),
    [],
  );
  const tree = newTree(variant);
  return { ...tree, root: { ...tree.root, children: nodes } };
}

/** The nodes of a tree in their order, each by its depth and its action: the paths would be long. */
const pathsByEnds = (tree: Tree): string =>
  placesOf(tree)
    .map(({ node, ply }) => `${String(ply)} ${node.action}`)
    .join('\n');

addSentences(treeSentences);

describe('a tree that is written as a text and read again', () => {
  test.each(registry.map((variant) => [variant.id, variant] as const))(
    'is the same tree in %s',
    (_, variant) => {
      fc.assert(
        fc.property(trees(40, variant), fc.nat(), fc.string({ unit: 'binary' }), (grown, pick, comment) => {
          const played = follow(grown, pickedPath(grown, pick));
          const tree = annotate(played, pickedPath(played, pick >> 1), (notes) =>
            withComment(notes, comment),
          );
          const again = readText(variant, writeTreeText(tree, ['Ada', ''], '2025.03.01'));
          expect(again.stopped).toBeNull();
          expect(again.tree.root).toEqual(tree.root);
          expect(again.tree.played).toEqual(tree.played);
          expect(again.players).toEqual(['Ada', '']);
        }),
        { numRuns: runs(40) },
      );
    },
  );

  test.each(registry.map((variant) => [variant.id, variant] as const))(
    'has a main line that is still a game to a reader of games in %s',
    (_, variant) => {
      fc.assert(
        fc.property(trees(40, variant), (tree) => {
          const { record } = at(unwrap(readRecordText(writeTreeText(tree, nobody))), 0);
          const { game, stopped } = unwrap(playedThrough(record));
          expect(stopped).toBeNull();
          expect(game.steps.map(({ action }) => action)).toEqual(endOfLine(tree, []));
        }),
        { numRuns: runs(40) },
      );
    },
  );

  test('that has one line and no notes is the text of a game', () => {
    fc.assert(
      fc.property(trees(60), fc.nat(), (tree, pick) => {
        const game = unwrap(withActions(newGame(tree.variant), pickedPath(tree, pick)));
        const id = { id: 'abc', revision: 3 };
        expect(writeTreeText(treeOf(game), ['Ada', 'Bob'], '2025', id)).toBe(
          writeRecordText(game, ['Ada', 'Bob'], '2025', id),
        );
      }),
      { numRuns: runs(200) },
    );
  });

  test('keeps its start', () => {
    const start = unwrap(chess.readPosition('4k4/9/9/9/9/9/9/9/4K4 b - 42'));
    const tree = commented(addLine(addLine(newTree(chess, start), [], ['e9-e8']), [], ['e9-d9']), '', 'Bare');
    const text = writeTreeText(tree, nobody);
    expect(text).toContain('\n{Bare} 42... Ke8 (42... Kd9) *\n');
    const again = readText(chess, text).tree;
    expect(again.root).toEqual(tree.root);
    expect(again.start).toEqual(tree.start);
  });

  test('may have a line of 2,000 actions and 10,000 nodes', () => {
    const tree = largeTree(ben39, 2_000, 5);
    expect(sizeOf(tree)).toBe(10_001);
    const again = readText(ben39, writeTreeText(tree, nobody));
    expect(again.stopped).toBeNull();
    expect(pathsByEnds(again.tree)).toBe(pathsByEnds(tree));
  }, 120_000);
});

describe('a tree is written', () => {
  test('with variations after the move that they replace, and the number of the round after them', () => {
    const tree = treeWith(chess, 'e2-e4 e8-e6 d2-d4', 'd2-d4 d8-d6 c2-c4', 'd2-d4 e8-e6', 'c2-c4');
    expect(movesOf(tree)).toBe('1. e4 (1. d4 d6 (1... e6) 2. c4) (1. c4) 1... e6 2. d4 *');
  });

  test('with comments, glyphs, arrows and circles after the move', () => {
    const tree = noted(treeWith(hex, 'c3-b4 c7-b6'), 'c3-b4', () => ({
      comment: 'Why not?',
      glyphs: [1, 14],
      shapes: [
        shape('green', 'c3', 'b4'),
        shape('red', 'd2', 'b6'),
        shape('blue', 'g9'),
        shape('yellow', 'c3'),
      ],
      assertion: null,
    }));
    expect(movesOf(tree)).toMatch(
      /^1\. \S+ \$1 \$14 \{\[%cal Gc3b4,Rd2b6\] \[%csl Bg9,Yc3\] Why not\?\} 1\.\.\. \S+ \*$/,
    );
  });

  test('with a comment on its start before the first move', () => {
    expect(movesOf(commented(treeWith(chess, 'e2-e4'), '', 'Begin'))).toBe('{Begin} 1. e4 *');
    expect(movesOf(commented(newTree(chess), '', 'Nothing'))).toBe('{Nothing} *');
  });

  test('with what cannot stand in a comment after a backslash', () => {
    const written = (comment: string) => movesOf(commented(newTree(chess), '', comment));
    expect(written('a } b')).toBe('{a \\u007d b} *');
    expect(written('one\n\ntwo\\')).toBe('{one\\n\\ntwo\\\\} *');
    expect(written(' [%cal Gc3b4] > %')).toBe('{\\u0020\\u005b%cal Gc3b4] \\u003e \\u0025} *');
  });

  test('in lines of 80 letters at most', () => {
    const text = writeTreeText(
      commented(treeWith(chess, 'e2-e4 e8-e6'), 'e2-e4', 'word '.repeat(100)),
      nobody,
    );
    expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
    expect(readText(chess, text).tree.root.children[0]?.notes.comment).toBe('word '.repeat(100));
  });

  test('with a tag that tells how much was played, unless all of the main line was', () => {
    const tree = treeWith(chess, 'e2-e4 e8-e6');
    expect(writeTreeText(tree, nobody)).not.toContain('Played');
    const text = writeTreeText({ ...tree, played: ['e2-e4'] }, nobody);
    expect(text).toContain('\n[Played "1"]\n\n1. e4 e6 *\n');
    expect(readText(chess, text).tree.played).toEqual(['e2-e4']);
    expect(readText(chess, text.replace('Played "1"', 'Played "9"')).tree.played).toEqual(['e2-e4', 'e8-e6']);
    expect(readText(chess, text.replace('Played "1"', 'Played "some"')).tree.played).toEqual([
      'e2-e4',
      'e8-e6',
    ]);
  });

  test('with the end of the game that was played', () => {
    const resigned = withEnding(
      unwrap(withActions(newGame(chess), path('e2-e4 e8-e6'))),
      resignationBy(BLACK),
    );
    expect(writeTreeText(treeOf(resigned), nobody, '', null, resigned.ending)).toBe(
      writeRecordText(resigned, nobody),
    );
  });
});

describe('a turn of several parts in a tree is written', () => {
  const start = unwrap(tns.readPosition('1/3/5/1k5/7/7/5/1K1/N w w3,n2 m'));
  const partsOf = (...lines: readonly string[]): string =>
    movesOf(lines.reduce((tree, line) => addLine(tree, [], path(line)), newTree(tns, start)));
  const backAgain = (moves: string): readonly string[] =>
    pathsIn(readText(tns, textOf(tns, moves, `[Start "${tns.writePosition(start)}"]\n`)).tree);

  test('without its end, if nothing is noted on that', () => {
    expect(partsOf('d1-e3 w@g4 end b6-c6')).toBe('1. Ne3, W@g4 Kc6 *');
    expect(backAgain('1. Ne3, W@g4 {Drop} Kc6 *').at(-1)).toBe('d1-e3 w@g4 end b6-c6');
  });

  test('with its end, if another action was tried instead', () => {
    const text = partsOf('d1-e3 end b6-c6', 'd1-e3 w@g4 end b6-c6', 'd1-e3 w@a4');
    expect(text).toBe('1. Ne3, end (1. W@g4 Kc6) (1. W@a4, …) 1... Kc6 *');
    expect(backAgain(text)).toEqual([
      '',
      'd1-e3',
      'd1-e3 end',
      'd1-e3 end b6-c6',
      'd1-e3 w@g4',
      'd1-e3 w@g4 end',
      'd1-e3 w@g4 end b6-c6',
      'd1-e3 w@a4',
    ]);
  });

  test('with its end, if it begins a variation', () => {
    const text = partsOf('d1-e3 w@g4', 'd1-e3 end b6-c6');
    expect(text).toBe('1. Ne3, W@g4, … (1. end Kc6) *');
    expect(backAgain(text).at(-1)).toBe('d1-e3 end b6-c6');
  });

  test('with dots while it is not over, in a variation too', () => {
    expect(partsOf('d1-e3')).toBe('1. Ne3, … *');
    const text = partsOf('d1-e3 w@g4 end b6-c6', 'd1-e3 w@a4');
    expect(text).toBe('1. Ne3, W@g4 (1. W@a4, …) 1... Kc6 *');
    expect(backAgain(text).at(-1)).toBe('d1-e3 w@a4');
  });
});

describe('a reader of trees understands', () => {
  test('variations inside variations', () => {
    const { tree, stopped } = read('1. e4 e6 (1... d6 2. d4 (2. c4 (2. b4)) 2... e6) (1... c6) 2. d4 *');
    expect(stopped).toBeNull();
    expect(pathsIn(tree)).toEqual([
      '',
      'e2-e4',
      'e2-e4 e8-e6',
      'e2-e4 e8-e6 d2-d4',
      'e2-e4 d8-d6',
      'e2-e4 d8-d6 d2-d4',
      'e2-e4 d8-d6 d2-d4 e8-e6',
      'e2-e4 d8-d6 c2-c4',
      'e2-e4 d8-d6 b2-b4',
      'e2-e4 c8-c6',
    ]);
    expect(tree.played).toEqual(path('e2-e4 e8-e6 d2-d4'));
  });

  test('a variation that begins as its line does, which stays the main line', () => {
    const { tree } = read('1. e4 (1. e4 e6 2. b4) 1... e6 (1... e6 2. c4) 2. d4 *');
    expect(pathsIn(tree)).toEqual([
      '',
      'e2-e4',
      'e2-e4 e8-e6',
      'e2-e4 e8-e6 d2-d4',
      'e2-e4 e8-e6 b2-b4',
      'e2-e4 e8-e6 c2-c4',
    ]);
    expect(endOfLine(tree, [])).toEqual(tree.played);
  });

  test('comments in braces and to the end of a line, in a variation too', () => {
    const { tree } = read('{Start} 1. e4 ; the first\n{the second} 1... e6 (1... d6 ; inside )\n) {after} *');
    expect(notesAt(tree, '')?.comment).toBe('Start');
    expect(notesAt(tree, 'e2-e4')?.comment).toBe('the first\nthe second');
    expect(notesAt(tree, 'e2-e4 d8-d6')?.comment).toBe('inside )');
    expect(notesAt(tree, 'e2-e4 e8-e6')?.comment).toBe('after');
  });

  test('a comment before the first move of a variation as one on that move', () => {
    const { tree } = read('1. e4 ({Or} $1 1. d4 {this}) *');
    expect(notesAt(tree, 'd2-d4')).toEqual({ comment: 'Or\nthis', glyphs: [1], shapes: [], assertion: null });
    expect(notesAt(tree, 'e2-e4')?.comment).toBe('');
  });

  test('line breaks in a comment as spaces, and empty lines as they are', () => {
    expect(commentIn(' one\r\ntwo  \n three\n \n\nfour ')).toBe('one two three\n\nfour');
  });

  test('a backslash as itself where it means nothing', () => {
    expect(commentIn('a\\b \\u12 \\\\n \\n')).toBe('a\\b \\u12 \\n \n');
  });

  test('glyphs by number and by sign, whatever else stands after a move', () => {
    const glyphs = (moves: string) => notesAt(read(moves).tree, 'e2-e4')?.glyphs;
    expect(glyphs('1. e4 $14 $2 *')).toEqual([2, 14]);
    for (const [sign, number] of [
      ['!', 1],
      ['?', 2],
      ['!!', 3],
      ['??', 4],
      ['!?', 5],
      ['?!', 6],
    ] as const) {
      expect(glyphs(`1. e4${sign} *`)).toEqual([number]);
      expect(glyphs(`1. e4+${sign} *`)).toEqual([number]);
      expect(glyphs(`1. e4${sign}# *`)).toEqual([number]);
      expect(glyphs(`1. e4 ${sign} e6 *`)).toEqual([number]);
    }
    expect(glyphs('1. e4+ *')).toEqual([]);
    expect(glyphs('1. e4!? $1 $5 $14 $14 $0 $999 $1234 *')).toEqual([5, 14]);
  });

  test('a plus sign in TNS Chess as a promotion, with a glyph after it', () => {
    const { tree, stopped } = read('1. Ned4 Ncd6 2. Wc4 Nxc4 3. Nf5 Nxd2+?, W@e5!, … *', tns);
    expect(stopped).toBeNull();
    const [promotion, drop] = tree.played.slice(-2);
    expect(promotion).toMatch(/d2\+$/);
    expect(drop).toBe('W@e5');
    expect(notesAt(tree, tree.played.slice(0, -1).join(' '))?.glyphs).toEqual([2]);
    expect(notesAt(tree, tree.played.join(' '))?.glyphs).toEqual([1]);
  });

  test('arrows and circles, and leaves out colours and sites that it does not know', () => {
    const { tree } = read(
      '1. e4 {Look [%cal Ge2e4,Xa1a2,Ra1k9,Ba1a9, Yb2c3,Ge2e4] here [%csl Ra1,Gz99,G][%clk 0:10] now} *',
    );
    expect(notesAt(tree, 'e2-e4')).toEqual({
      comment: 'Look here now',
      glyphs: [],
      shapes: [
        shape('green', 'e2', 'e4'),
        shape('blue', 'a1', 'a9'),
        shape('yellow', 'b2', 'c3'),
        shape('red', 'a1'),
      ],
      assertion: null,
    });
  });

  test('what is said to be proved, the first of several, and nothing that cannot be', () => {
    const { tree } = read('1. e4 {[%proved w3] [%proved b1] Sure} e6 {[%proved w99] [%proved]} *');
    expect(notesAt(tree, 'e2-e4')).toMatchObject({
      comment: 'Sure',
      assertion: { kind: 'won', side: 0, turns: 3 },
    });
    expect(notesAt(tree, 'e2-e4 e8-e6')?.assertion).toBeNull();
  });

  test('names of sites with two digits', () => {
    const { sites } = ben39.topology;
    const names = sites.map(({ name }) => name).filter((name) => name.length === 3);
    const drawn = [
      shape('green', at(names, 0), at(names, 1)),
      shape('red', at(names, 1), 'c3'),
      shape('red', at(names, 0)),
    ];
    const tree = noted(newTree(ben39), '', (notes) => ({ ...notes, shapes: drawn }));
    expect(readText(tree.variant, writeTreeText(tree, nobody)).tree.root.notes.shapes).toEqual(drawn);
  });

  test('as much of a comment and as many shapes as a node can have', () => {
    const names = chess.topology.sites.map(({ name }) => name);
    const arrows = names.map((name) => `G${name}e5`).join(',');
    const notes = notesAt(read(`1. e4 {${'x'.repeat(5_000)}} {[%cal ${arrows}]} *`).tree, 'e2-e4');
    expect(notes?.comment).toHaveLength(LONGEST_COMMENT);
    expect(notes?.shapes).toHaveLength(MOST_SHAPES);
  });
});

describe('a move that is not legal', () => {
  const stoppedBy = (moves: string): string => {
    const { stopped } = read(moves);
    return stopped ? say(stopped) : '';
  };

  test('ends its line and nothing else', () => {
    const moves = '1. e4 (1. d4 d6 2. Qz9 e6 (2... c6)) 1... e6 (1... Zz 2. d4 (2. c4)) 2. d4 *';
    expect(pathsIn(read(moves).tree)).toEqual([
      '',
      'e2-e4',
      'e2-e4 e8-e6',
      'e2-e4 e8-e6 d2-d4',
      'd2-d4',
      'd2-d4 d8-d6',
    ]);
    expect(stoppedBy(moves)).toBe('2 lines end before moves that are not legal: 2. Qz9 and 1... Zz.');
  });

  test('in the main line leaves what came before it, and what was tried in its place', () => {
    const moves = '1. e4 e6 2. Zz9 (2. d4) 2... d6 (2... c6) *';
    const { tree } = read(moves);
    expect(pathsIn(tree)).toEqual(['', 'e2-e4', 'e2-e4 e8-e6', 'e2-e4 e8-e6 d2-d4']);
    expect(tree.played).toEqual(path('e2-e4 e8-e6'));
    expect(stoppedBy(moves)).toBe('A line ends before 2. Zz9, because that move is not legal.');
  });

  test('is told with up to four others', () => {
    expect(stoppedBy('1. e4 (1. A) (1. B) (1. C) (1. D) (1. E) (1. F) *')).toBe(
      '6 lines end before moves that are not legal: 1. A, 1. B, 1. C, 1. D and 2 more.',
    );
  });

  test('may be a variation that is never closed', () => {
    const moves = '1. e4 e6 (1... d6 2. d4 *';
    expect(pathsIn(read(moves).tree)).toEqual(['', 'e2-e4', 'e2-e4 e8-e6']);
    expect(stoppedBy(moves)).toBe('A line ends before 2. (, because that move is not legal.');
  });
});

describe('any text', () => {
  const words = fc.constantFrom(
    ...[
      '1.',
      'e4',
      'e6',
      'd4',
      'd6',
      'Nc3',
      'e.p.',
      ',',
      '…',
      '(',
      ')',
      '(',
      ')',
      '{',
      '}',
      ';',
      '\n',
      '$1',
      '$',
      '!',
      '?!',
      '+',
    ],
    ...[
      '[%cal Gc3b4]',
      '[%csl',
      '{x [%csl Ge4]}',
      '*',
      '1-0',
      '[Played "1"]',
      '[',
      ']',
      '\\',
      '\\u00',
      '%',
      '>',
      '  ',
    ],
  );

  it.each(registry.map((variant) => [variant.id, variant] as const))(
    'is read without an error in %s',
    (_, variant) => {
      fc.assert(
        fc.property(
          fc.oneof(
            fc.string(),
            fc.string({ unit: 'binary' }),
            fc.array(words).map((all) => all.join(' ')),
          ),
          (moves) => {
            const games = readRecordText(textOf(variant, moves));
            if (!games.ok) return;
            for (const game of games.value) {
              const { tree } = unwrap(readTreeText(variant, game));
              const again = readText(variant, writeTreeText(tree, nobody)).tree;
              expect(again.root).toEqual(tree.root);
              expect(again.played).toEqual(tree.played);
            }
          },
        ),
        { numRuns: runs(100) },
      );
    },
  );

  it('is read however often anything is repeated in it', () => {
    const much = (part: string) => part.repeat(Math.floor(90_000 / part.length));
    for (const moves of [
      much('('),
      `e4 ${'('.repeat(40_000)}${')'.repeat(40_000)}`,
      `e4 ${much('(d4)')}`,
      `e4 ${much('{a}')}`,
      `e4 {${much('[%a')}}`,
      `e4 {${much(' ')}}`,
      `e4 {${much('\n \n')}}`,
      `e4 {[%cal ${much('G')}]}`,
      `e4 {${much('\\u')}}`,
      `e4${much('!')}`,
      much('$1'),
    ]) {
      const text = at(unwrap(readRecordText(textOf(chess, moves))), 0);
      expect(() => readTreeText(chess, text)).not.toThrow();
    }
  });

  it('with more moves than a tree can have is refused', () => {
    const gameWith = (moves: number) =>
      at(unwrap(readRecordText(textOf(chess, `1. e4 ${'(A)'.repeat(moves - 1)} *`))), 0);
    expect(readTreeText(chess, gameWith(MOST_NODES))).toEqual({
      ok: false,
      message: { id: 'text/too-many-moves' },
    });
    expect(readTreeText(chess, gameWith(100)).ok).toBe(true);
  });

  it('that begins at no position is refused', () => {
    const game = at(unwrap(readRecordText(textOf(chess, '*', '[Start "nonsense"]\n'))), 0);
    expect(readTreeText(chess, game)).toMatchObject({
      ok: false,
      message: { id: 'record/start-unreadable' },
    });
    const newer = at(unwrap(readRecordText(textOf(chess, '*', '[Rules "99"]\n'))), 0);
    expect(readTreeText(chess, newer)).toMatchObject({ ok: false, message: { id: 'record/newer-rules' } });
  });
});

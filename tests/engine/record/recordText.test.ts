import { describe, expect, test } from 'vitest';
import { at } from '../../../src/engine/at.ts';
import { withActions } from '../../../src/engine/game/action.ts';
import { agreedDraw, resignationBy } from '../../../src/engine/game/ending.ts';
import type { Game } from '../../../src/engine/game/game.ts';
import { newGame, outcomeOf, withEnding } from '../../../src/engine/game/game.ts';
import { LONGEST_NAME } from '../../../src/engine/record/seats.ts';
import type { Replay } from '../../../src/engine/record/record.ts';

import { playedThrough } from '../../support/playedThrough.ts';
import type { RecordText } from '../../../src/engine/record/recordText.ts';
import { readRecordText, writeRecordText } from '../../../src/engine/record/recordText.ts';
import { writeOutcome } from '../../../src/engine/rules/outcome.ts';
import { WHITE } from '../../../src/engine/rules/side.ts';
import type { Variant } from '../../../src/engine/rules/variant.ts';
import { chess99 } from '../../../src/engine/variants/chess99/chess99.ts';
import { tns } from '../../../src/engine/variants/tns/tns.ts';
import { refusalOf, sentenceOf, valueOf } from '../../support/result.ts';
import { say } from '../../../src/words/say.ts';

const NAMES = ['Ann', 'Bob'] as const;
const HEADER = '[Variant "chess99"]\n\n';

function gameOf(variant: Variant, start: string | null, ...actions: readonly string[]): Game {
  const position = start === null ? undefined : valueOf(variant.readPosition(start));
  return valueOf(withActions(newGame(variant, position), actions));
}

const short = gameOf(chess99, null, 'e2-e4', 'd8-d6', 'b1-c3', 'e9~f9');

/** The only game in a text. */
function only(text: string): RecordText {
  const [game, ...others] = valueOf(readRecordText(text));
  if (!game || others.length > 0) throw new Error(`There are ${String(others.length + 1)} games.`);
  return game;
}

const replayOf = (text: string): Replay => valueOf(playedThrough(only(text).record));
/** What is said about the tags of the only game in a text. */
const doubts = (text: string): string[] => only(text).doubts.map(say);
const actionsIn = (text: string): string[] => replayOf(text).game.steps.map(({ action }) => action);

/** The actions of Chess 99 in a movetext. */
const told = (moves: string): string[] => actionsIn(`[Variant "chess99"]\n\n${moves}`);

describe('a record text is written', () => {
  test('with tags, a blank line, and the moves with their numbers', () => {
    expect(writeRecordText(short, NAMES, '2025.03.01')).toBe(
      [
        '[Variant "chess99"]',
        '[Rules "1"]',
        '[White "Ann"]',
        '[Black "Bob"]',
        '[Date "2025.03.01"]',
        '[Result "*"]',
        '',
        '1. e4 d6 2. Nc3 K~f9 *',
        '',
      ].join('\n'),
    );
  });

  test('without default values', () => {
    expect(writeRecordText(newGame(chess99), ['', ''])).toBe(
      '[Variant "chess99"]\n[Rules "1"]\n[Result "*"]\n\n*\n',
    );
  });

  test('with its start if that is not the usual one, and numbered from there', () => {
    const start = '4k4/9/9/9/9/9/9/9/4K4 b - 42';
    const text = writeRecordText(gameOf(chess99, start, 'e9-e8', 'e1-e2'), ['', '']);
    expect(text).toContain(`[Start "${start}"]\n`);
    expect(text).toMatch(/\n42\.\.\. Ke8 43\. Ke2 \*\n$/);
  });

  test('with its end, whether by the players or by the rules', () => {
    expect(writeRecordText(withEnding(short, resignationBy(WHITE)), NAMES)).toMatch(
      /\[Result "0-1"\]\n\[Termination "resignation"\]\n\n.* 0-1\n$/s,
    );
    expect(writeRecordText(withEnding(short, agreedDraw), NAMES)).toMatch(
      /\[Result "1\/2-1\/2"\]\n\[Termination "agreement"\]\n\n.* 1\/2-1\/2\n$/s,
    );
    const taken = gameOf(chess99, '4k4/9/9/9/9/9/9/9/P3RK3 w - 3', 'e1-e9');
    expect(writeRecordText(taken, NAMES)).toMatch(
      /\[Result "1-0"\]\n\[Termination "king-captured"\]\n\n3\. Rxe9 1-0\n$/,
    );
  });

  test('in lines of 80 letters at most, each as long as possible', () => {
    const outAndBack = Array.from({ length: 12 }, () => ['b1-c3', 'c3-b1']).flat();
    const actions = [...outAndBack, 'e1~d1', ...outAndBack].flatMap((white, i) => [
      white,
      i % 2 === 0 ? 'b9-c7' : 'c7-b9',
    ]);
    const lines = writeRecordText(gameOf(chess99, null, ...actions), ['', ''])
      .split('\n')
      .slice(4, -1);
    expect(lines.length).toBeGreaterThan(6);
    expect(Math.max(...lines.map((line) => line.length))).toBe(80);
    lines.slice(1).forEach((line, i) => {
      // A number stays with its move.
      const [next = ''] = /^(\d+\. )?\S+/.exec(line) ?? [];
      expect((lines[i] ?? '').length + 1 + next.length).toBeGreaterThan(80);
    });
  });

  test('with the identity of the game if it is known', () => {
    const text = writeRecordText(short, NAMES, '', { id: 'aB-9_z', revision: 12 });
    expect(text).toContain('[Result "*"]\n[Game "aB-9_z"]\n[Revision "12"]\n\n');
    expect(only(text).record.identity).toEqual({ id: 'aB-9_z', revision: 12 });
    expect(replayOf(text).identity).toEqual({ id: 'aB-9_z', revision: 12 });
    expect(replayOf(text.replace('Nc3', 'Nc9')).identity).toBeUndefined();
  });
});

describe('a turn of several parts is written', () => {
  const start = '1/3/5/1k5/7/7/5/1K1/N w w3,n2 m';
  const movesOf = (...actions: readonly string[]) =>
    writeRecordText(gameOf(tns, start, ...actions), ['', ''])
      .split('\n')
      .slice(-2, -1);

  test('with commas, and without the end of the turn', () => {
    expect(movesOf('d1-e3', 'w@g4', 'end', 'b6-c6')).toEqual(['1. Ne3, W@g4 Kc6 *']);
    expect(movesOf('d1-e3', 'w@g4', 'n@a4', 'b6-c6')).toEqual(['1. Ne3, W@g4, N@a4 Kc6 *']);
  });

  test('with dots while it is not over', () => {
    expect(movesOf('d1-e3')).toEqual(['1. Ne3, … *']);
    expect(movesOf('d1-e3', 'w@g4')).toEqual(['1. Ne3, W@g4, … *']);
    expect(movesOf('d1-e3', 'end')).toEqual(['1. Ne3 *']);
  });

  test('with the end of the turn if that is its only part', () => {
    const dropping = gameOf(tns, start, 'd1-e3').steps[0]?.position;
    if (!dropping) throw new Error('The game has no move.');
    const text = writeRecordText(gameOf(tns, (tns as Variant).writePosition(dropping), 'end', 'b6-c6'), [
      '',
      '',
    ]);
    expect(text).toMatch(/\n1\. end Kc6 \*\n$/);
    expect(actionsIn(text)).toEqual(['end', 'b6-c6']);
  });

  const reading = (moves: string) => actionsIn(`[Variant "tns"]\n[Start "${start}"]\n\n${moves}`);

  test.each([
    ['1. Ne3, W@g4 Kc6', ['d1-e3', 'w@g4', 'end', 'b6-c6']],
    ['1. Ne3, W@g4, end Kc6', ['d1-e3', 'w@g4', 'end', 'b6-c6']],
    ['1. Ne3 , w@g4,N@a4 Kc6', ['d1-e3', 'w@g4', 'n@a4', 'b6-c6']],
    ['1. Ne3 Kc6 *', ['d1-e3', 'end', 'b6-c6']],
    ['1. Ne3', ['d1-e3', 'end']],
    ['1. Ne3, …', ['d1-e3']],
    ['1. Ne3, ... *', ['d1-e3']],
    ['1. Ne3,… *', ['d1-e3']],
    ['1. Ne3,', ['d1-e3']],
    ['1. Ne3, W@g4, … 0-1', ['d1-e3', 'w@g4']],
    ['1. Ne3, … W@g4 Kc6', ['d1-e3', 'w@g4', 'end', 'b6-c6']],
    [', 1. Ne3', ['d1-e3', 'end']],
  ])('and read: %s', (moves, actions) => {
    expect(reading(moves)).toEqual(actions);
  });

  test('and need not end if the game ends before it', () => {
    const start = '1/3/5/3K3/7/7/5/1k1/1 w n2 m';
    const { game, stopped } = replayOf(`[Variant "tns"]\n[Start "${start}"]\n\n1. Kd7=M 1-0`);
    expect(game.steps.map(({ action }) => action)).toEqual(['d6-d7+']);
    expect([outcomeOf(game)?.reason, stopped]).toEqual(['king-promoted', null]);
  });

  test('with a message if it cannot end', () => {
    const due = '[Variant "tns"]\n[Start "1/3/5/1k5/7/7/5/1K1/N w n1 m"]\n\n1. Ne3 Kc6';
    expect(actionsIn(due)).toEqual(['d1-e3']);
    expect(sentenceOf(replayOf(due).stopped)).toBe(
      'The game is shown up to White’s move\u00a01. The turn cannot end here.',
    );
  });
});

describe('names in a record text', () => {
  const written = (white: string) => writeRecordText(short, [white, 'Bob']);

  test.each(['Łucja 🦔', 'a "quoted" name', 'back\\slash\\', '"]\\"', '[Result "1-0"]', '{', ';', '(', '?'])(
    'are plain text, whatever they hold: %s',
    (name) => {
      expect(only(written(name)).record.players).toEqual([name, 'Bob']);
      expect(replayOf(written(name)).game).toEqual(short);
    },
  );

  test('stay on their line', () => {
    const text = written('Ann"]\n\n1. a4 *\n[Result "1-0');
    expect(only(text).record.players[WHITE]).toBe('Ann"]  1. a4 * [Result "1-0');
    expect(replayOf(text).game).toEqual(short);
  });

  test('are cut if they are too long', () => {
    const name = 'x'.repeat(LONGEST_NAME);
    expect(written(`${name}yz`)).toBe(written(name));
    expect(only(`[Variant "chess99"]\n[White "${name}yz"]\n\n*`).record.players[WHITE]).toBe(name);
  });
});

describe('movetext is read', () => {
  const moves = ['e2-e4', 'd8-d6', 'b1-c3', 'e9~f9'];

  test.each([
    ['as it is written', '1. e4 d6 2. Nc3 K~f9 *'],
    ['without numbers', 'e4 d6 Nc3 K~f9'],
    ['with more numbers than are needed', '1. e4 1... d6 2. 2. Nc3 2. ... K~f9'],
    ['with numbers close to the moves', '1.e4 d6 2.Nc3 K~f9'],
    ['with numbers that are wrong', '7. e4 d6 9. Nc3 K~f9'],
    ['with numbers without dots, and dots without numbers', '1 e4 ... d6 12 Nc3 . K~f9'],
    ['with stray marks', '1. e4 ] $ d6 }} 2. Nc3 " K~f9 )'],
    ['with action strings', '1. e2-e4 d8-d6 2. b1-c3 e9~f9'],
    ['with glyphs and signs', '1. e4! d6?! $4 2. Nc3 !! $12 K~f9+ *'],
    ['with comments', '1. e4 {best; [by (test)} d6 ; 2. a4 *\n2. Nc3 {} K~f9'],
    ['with variations in variations', '1. e4 (1. d4 d6 (1... e5 {)} 2. e4) 2. c4) d6 2. Nc3 () K~f9'],
    ['with comments in variations', '1. e4 (1. d4 ; :)\n d5) d6 2. Nc3 K~f9'],
    ['with lines for other programs', '1. e4\n% 1... a5 *\nd6 2. Nc3 K~f9'],
    ['with lines as other systems end them', '1. e4\r\nd6\r\n2. Nc3\r\nK~f9\r\n*\r\n'],
  ])('%s', (_, text) => {
    expect(told(text)).toEqual(moves);
    expect(replayOf(`[Variant "chess99"]\n\n${text}`).stopped).toBeNull();
  });

  test('with e.p. as a separate word where a piece may also just go to the square', () => {
    const passed = '[Variant "chess99"]\n[Start "4kr3/9/9/9/9/2Pp5/r8/9/3p4K b c3 10"]\n\n10... ';
    expect(actionsIn(`${passed}Rc3`)).toEqual(['a3-c3']);
    expect(actionsIn(`${passed}Rc3 e.p.`)).toEqual(['a3-c3ep']);
    expect(actionsIn(`${passed}Rc3 {!} EP!? 11. Kh1`)).toEqual(['a3-c3ep', 'i1-h1']);
  });

  test('without an e.p. that follows no move, but not without a word that only begins so', () => {
    expect(told('e.p. 1. e4 d6')).toEqual(['e2-e4', 'd8-d6']);
    expect(told('1. e4 epd d6')).toEqual(['e2-e4']);
  });

  test('with % as any other letter where it does not begin a line', () => {
    expect(told('1. e4 %\nd6')).toEqual(['e2-e4']);
  });

  test('with e.p. as a separate word, or without it', () => {
    const before = '1. a3 e6 2. a4 e4 3. d4';
    for (const capture of ['exd3 e.p.', 'exd3e.p.', 'exd3 ep!', 'exd3', 'exd3 {!} e.p. $1'])
      expect(told(`${before} ${capture} 4. a5`).slice(5)).toEqual(['e4-d3ep', 'a4-a5']);
  });
});

describe('tags are read', () => {
  test('in any order, unknown ones included', () => {
    const text =
      '\uFEFF[Site "?"]\n[Black "Bob"][Annotator "a \\"b\\" c"]\n[ Variant  "chess99" ]\n\n1. e4 *';
    const { record, tags } = only(text);
    expect(record.players).toEqual(['', 'Bob']);
    expect([...tags.keys()]).toEqual(['Site', 'Black', 'Annotator', 'Variant']);
    expect(tags.get('Annotator')).toBe('a "b" c');
    expect(actionsIn(text)).toEqual(['e2-e4']);
  });

  test.each([
    ['chess99', 'chess99'],
    ['Chess 99', 'chess99'],
    ['CHESS-99', 'chess99'],
    ['TNS', 'tns'],
    ['TNS Chess', 'tns'],
    ['Hex 39', 'hex39'],
    ['Ben39', 'ben39'],
    ['Battle Chieftain', 'battle-chieftain'],
    ['Battle Chieftain (standard board)', 'battle-chieftain'],
    ['Battle Chieftain, far walls', 'battle-chieftain-far-walls'],
    ['battle-chieftain-uneven-field', 'battle-chieftain-uneven-field'],
  ])('with the variant by its id or its name: %s', (called, id) => {
    expect(only(`[Variant "${called}"]\n*`).record.variant).toBe(id);
  });

  test('even if there is no such variant', () => {
    expect(only('[Variant "Chess 98"]\n\n1. e4 *').record.variant).toBe('Chess 98');
  });

  test('with the rules under which it was played', () => {
    expect(only('[Variant "chess99"]\n[Rules "7"]\n*').record.rules).toBe(7);
    expect(refusalOf(playedThrough(only('[Variant "chess99"]\n[Rules "7"]\n*').record))).toMatch(
      /newer rules/,
    );
    expect(only('[Variant "chess99"]\n*').record.rules).toBe(chess99.version);
    for (const rules of ['new', '7x', 'x7', '-7', '', '1234567'])
      expect(only(`[Variant "chess99"]\n[Rules "${rules}"]\n*`).record.rules).toBe(chess99.version);
    expect(only('[Variant "chess99"]\n[Rules "123456"]\n*').record.rules).toBe(123_456);
    expect(only('[Variant "Chess 98"]\n*').record.rules).toBe(1);
  });

  test('with the identity only if it is valid', () => {
    const identityOf = (id: string, revision: string) =>
      only(`[Variant "chess99"]\n[Game "${id}"]\n[Revision "${revision}"]\n*`).record.identity;
    expect(identityOf('a', '10')).toEqual({ id: 'a', revision: 10 });
    for (const revision of ['', 'x1', '1x', '-1', '1.5']) expect(identityOf('a', revision)).toBeUndefined();
    expect(identityOf('not an id', '10')).toBeUndefined();
  });

  test('in curly quotes', () => {
    const text = '[Variant “chess99”]\n[White “Ada”]\n[Black „Grace “Amazing” Hopper“]\n\n1. e4';
    expect(only(text).record.players).toEqual(['Ada', 'Grace “Amazing” Hopper']);
    expect(actionsIn(text)).toEqual(['e2-e4']);
    expect(doubts(text)).toEqual([]);
  });

  test.each([
    [
      'a tag that is never closed',
      '[White "Ada',
      '“[White "Ada” is not a complete tag. It was read as “Ada”.',
    ],
    [
      'a tag without its last quote',
      '[White "Ada]',
      '“[White "Ada]” is not a complete tag. It was read as “Ada”.',
    ],
    [
      'a tag without its bracket',
      '[White "Ada"',
      '“[White "Ada"” is not a complete tag. It was read as “Ada”.',
    ],
    ['a tag without quotes', '[White Ada]', '“[White Ada]” is not a complete tag. It was read as “Ada”.'],
    [
      'a tag with quotes of two sorts',
      '[White "Ada”]',
      '“[White "Ada”]” is not a complete tag. It was read as “Ada”.',
    ],
  ])('as well as possible, which is said: %s', (_, tag, sentence) => {
    const text = `[Variant "chess99"]\n${tag}\n[Black "Grace"]\n\n1. e4 d6`;
    expect(only(text).record.players).toEqual(['Ada', 'Grace']);
    expect(actionsIn(text)).toEqual(['e2-e4', 'd8-d6']);
    expect(doubts(text)).toEqual([sentence]);
  });

  test('over two lines, as mail programs wrap them', () => {
    const start = '4k4/9/9/9/9/9/9/9/4K4 b - 42';
    for (const wrap of ['\n', '\r\n', ' \n  ', '\n> ']) {
      const text = `[Variant "chess99"]\n[Start "${start.replace(' ', wrap)}"]\n[White “Ada${wrap}Lovelace”]\n\n*`;
      const { record } = only(text);
      expect([record.start, record.players[WHITE], doubts(text)]).toEqual([start, 'Ada Lovelace', []]);
    }
  });

  test('but not over an empty line or the next tag', () => {
    expect(only(`${HEADER.trim()}\n[White "Ada\n\n1. d4 {"] *`).record.players[WHITE]).toBe('Ada');
    expect(only('[White "Ada\n[Variant "chess99"]\n\n*').record.variant).toBe('chess99');
  });

  test('with a complete tag before one that is not, whichever comes first', () => {
    const text = '[Black to move]\n[Variant "chess99"]\n[Black "Grace"]\n[White Ada]\n[White "Ann"]\n\n*';
    expect(only(text).record.players).toEqual(['Ann', 'Grace']);
    expect(doubts(text)).toEqual([]);
  });

  test('and passed over if they are not complete and from another program', () => {
    for (const tag of ['[Site ?]', '[Site "Berlin', '[Annotator]', '[%csl Ra1]', '[ECO', '[Opening “Odd'])
      expect([tag, actionsIn(`[Variant "chess99"]\n${tag}\n1. e4 d6`), doubts(HEADER + tag)]).toEqual([
        tag,
        ['e2-e4', 'd8-d6'],
        [],
      ]);
  });

  test('as far as their quotes reach where the moves follow on the same line', () => {
    expect(actionsIn('[Variant "chess99"] [White "Ada" 1. e4 d6')).toEqual(['e2-e4', 'd8-d6']);
  });

  test('with a start that was cut off, so that no other game is shown', () => {
    const { record } = only('[Variant "chess99"]\n[Start "4k4/9/9\n\n1. e4');
    expect(refusalOf(playedThrough(record))).toMatch(/first position cannot be read/);
  });

  test('with a variant that is not complete', () => {
    expect(only('[Variant chess99]\n\n1. e4').record.variant).toBe('chess99');
  });

  test('with a start that is refused if it is not a position', () => {
    const { record } = only('[Variant "chess99"]\n[Start "9/9"]\n*');
    expect(refusalOf(playedThrough(record))).toMatch(/first position cannot be read/);
  });
});

describe('the end of a game is read', () => {
  const endOf = (tags: string, moves: string) => {
    const { game, stopped } = replayOf(`[Variant "chess99"]\n${tags}\n\n${moves}`);
    const outcome = outcomeOf(game);
    return stopped ? say(stopped) : outcome && writeOutcome(outcome);
  };
  const MATED = '[Start "4k4/9/9/9/9/9/9/9/P3RK3 w - 3"]';

  test.each([
    ['from the tags', '[Result "1-0"][Termination "resignation"]', '1. e4', 'w resignation'],
    ['without the reason, which is the usual one', '[Result "0-1"]', '1. e4', 'b resignation'],
    ['from what stands behind the moves', '', '1. e4 1/2-1/2', 'draw agreement'],
    ['from there too where the tag does not tell', '[Result "*"]', '1. e4 1-0', 'w resignation'],
    ['with a reason that says nothing', '[Result "0-1"][Termination "Normal"]', '1. e4', 'b resignation'],
    ['not at all where the game goes on', '[Result "*"]', '1. e4 *', null],
    ['not from a reason alone', '[Termination "resignation"]', '1. e4', null],
    ['from a draw as others write it', '', '1. e4 ½-½', 'draw agreement'],
    ['from a half alone', '', '1. e4 ½', 'draw agreement'],
    ['from a half alone, in digits', '', '1. e4 1/2', 'draw agreement'],
    ['with an en dash', '', '1. e4 1–0', 'w resignation'],
    ['with a figure dash', '', '1. e4 0‒1', 'b resignation'],
    ['with an en dash in a draw', '', '1. e4 ½–½', 'draw agreement'],
    ['with an en dash in a draw in digits', '', '1. e4 1/2–1/2', 'draw agreement'],
    ['with spaces around its dash', '', '1. e4 0 – 1', 'b resignation'],
    ['from a tag with an en dash', '[Result "0–1"]', '1. e4', 'b resignation'],
    ['from a tag with a half', '[Result "½"]', '1. e4', 'draw agreement'],
    ['with a reason that nobody knows', '[Result "0-1"][Termination "?"]', '1. e4', 'b resignation'],
    ['in a game cut short', '[Result "1-0"][Termination "unterminated"]', '1. e4', 'w resignation'],
    ['from the moves, where the rules made it', MATED, '3. Rxe9', 'w king-captured'],
    [
      'and again from the tags',
      `${MATED}[Result "1-0"][Termination "king-captured"]`,
      '3. Rxe9',
      'w king-captured',
    ],
    ['and again without the reason', `${MATED}[Result "1-0"]`, '3. Rxe9 1-0', 'w king-captured'],
  ])('%s', (_, tags, moves, end) => {
    expect(endOf(tags, moves)).toBe(end);
  });

  test('from the tag where another one stands behind the moves, which is said', () => {
    expect(endOf('[Result "1-0"]', '1. e4 0-1')).toBe('w resignation');
    const told = (tag: string, result: string) =>
      doubts(`[Variant "chess99"]\n[Result "${tag}"]\n\n1. e4 ${result}`);
    expect(told('1-0', '0-1')).toEqual([
      'The Result tag says “1-0”, but “0-1” stands after the moves. Oddboard goes by the tag.',
    ]);
    expect(told('1/2-1/2', '*')).toEqual([
      'The Result tag says “1/2-1/2”, but “*” stands after the moves. Oddboard goes by the tag.',
    ]);
    for (const [tag, result] of [
      ['1-0', '1–0'],
      ['½', '½-½'],
      ['*', '1-0'],
      ['?', '0-1'],
      ['1-0', ''],
    ] as const)
      expect([tag, told(tag, result)]).toEqual([tag, []]);
  });

  test('and doubted if the moves do not lead to it', () => {
    expect(endOf('[Result "1-0"][Termination "king-captured"]', '1. e4')).toBe(
      'The game cannot have ended here with “w king-captured”.',
    );
    expect(endOf('[Result "1-0"][Termination "time forfeit"]', '1. e4')).toBe(
      '“w time forfeit” is not an end of a game that Oddboard knows.',
    );
    expect(endOf(`${MATED}[Result "0-1"]`, '3. Rxe9')).toMatch(/cannot have ended here with “b”/);
  });
});

describe('a game is shown up to a move that cannot be read', () => {
  const stopped = (moves: string) => replayOf(`[Variant "chess99"]\n\n${moves}`);

  test.each([
    [
      '1. e4 d6 2. Nc3 K~f9 3. Qe5 d5',
      4,
      'The game is shown up to Black’s move\u00a02. “Qe5” is not a legal move here.',
    ],
    ['1. e4 [ d6 2. Nc3', 1, 'The game is shown up to White’s move\u00a01. “[” is not a legal move here.'],
    [
      '1. e4 [better was d4] d6 2. Nc3',
      1,
      'The game is shown up to White’s move\u00a01. “[better was d4]” is not a legal move here.',
    ],
    [
      '1. e4 d6\n[White was worse.] 2. Nc3',
      2,
      'The game is shown up to Black’s move\u00a01. “[White was worse.]” is not a legal move here.',
    ],
    ['1. e4 d6 [2. Nc3', 2, 'The game is shown up to Black’s move\u00a01. “[2.” is not a legal move here.'],
    ['[1. e4 d6]', 0, 'Only the start of the game is shown. “[1. e4 d6]” is not a legal move here.'],
    ['[e4 d6', 0, 'Only the start of the game is shown. “[e4” is not a legal move here.'],
    ['1. e4 <b>', 1, 'The game is shown up to White’s move\u00a01. “<b>” is not a legal move here.'],
    ['1. e4 {never closed', 1, 'The game is shown up to White’s move\u00a01. “{” is not a legal move here.'],
    [
      '1. e4 (d4 {never closed) d6',
      1,
      'The game is shown up to White’s move\u00a01. “(” is not a legal move here.',
    ],
    [
      '1. e4 (never (closed)',
      1,
      'The game is shown up to White’s move\u00a01. “(” is not a legal move here.',
    ],
  ])('with a message that says where: %s', (moves, actions, message) => {
    const replay = stopped(moves);
    expect(replay.game.steps).toHaveLength(actions);
    expect(sentenceOf(replay.stopped)).toBe(message);
  });

  test('and numbers continue from a start that was set up', () => {
    const text = '[Variant "chess99"]\n[Start "4k4/9/9/9/9/9/9/9/4K4 b - 42"]\n\n42... Ke8 43. Ke2 Qd1';
    expect(sentenceOf(replayOf(text).stopped)).toMatch(/^The game is shown up to White’s move\s43\. “Qd1”/);
  });
});

describe('a text of several games', () => {
  const texts = [
    writeRecordText(short, NAMES),
    writeRecordText(newGame(tns), ['', '']),
    '[Variant "Hex 39"]\n[Result "1-0"]\n\n1. b4',
    '[Variant "Ben39"]\n\n*',
  ];

  test('gives all the games', () => {
    const games = valueOf(readRecordText(texts.join('\n')));
    expect(games.map(({ record }) => record.variant)).toEqual(['chess99', 'tns', 'hex39', 'ben39']);
    expect(games.map(({ record }) => valueOf(playedThrough(record)).game.steps.length)).toEqual([4, 0, 1, 0]);
  });

  test('may hold other text, which is passed over', () => {
    const games = valueOf(
      readRecordText(`${texts.join(' *\nAnother one (of many): { [and] more\n')}\n1-0\nBye.`),
    );
    expect(games.map(({ record }) => record.variant)).toEqual(['chess99', 'tns', 'hex39', 'ben39']);
    expect(valueOf(playedThrough(at(games, 1).record)).stopped).toBeNull();
  });

  test('may hold a game without a result before one of which the first tag is not complete', () => {
    const text = `${HEADER}1. e4 d6\n\n[White "Ada\n${HEADER}1. d4\n`;
    const games = valueOf(readRecordText(text));
    expect(games.map(({ record, hasResult }) => [record.players[WHITE], hasResult])).toEqual([
      ['', false],
      ['Ada', false],
    ]);
    expect(games.map(({ record }) => valueOf(playedThrough(record)).stopped)).toEqual([null, null]);
  });

  test('may hold a game of which the variant is not known', () => {
    const games = valueOf(readRecordText(`[Event "?"]\n\n1. e4 *\n\n${texts.join('')}`));
    expect(games.map(({ record }) => record.variant)).toEqual(['', 'chess99', 'tns', 'hex39', 'ben39']);
  });

  test('is read up to what is never closed, which is said', () => {
    const [first, ...others] = valueOf(readRecordText(`${HEADER}1. e4 {never closed\n\n${HEADER}1. d4 *`));
    expect(others).toEqual([]);
    expect(first?.doubts.map(say)).toEqual(['“{” is never closed, so nothing after it was read.']);
    expect(doubts(`${HEADER}1. e4 {never closed d6`)).toEqual([]);
  });
});

describe('a record in a message', () => {
  const moves = ['e2-e4', 'd8-d6', 'b1-c3', 'e9~f9'];
  const record = `[Variant "chess99"]\n[White "Ada"]\n\n1. e4 d6 {a\ncomment} 2. Nc3\n% other\nK~f9 *`;

  test.each([
    ['after a greeting', `Hi Grace!\n\nHere’s my game (the 2nd one: we drew; {sorry} :-( 1-0\n\n${record}`],
    ['after a greeting on the same line', `Look: ${record}`],
    ['after a greeting with brackets', `[Chess] [1] game\nSee [White] and [Variants:\n${record}`],
    ['before a signature', `${record}\n\n-- \nAda (she/her\n[chess] {club}\n"1. d4!"`],
    ['before more on the same line', `${record} and then we had tea. 1. d4 d5`],
    ['in quoted lines', record.replaceAll(/^/gm, '> ')],
    ['in lines quoted twice', record.replaceAll(/^/gm, '>> ')],
    ['in lines quoted twice with spaces', record.replaceAll(/^/gm, ' > > ')],
    ['in quoted lines without spaces', record.replaceAll(/^/gm, '>').replaceAll('\n', '\r\n')],
    ['in a code fence', `Look:\n\`\`\`\n${record}\n\`\`\`\nNice?`],
    ['in a code fence with a language', `\`\`\`pgn\n${record.replace(' *', '')}\n\`\`\`\n`],
    ['in a code fence on its lines', `\`\`\`${record.replace(' *', '')}\`\`\``],
    ['in a quoted code fence', `> \`\`\`\n${record.replace(' *', '').replaceAll(/^/gm, '> ')}\n> \`\`\``],
  ])('is read %s', (_, text) => {
    expect(only(text).record.players).toEqual(['Ada', '']);
    expect(actionsIn(text)).toEqual(moves);
    expect([replayOf(text).stopped, doubts(text)]).toEqual([null, []]);
  });

  test('that has no result is read up to the text that follows', () => {
    const { stopped } = replayOf(`${HEADER}1. e4 d6\n\nBest wishes, Ada`);
    expect(sentenceOf(stopped)).toMatch(/Black’s move\s1. “Best” is not a legal move here/);
  });
});

test('a result that belongs to no game is passed over', () => {
  const moves = '1. e4 d6';
  for (const text of [`* 1-0, ${HEADER}${moves} *`, `${HEADER}${moves} 1-0 0-1 , *`])
    expect(actionsIn(text)).toEqual(['e2-e4', 'd8-d6']);
});

describe('a text is refused', () => {
  test.each(['', ' \r\n', '1. e4 e6', 'Good night.', '[White "Ann"]\n\n1. e4', '[', '"', '{}'])(
    'when it is not a record: “%s”',
    (text) => {
      expect(refusalOf(readRecordText(text))).toMatch(/^This isn’t a record of a game/);
    },
  );

  test('when it is far too long', () => {
    expect(refusalOf(readRecordText('x'.repeat(1_000_001)))).toMatch(/far too long/);
    expect(valueOf(readRecordText(HEADER + ' '.repeat(1_000_000 - HEADER.length)))).toHaveLength(1);
  });

  test('when it holds more moves or games than the limits', () => {
    expect(refusalOf(readRecordText(HEADER + 'e4 '.repeat(5001)))).toMatch(/more moves than a game/);
    expect(valueOf(readRecordText(HEADER + 'e4 '.repeat(5000)))).toHaveLength(1);
    expect(refusalOf(readRecordText(`${HEADER}e4 *\n`.repeat(1001)))).toMatch(/more games/);
    expect(valueOf(readRecordText(`${HEADER}e4 *\n`.repeat(1000)))).toHaveLength(1000);
  });
});

function expectSoon(text: string): void {
  const begun = performance.now();
  const read = readRecordText(text);
  if (read.ok) for (const { record } of read.value.slice(0, 3)) playedThrough(record);
  expect(performance.now() - begun).toBeLessThan(5000);
}

describe('no text takes long', () => {
  test.each([
    '(',
    '[',
    '{',
    ';',
    '"',
    '\\',
    '[a "',
    '[a "\\',
    '[a\t',
    '[a "\\"',
    '((){',
    '1 ',
    '1. ',
    '!',
    '…,',
    '$',
    '%\n',
    '*',
    'x',
    ' ',
    '\n',
    '[a ""]\n',
    '[a “',
    '[a "\n',
    '[a “\nb',
    '[Site ',
    '[White “a',
    '[White "" ',
    '\n[White ',
    '\n  [',
    '> ',
    '>',
    '\n>>> ',
    '`',
    '½',
    '1/2',
    '1 -',
    '* [',
    '*\n[Variant “x”] (',
  ])('a million letters of %s', (piece) => {
    expectSoon(`[Variant "chess99"]\n${piece.repeat(Math.floor(900_000 / piece.length))}`);
  });

  test.each([
    '[White x',
    '[White "x',
    '[White "x\n',
    '[',
    '>',
    '\n',
    '1',
    '1 -',
    '```',
    '[%',
    'x "',
    '(',
    '1. e4',
  ])('a million spaces after %s', (beginning) => {
    for (const end of ['', 'x', '"', ']', '>', '\n', '\\'])
      expectSoon(`[Variant "chess99"]\n${beginning}${' '.repeat(900_000)}${end}`);
  });
});

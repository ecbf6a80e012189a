import { describe, expect, test } from 'vitest';
import { nouns } from '../../src/words/en/kinds.ts';
import type { ShownText } from '../support/shownTexts.ts';
import { documentTexts, wordTexts } from '../support/shownTexts.ts';

// The voice of everything that people read: plain, short, subject, verb, object. Each turn of phrase below was
// found on the screen or in the documents, and a plainer one says the same.

const PIECE = Object.values(nouns).join('|');

const turns: Readonly<Record<string, RegExp>> = {
  '“is told” for “see” or “says”': /\b(?:is|are) told\b(?! (?:what|so)\b)/,
  '“be it” for “even” or “because”': /\bbe it\b/,
  '“besides” for “also” or “apart from”': /\bbesides\b/i,
  '“elsewhere” for another game': /\bElsewhere\b/,
  '“may” for what a piece can do': new RegExp(
    `\\b(?:(?:${PIECE})s?|pieces?|which|that one) may\\b(?! not\\b)|\\bit may\\b(?! (?:be|not)\\b)`,
    'i',
  ),
  '“one” for “you”': /\bone(?:’s| may| could| must| has to| says| castles| plays)\b/i,
  '“should” for “if”': /(?:^|[.:;] )Should (?:a|an|the|it|one|somebody|several)\b|, should (?:a|the|it)\b/,
  '“nor” before its verb': /\bNor (?:does|do|can|is|are|has)\b/,
  'the possessive after “of”':
    /\bof (?:White|Black|yours|hers|his)’s?(?=[,.;:]|$| (?:and|or|to|may|can|is)\b)/,
  '“slantwise” for “diagonally”': /\bslant(?:wise|ing)\b/i,
  '“to and fro” for “back and forth”': /\bto and fro\b/,
  '“pay no heed” for “ignore”': /\bheed\b/,
  '“stir” for “move”': /\bstir\b/,
  '“as ever” for “as always”': /\bas ever\b/,
  '“whoever” for “you” or a side': /\bwhoever\b/i,
  '“what tells this” for a part of the page': /\bWhat (?:tells|keeps|reads|draws)\b/,
  '“Is there a network?” for “are you offline?”': /\bIs there a network\b/,
  '“is no link” for “isn’t a link”':
    /(?<!\b[Tt]here |\b[Ww]here )\b(?:is|are) no (?!longer\b|more\b|more than\b|other\b)[a-z]+/,
  '“knows no” for “does not know”': /\bknows? no\b/,
  '“bind” for “oblige”': /\bbinds?\b/,
  '“thereby” and the like': /\b(?:there|where)(?:by|of|upon)\b/,
  '“for want of”': /\bfor want of\b/,
  '“but for” for “except”': /\bbut for\b/,
  '“put up” for “set up”': /\bput up\b/,
  '“see to it” for “make sure”': /\bsee to it\b/i,
  '“, for it” for “because it”':
    /, for (?:they|it|there|nothing|no|nobody|this|that|these|those|then|at|a side|a king|the enemy’s)\b/,
  '“is to be” for “must be”': /\b(?:is|are|was|were) to be\b/,
  '“go about” for “move”': /\bgo(?:es)? about\b/,
  '“come about” for “happen”': /\bcomes? about\b/,
  '“the own” for “its own”': /\b[Tt]he own\b/,
  '“a rook more” for “a rook up”': /\bha(?:s|ve) an? [a-z]+ more\b/,
  '“stands” for a clock': /\bclock stands\b/,
  '“get at” for “reach”': /\bget at\b/,
  '“men” for “pieces”': /\btheir men\b|\bown men\b/,
  '“be there” for “occur”': /\bhas (?:not )?been there\b|\bhave been there\b/,
  '“over is over”': /\b(\w+) is \1\b/i,
};

const faultsIn = (texts: readonly ShownText[]): string[] =>
  texts.flatMap(({ file, text }) =>
    Object.entries(turns)
      .filter(([, turn]) => turn.test(text))
      .map(([name]) => `${file}: ${name}: ${text}`),
  );

describe('the voice', () => {
  test('has texts to read', () => {
    expect(wordTexts.length).toBeGreaterThan(1500);
    expect(documentTexts.length).toBeGreaterThan(300);
  });

  test('is plain in everything on the screen', () => {
    expect(faultsIn(wordTexts).join('\n')).toBe('');
  });

  // A line would end after the letter.
  test('has no hyphen in the name of a file at which a line can break', () => {
    expect(wordTexts.filter(({ text }) => /\b[a-z]-files?\b/.test(text)).map(({ text }) => text)).toEqual([]);
  });

  test('is plain in the README and the documents', () => {
    expect(faultsIn(documentTexts).join('\n')).toBe('');
  });
});

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { registry, variantNamed } from '../support/registry.ts';
import { textOf } from '../../src/engine/setup/draft.ts';
import { pieceWithLetter } from '../../src/engine/setup/positionText.ts';
import type { EditorStore } from '../../src/store/editorStore.ts';
import { createEditorStore } from '../../src/store/editorStore.ts';
import { siteOf } from '../support/play.ts';
import { refusalOf, sentenceOf, valueOf } from '../support/result.ts';

const storeOf = (id: string, text = ''): EditorStore => createEditorStore(variantNamed(id), text);
const shown = (store: EditorStore) => textOf(store.getState().draft);

function put(store: EditorStore, letter: string, name: string) {
  const { draft, choose, pick } = store.getState();
  const piece = pieceWithLetter(draft.variant.kinds, letter);
  if (piece === undefined) throw new Error(`No piece ${letter}`);
  choose({ kind: 'put', piece });
  pick(siteOf(draft.variant, name));
}

describe('picking a site', () => {
  test('places the chosen piece, and the second time removes it', () => {
    const store = storeOf('hex39', '1/4/5/6/7/6/5/4/1 w');
    put(store, 'r', 'g5');
    expect(shown(store)).toBe('1/4/5/6/3r3/6/5/4/1 w');
    expect(sentenceOf(store.getState().announcement)).toBe('Black rook put on g5.');
    put(store, 'r', 'g5');
    expect(shown(store)).toBe('1/4/5/6/7/6/5/4/1 w');
    put(store, 'r', 'g5');
    put(store, 'P', 'g5');
    expect(shown(store)).toBe('1/4/5/6/3P3/6/5/4/1 w');
  });

  test('picks a piece up and sets it down if no piece is chosen', () => {
    const store = storeOf('chess99');
    const { pick, draft } = store.getState();
    pick(siteOf(draft.variant, 'e5'));
    pick(siteOf(draft.variant, 'e2'));
    pick(siteOf(draft.variant, 'e4'));
    expect(shown(store)).toBe('rnbakqbnr/ppppppppp/9/9/9/4P4/9/PPPP1PPPP/RNBQKABNR w - 1');
    expect(store.getState().before).toHaveLength(1);
  });

  test('setting a piece down where it stood is not an edit', () => {
    const store = storeOf('chess99');
    const { pick, draft } = store.getState();
    pick(siteOf(draft.variant, 'e2'));
    pick(siteOf(draft.variant, 'e2'));
    expect(store.getState().before).toEqual([]);
    expect(store.getState().picked).toBe(-1);
  });
});

describe('undoing', () => {
  test('leads back through any edits to the start, and forward again', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...registry),
        fc.array(fc.nat(10_000), { maxLength: 15, size: 'max' }),
        (variant, numbers) => {
          const store = createEditorStore(variant, '');
          for (const number of numbers) {
            const { put: place, move, swapSides, clear } = store.getState();
            const sites = variant.topology.sites.length;
            if (number % 11 === 0) swapSides();
            else if (number % 13 === 0) clear();
            else if (number % 2 === 0) move(number % sites, (number * 7) % sites);
            else place(number % sites, 2 + (number % (2 * variant.kinds.length - 2)));
          }
          const end = shown(store);
          while (store.getState().before.length > 0) store.getState().undo();
          expect(shown(store)).toBe(variant.writePosition(variant.start));
          while (store.getState().after.length > 0) store.getState().redo();
          expect(shown(store)).toBe(end);
        },
      ),
    );
  });

  test('takes back in one step what was typed in one go', () => {
    const store = storeOf('chess99', '4k4/9/9/9/9/9/9/9/4K4 w - 1');
    for (const text of ['4k4/9/9/9/9/9/9/9/3K5 w - 1', '4k4/9/9/9/9/9/9/9/2K6 w - 1'])
      store.getState().type(text);
    store.getState().settle();
    store.getState().type('4k4/9/9/9/9/9/9/9/K8 w - 1');
    store.getState().undo();
    expect(shown(store)).toBe('4k4/9/9/9/9/9/9/9/2K6 w - 1');
    store.getState().undo();
    expect(shown(store)).toBe('4k4/9/9/9/9/9/9/9/4K4 w - 1');
  });
});

describe('typing', () => {
  test('a string that cannot be shown leaves the board as it is, and disables playing', () => {
    const store = storeOf('chess99');
    store.getState().type('rnb');
    expect(store.getState().text).toBe('rnb');
    expect(refusalOf(store.getState().verdict)).toContain('A position has 4 parts');
    expect(shown(store)).toBe('rnbakqbnr/ppppppppp/9/9/9/9/9/PPPPPPPPP/RNBQKABNR w - 1');
    store.getState().settle();
    expect(store.getState().text).toBe('rnb');
    store.getState().clear();
    expect(store.getState().text).toBe('9/9/9/9/9/9/9/9/9 w - 1');
  });

  test('a position against the rules is shown anyway', () => {
    const store = storeOf('chess99');
    store.getState().type('9/9/9/9/KKK6/9/9/9/9 w - 1');
    expect(refusalOf(store.getState().verdict)).toBe('White has 3 kings.');
    expect(shown(store)).toBe('9/9/9/9/KKK6/9/9/9/9 w - 1');
  });

  test('puts hands in order once it is finished', () => {
    const store = storeOf('tns', 'k/3/5/7/7/7/5/3/K w - m');
    const typed = 'k/3/5/7/7/7/5/3/K w N2,n3,f1 m';
    store.getState().type(typed);
    expect(store.getState().text).toBe(typed);
    store.getState().settle();
    expect(store.getState().text).toBe('k/3/5/7/7/7/5/3/K w f1,n3,N2 m');
  });
});

describe('pasting', () => {
  test('a diagram keeps the fields that it does not show', () => {
    const store = storeOf('chess99', '4k4/9/9/9/9/9/9/9/4K4 b - 30');
    valueOf(store.getState().paste('9 k........\n1 ........K'));
    expect(shown(store)).toBe('k8/9/9/9/9/9/9/9/8K b - 30');
  });

  test('a text that is neither diagram nor string changes nothing and says why', () => {
    const store = storeOf('chess99');
    const before = store.getState().draft;
    expect(refusalOf(store.getState().paste('hello'))).toContain('4 parts');
    expect(refusalOf(store.getState().paste('hello\nworld'))).toContain('9 ranks');
    expect(store.getState().draft).toBe(before);
  });
});

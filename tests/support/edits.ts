import * as fc from 'fast-check';

/** A small change to a text, like a typing error or damage on the way. */
export interface Edit {
  readonly kind: 'remove' | 'insert' | 'replace' | 'double';
  /** The place in the text, modulo its length. */
  readonly place: number;
  readonly letter: string;
}

/** One to three changes with letters of an alphabet. */
export const edits = (alphabet: string): fc.Arbitrary<readonly Edit[]> =>
  fc.array(
    fc.record<Edit>({
      kind: fc.constantFrom('remove', 'insert', 'replace', 'double'),
      place: fc.nat(10_000),
      letter: fc.constantFrom(...alphabet),
    }),
    { minLength: 1, maxLength: 3 },
  );

/** The text after the changes, made one after the other. */
export const edited = (text: string, changes: readonly Edit[]): string =>
  changes.reduce((before, { kind, place, letter }) => {
    const at = place % (before.length + 1);
    const [head, rest, tail] = [before.slice(0, at), before.slice(at), before.slice(at + 1)];
    switch (kind) {
      case 'remove':
        return head + tail;
      case 'insert':
        return head + letter + rest;
      case 'replace':
        return head + letter + tail;
      case 'double':
        return head + rest.slice(0, 1) + rest;
    }
  }, text);

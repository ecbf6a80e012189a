/**
 * Words with marks around every text in them: `⟦Take back⟧`. The results of functions and promises are marked
 * too. A text without letters gets no marks, so that an empty text stays empty.
 */
export function mark<T>(words: T): T {
  return marked(words) as T;
}

function marked(words: unknown): unknown {
  if (typeof words === 'string') return /\p{L}/u.test(words) ? `⟦${words}⟧` : words;
  if (typeof words === 'function')
    return (...pieces: readonly unknown[]): unknown =>
      marked((words as (...all: readonly unknown[]) => unknown)(...pieces));
  if (words instanceof Promise) return words.then(marked);
  if (Array.isArray(words)) return words.map(marked);
  if (typeof words === 'object' && words !== null)
    return Object.fromEntries(
      Object.entries(words).map(([id, text]: [string, unknown]) => [id, marked(text)]),
    );
  return words;
}

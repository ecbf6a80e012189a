/**
 * The function, called once for each key object; the answer is kept as long as the object lives. Only for
 * answers that depend on nothing but an object that never changes; further arguments may only help to find
 * the answer.
 */
export function memo<Key extends object, Rest extends readonly unknown[], Answer>(
  ask: (key: Key, ...rest: Rest) => Answer,
): (key: Key, ...rest: Rest) => Answer {
  const answers = new WeakMap<Key, { readonly answer: Answer }>();
  return (key, ...rest) => {
    const known = answers.get(key);
    if (known) return known.answer;
    const answer = ask(key, ...rest);
    answers.set(key, { answer });
    return answer;
  };
}

/**
 * The function of two objects that never change. Of each first one, only the answer with the latest second one is kept: for
 * what is asked again and again about the same two.
 */
export function memoLatest<First extends object, Second extends object, Answer>(
  ask: (first: First, second: Second) => Answer,
): (first: First, second: Second) => Answer {
  const latest = new WeakMap<First, { readonly second: Second; readonly answer: Answer }>();
  return (first, second) => {
    const known = latest.get(first);
    if (known?.second === second) return known.answer;
    const answer = ask(first, second);
    latest.set(first, { second, answer });
    return answer;
  };
}

/** What `memo` does for an answer that is found in parts, so that a page can draw between them: a known one takes none. */
export function memoInParts<Key extends object, Rest extends readonly unknown[], Part, Answer>(
  ask: (key: Key, ...rest: Rest) => Generator<Part, Answer>,
): (key: Key, ...rest: Rest) => Generator<Part, Answer> {
  const answers = new WeakMap<Key, { readonly answer: Answer }>();
  return function* (key, ...rest) {
    const known = answers.get(key);
    if (known) return known.answer;
    const answer = yield* ask(key, ...rest);
    answers.set(key, { answer });
    return answer;
  };
}

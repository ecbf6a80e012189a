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

/** The same for an answer that is found in parts, so that a page can draw between them: a known one takes none. */
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

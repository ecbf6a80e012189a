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

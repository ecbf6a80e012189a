/**
 * The element at an index that is known to exist.
 * @throws RangeError when it does not exist: that is a bug of ours, never caused by what a person typed.
 */
export function at<T>(list: readonly T[], index: number): T {
  const element = list[index];
  if (element === undefined) throw new RangeError(`No element ${String(index)} of ${String(list.length)}`);
  return element;
}

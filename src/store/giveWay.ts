/** What somebody does in a page that may change what it shows. */
const DEEDS = ['pointerdown', 'pointerup', 'keydown'] as const;

/** How long after a frame the browser is busy with drawing it, in milliseconds. */
const DRAWING = 100;

/** The longest that a worker rests for one deed, in milliseconds: a page that is hidden has no frames. */
const LONGEST = 500;

/**
 * Calls `rest` when somebody presses something in the page, and `resume` once the page has drawn what that has changed: on
 * few cores a worker that goes on meanwhile makes this take twice as long. Returns the function that ends this.
 */
export function giveWay(rest: () => void, resume: () => void): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const resumeIn = (milliseconds: number) => {
    clearTimeout(timer);
    timer = setTimeout(resume, milliseconds);
  };
  const begin = () => {
    rest();
    resumeIn(LONGEST);
    requestAnimationFrame(() => {
      if (!signal.aborted) resumeIn(DRAWING);
    });
  };
  for (const deed of DEEDS) addEventListener(deed, begin, { capture: true, passive: true, signal });
  return () => {
    leaving.abort();
    clearTimeout(timer);
  };
}

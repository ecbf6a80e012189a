/** Milliseconds. Browsers without a graphics card are slow, and others may be using the machine. */
const PATIENCE = 15_000;
const PAUSE = 40;

/** Asks until the answer is neither null nor false, and returns it. Throws if that takes too long. */
export async function until<T>(what: string, ask: () => Promise<T | null | false>): Promise<T> {
  const end = Date.now() + PATIENCE;
  for (;;) {
    let fault = '';
    try {
      const answer = await ask();
      if (answer !== null && answer !== false) return answer;
    } catch (error) {
      // A page that is being replaced by another cannot answer.
      fault = ` (${error instanceof Error ? error.message : String(error)})`;
    }
    if (Date.now() > end) throw new Error(`waited ${String(PATIENCE / 1000)} s in vain for ${what}${fault}`);
    await pause(PAUSE);
  }
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

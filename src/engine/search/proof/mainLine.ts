import type { Proof } from './proof.ts';

/**
 * The line of a proof in which the other side holds out as long as it can, as action strings; of several such, the
 * first. A claim at its end is no action.
 */
export function mainLine(proof: Proof): string[] {
  const lengths = new Map<Proof, number>();
  const line: string[] = [];
  let part = proof;
  for (;;) {
    const next = nextStep(part, lengths);
    if (!next) return line;
    line.push(next[0]);
    part = next[1];
  }
}

/** The next action of the longest line, and what follows it; null at its end. `lengths` remembers what is known. */
export function nextStep(part: Proof, lengths = new Map<Proof, number>()): readonly [string, Proof] | null {
  switch (part.kind) {
    case 'end':
    case 'claim':
      return null;
    case 'action':
      return [part.action, part.then];
    case 'replies': {
      let best: readonly [string, Proof] | null = null;
      for (const reply of Object.entries(part.replies))
        if (!best || lengthOf(reply[1], lengths) > lengthOf(best[1], lengths)) best = reply;
      return best;
    }
  }
}

/** How many actions the longest line has. */
function lengthOf(part: Proof, lengths: Map<Proof, number>): number {
  const known = lengths.get(part);
  if (known !== undefined) return known;
  let length = 0;
  if (part.kind === 'action') length = 1 + lengthOf(part.then, lengths);
  if (part.kind === 'replies')
    for (const then of Object.values(part.replies)) length = Math.max(length, 1 + lengthOf(then, lengths));
  lengths.set(part, length);
  return length;
}

/** How many parts a proof has; equal ones that are the same object count once. */
export function sizeOf(proof: Proof): number {
  const seen = new Set<Proof>();
  const visit = (part: Proof): void => {
    if (seen.has(part)) return;
    seen.add(part);
    if (part.kind === 'action') visit(part.then);
    if (part.kind === 'replies') Object.values(part.replies).forEach(visit);
  };
  visit(proof);
  return seen.size;
}

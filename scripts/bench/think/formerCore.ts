import { pathToFileURL } from 'node:url';
import type { Effect } from '../../../src/engine/rules/effect.ts';
import type { Held } from '../../../src/engine/rules/hand.ts';
import type { Move } from '../../../src/engine/rules/move.ts';
import type { Outcome } from '../../../src/engine/rules/outcome.ts';
import type { Position } from '../../../src/engine/rules/position.ts';
import type { Site } from '../../../src/engine/topology/site.ts';
import type { Core, History } from './core.ts';

/** What the variants of the former core were, as far as they are used here. */
interface FormerVariant {
  readonly id: string;
  readonly start: Position;
  readonly kinds: readonly unknown[];
  readonly hasHands: boolean;
  readPosition(text: string): { readonly ok: true; readonly value: Position } | { readonly ok: false };
  writeMove(position: Position, move: Move): string;
  moves(position: Position, past: History): readonly Move[];
  outcome(position: Position, past: History): Outcome | null;
  play(position: Position, move: Move): Position;
  effects(position: Position, move: Move): readonly Effect[];
  hands(position: Position): readonly Held[];
  pattern(position: Position, site: Site): readonly { readonly site: Site }[];
}

interface FormerModule {
  readonly listings: readonly { readonly id: string; readonly load: () => Promise<FormerVariant> }[];
  readonly pastWith: (past: History, position: Position) => History;
}

/** A variant of the former core, from the script with that path, as the reference players know it. */
export async function formerCore(script: string, id: string): Promise<Core> {
  const { listings, pastWith } = (await import(pathToFileURL(script).href)) as FormerModule;
  const variant = await listings.find((listing) => listing.id === id)?.load();
  if (!variant) throw new Error(`The former core has no variant ${id}.`);
  return {
    start: variant.start,
    readPosition: (text) => {
      const reading = variant.readPosition(text);
      if (!reading.ok) throw new Error(`The former core cannot read ${text}.`);
      return reading.value;
    },
    writeMove: (position, move) => variant.writeMove(position, move),
    look: (position, history) => ({
      outcome: variant.outcome(position, history),
      moves: variant.moves(position, history),
    }),
    play: (position, move) => variant.play(position, move),
    historyWith: pastWith,
    effects: (position, move) => variant.effects(position, move),
    hands: variant.hasHands ? (position) => variant.hands(position) : () => [],
    kinds: variant.kinds.length,
    reach: (position, site) => new Set(variant.pattern(position, site).map((way) => way.site)).size,
  };
}

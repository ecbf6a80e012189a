import { explain } from '../../src/engine/game/explain.ts';
import { candidatesIn, situationOf } from '../../src/engine/game/situation.ts';
import type { Move, Origin } from '../../src/engine/rules/move.ts';
import { pickHeld, pickSite } from '../../src/engine/rules/move.ts';
import { EMPTY } from '../../src/engine/rules/piece.ts';
import type { Position } from '../../src/engine/rules/position.ts';
import { pieceAt } from '../../src/engine/rules/position.ts';
import type { Reason } from '../../src/engine/rules/reason.ts';
import type { Variant } from '../../src/engine/rules/variant.ts';
import type { Site } from '../../src/engine/topology/site.ts';
import { shapeOf } from '../../src/engine/topology/topology.ts';
import { reasonsOf } from './registry.ts';
import { pieceLettered, siteOf } from './play.ts';
import { saysItsKind } from './reasonTexts.ts';
import { say } from '../../src/words/say.ts';
import { sentenceOf } from './result.ts';

/** Two picks, and the reason why they make no legal action; null if they make one. */
export interface Explained {
  readonly from: Origin;
  readonly to: Site;
  readonly reason: Reason | null;
}

/** Every pair of sites, and every held piece with every site. */
export function explainedPairs(
  variant: Variant,
  position: Position,
  history: readonly Position[],
): readonly Explained[] {
  const sites = [...variant.topology.sites.keys()];
  const held = [...new Set(variant.hands(position).map(({ piece }) => piece))];
  const [reasons, situation] = [reasonsOf(variant), situationOf(variant, position, history)];
  return [...sites.map(pickSite), ...held.map(pickHeld)].flatMap((from) =>
    sites.map((to) => ({ from, to, reason: explain(reasons, situation, from, to) })),
  );
}

/** `a1 d4`, `hand 12 d4` */
export function toldPair({ topology }: Variant, { from, to }: Pick<Explained, 'from' | 'to'>): string {
  const name = (site: Site) => shapeOf(topology, site).name;
  return `${from.kind === 'site' ? name(from.site) : `hand ${String(from.piece)}`} ${name(to)}`;
}

/**
 * The pairs that make a legal action, as text, from its paths. The goal of a movable square is its new place.
 */
export function legalPairs(
  variant: Variant,
  position: Position,
  history: readonly Position[],
): ReadonlySet<string> {
  return new Set(
    candidatesIn(situationOf(variant, position, history)).flatMap(({ move, path: [from, to] }) => {
      if (!from || from.kind === 'button') return [];
      const ground = variant.effects(position, move).find((effect) => effect.kind === 'ground');
      const goal = to?.kind === 'site' ? to.site : ground?.to;
      return goal === undefined ? [] : [toldPair(variant, { from, to: goal })];
    }),
  );
}

/** The position without the piece on a site; null if that is not a legal position. */
function lifted(variant: Variant, position: Position, site: Site): Position | null {
  const board = position.board.with(site, EMPTY);
  const read = variant.readPosition(variant.writePosition({ ...position, board }));
  return read.ok ? read.value : null;
}

/** The pairs whose reason stays the same when one of its blockers is removed. */
export function unmovedByBlockers(
  variant: Variant,
  position: Position,
  history: readonly Position[],
  pairs: readonly Explained[],
): string[] {
  const blockers = new Set(pairs.flatMap(({ reason }) => reason?.blockers ?? []));
  return [...blockers].flatMap((blocker) => {
    if (pieceAt(position.board, blocker) === EMPTY) return [`nothing stands on culprit ${String(blocker)}`];
    const without = lifted(variant, position, blocker);
    if (!without) return [];
    const [reasons, situation] = [reasonsOf(variant), situationOf(variant, without, history)];
    return pairs
      .filter(({ reason }) => reason?.blockers.includes(blocker))
      .filter(({ from, to, reason }) => {
        const then = explain(reasons, situation, from, to);
        return then?.kind === reason?.kind && then?.blockers.join() === reason?.blockers.join();
      })
      .map((pair) => toldPair(variant, pair));
  });
}

/** No piece can be blamed for these: a king not in check, a repetition, and a direction, which a button chooses. */
const BLAMELESS = ['king not in check', 'would repeat', 'direction to be chosen'];

/** The pairs without a blocker that become legal when a single piece is removed, with the reason, unless that is blameless. */
export function missedBlockers(
  variant: Variant,
  position: Position,
  history: readonly Position[],
  pairs: readonly Explained[],
): string[] {
  const unblamed = pairs
    .filter(({ reason }) => reason?.blockers.length === 0)
    .filter(({ reason }) => !BLAMELESS.includes(reason?.kind ?? ''))
    .map((pair) => ({ told: toldPair(variant, pair), text: sentenceOf(pair.reason?.text ?? null) }));
  return [...position.board.keys()].flatMap((site) => {
    const without = pieceAt(position.board, site) === EMPTY ? null : lifted(variant, position, site);
    if (!without) return [];
    const legal = legalPairs(variant, without, history);
    const { name } = shapeOf(variant.topology, site);
    return unblamed
      .filter(({ told }) => legal.has(told))
      .map(({ told, text }) => `${told} without ${name}: ${text}`);
  });
}

/**
 * Why a move from a site, or a drop (`N@`, in lower case for a black piece), to a site is not legal: the
 * rule, the sentence, and any blockers. Null if it is legal.
 * @throws Error when the sentence is not one of the reason's kind.
 */
export function whyNot<P extends Position, M extends Move>(
  variant: Variant<P, M>,
  position: P,
  from: string,
  to: string,
  history: readonly P[] = [],
): string | null {
  const letter = /^(.)@$/.exec(from)?.[1];
  const origin =
    letter === undefined ? pickSite(siteOf(variant, from)) : pickHeld(pieceLettered(variant, letter));
  const reason = explain(
    reasonsOf(variant),
    situationOf(variant, position, history),
    origin,
    siteOf(variant, to),
  );
  if (reason === null) return null;
  if (!saysItsKind(reason)) throw new Error(`The kind is “${reason.kind}”, the reason: ${say(reason.text)}`);
  const blockers = reason.blockers.map((site) => shapeOf(variant.topology, site).name).sort();
  return `${reason.rule}: ${say(reason.text)}${blockers.length === 0 ? '' : ` [${blockers.join(', ')}]`}`;
}

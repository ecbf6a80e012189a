import * as v from 'valibot';
import { withActions, readAction } from '../../src/engine/game/action.ts';
import { registry } from './registry.ts';
import { currentPosition, movesAt, newGame, outcomeOf } from '../../src/engine/game/game.ts';
import { claimsIn } from '../../src/engine/game/ending.ts';
import { perft } from '../../src/engine/game/perft.ts';
import { writeOutcome } from '../../src/engine/rules/outcome.ts';
import type { Position } from '../../src/engine/rules/position.ts';
import type { Variant } from '../../src/engine/rules/variant.ts';
import { say } from '../../src/words/say.ts';

const names = v.array(v.string());
const ending = v.nullable(v.string());
const variant = v.string();

/** One line of a conformance file; the formats are described in docs/conformance.md. */
const lineSchema = v.variant('kind', [
  v.strictObject({
    kind: v.literal('position'),
    variant,
    position: v.string(),
    actions: v.record(v.string(), v.string()),
    outcome: ending,
    claims: names,
  }),
  v.strictObject({
    kind: v.literal('perft'),
    variant,
    position: v.optional(v.string()),
    depth: v.number(),
    nodes: v.number(),
  }),
  v.strictObject({
    kind: v.literal('game'),
    variant,
    position: v.optional(v.string()),
    game: names,
    final: v.string(),
    outcome: v.optional(ending),
    illegalNext: v.optional(names),
    legalNext: v.optional(names),
    claims: v.optional(names),
  }),
  v.strictObject({ kind: v.literal('reject'), variant, position: v.string() }),
]);

type Line = v.InferOutput<typeof lineSchema>;
type LineOf<K extends Line['kind']> = Extract<Line, { kind: K }>;

/** The faults of one line of a conformance file, a sentence each; empty if it holds. */
export function differences(text: string): string[] {
  const line = v.parse(lineSchema, JSON.parse(text));
  const found = registry.find(({ id }) => id === line.variant);
  if (!found) return [`There is no variant ${line.variant}.`];
  switch (line.kind) {
    case 'position':
      return positionDifferences(found, line);
    case 'perft':
      return perftDifferences(found, line);
    case 'game':
      return gameDifferences(found, line);
    case 'reject':
      return found.readPosition(line.position).ok ? ['was read, and must be refused'] : [];
  }
}

function positionDifferences(variant: Variant, line: LineOf<'position'>): string[] {
  const position = variant.readPosition(line.position);
  if (!position.ok) return [`was refused: ${say(position.message)}`];
  const leadsTo = new Map(
    variant
      .status(position.value, [])
      .moves.map((move) => [
        variant.writeMove(position.value, move),
        variant.writePosition(variant.play(position.value, move)),
      ]),
  );
  const changed = Object.entries(line.actions).flatMap(([action, expected]) => {
    const result = leadsTo.get(action);
    return result === undefined || result === expected
      ? []
      : [`${action} leads to ${result}, not ${expected}`];
  });
  return [
    ...differ('position', variant.writePosition(position.value), line.position),
    ...listsDiffer('action', [...leadsTo.keys()], Object.keys(line.actions)),
    ...changed,
    ...differ('outcome', outcomeText(variant, position.value, []), line.outcome),
    ...listsDiffer('claim', claimsIn(newGame(variant, position.value)), line.claims),
  ];
}

function perftDifferences(variant: Variant, line: LineOf<'perft'>): string[] {
  const position = line.position === undefined ? undefined : variant.readPosition(line.position);
  if (position && !position.ok) return [`was refused: ${say(position.message)}`];
  const nodes = perft(variant, position?.value ?? variant.start, line.depth);
  return differ(`perft ${String(line.depth)}`, String(nodes), String(line.nodes));
}

function gameDifferences(variant: Variant, line: LineOf<'game'>): string[] {
  const start = line.position === undefined ? undefined : variant.readPosition(line.position);
  if (start && !start.ok) return [`was refused: ${say(start.message)}`];
  const game = withActions(newGame(variant, start?.value), line.game);
  if (!game.ok) return [say(game.message)];
  const end = currentPosition(game.value);
  const ply = game.value.steps.length;
  const outcome = outcomeOf(game.value);
  const legal = movesAt(game.value, ply).map((move) => variant.writeMove(end, move));
  return [
    ...differ('final position', variant.writePosition(end), line.final),
    ...(line.outcome === undefined ? [] : differ('outcome', outcome && writeOutcome(outcome), line.outcome)),
    ...(line.legalNext ? listsDiffer('action', legal, line.legalNext) : []),
    ...(line.illegalNext ?? [])
      .filter((action) => readAction(game.value, action).ok)
      .map((action) => `${action} is legal, and must be refused`),
    ...(line.claims ? listsDiffer('claim', claimsIn(game.value), line.claims) : []),
  ];
}

function outcomeText(variant: Variant, position: Position, history: readonly Position[]): string | null {
  const outcome = variant.status(position, history).outcome;
  return outcome && writeOutcome(outcome);
}

const differ = (what: string, found: string | null, expected: string | null): string[] =>
  found === expected ? [] : [`${what}: ${String(found)}, not ${String(expected)}`];

function listsDiffer(what: string, found: readonly string[], expected: readonly string[]): string[] {
  const repeated = found.filter((text, i) => found.indexOf(text) !== i);
  return [
    ...expected.filter((text) => !found.includes(text)).map((text) => `missing ${what} ${text}`),
    ...found.filter((text) => !expected.includes(text)).map((text) => `extra ${what} ${text}`),
    ...repeated.map((text) => `${what} ${text} more than once`),
  ];
}

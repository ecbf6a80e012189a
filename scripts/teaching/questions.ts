import * as fc from 'fast-check';
import { at } from '../../src/engine/at.ts';
import { explain } from '../../src/engine/game/explain.ts';
import type { Game } from '../../src/engine/game/game.ts';
import { currentPosition, outcomeOf, takeBackTo } from '../../src/engine/game/game.ts';
import { situationAt } from '../../src/engine/game/situation.ts';
import { EMPTY, belongsTo, kindOf } from '../../src/engine/rules/piece.ts';
import { SIDES } from '../../src/engine/rules/side.ts';
import type { Variant } from '../../src/engine/rules/variant.ts';
import { shapeOf } from '../../src/engine/topology/topology.ts';
import { actionWords } from '../../src/words/en/actions.ts';
import { kindWords, sideName } from '../../src/words/en/grammar.ts';
import { say } from '../../src/words/say.ts';
import { games } from '../../tests/support/randomGame.ts';
import { reasonsOf } from '../../tests/support/registry.ts';

/** A position, something to do there, and whether it is legal. */
export interface Question {
  readonly position: string;
  readonly action: string;
  /** Why it is not legal; null for a legal action. */
  readonly whyNot: string | null;
}

/** What is wrong with attempts that nobody makes who has seen the board. */
const OBVIOUS = new Set([
  'nothing there',
  'not your turn',
  'same place',
  'own piece there',
  'occupied',
  'not in hand',
]);

/** So many questions about a variant, about half of them about legal actions; a seed always gives the same. */
export function questionsAbout(variant: Variant, count: number, seed: number): Question[] {
  const sample = fc.sample(
    fc.record({
      game: games(40, variant),
      ply: fc.nat(1000),
      pick: fc.nat(1_000_000),
      isLegal: fc.boolean(),
    }),
    { numRuns: count * 20, seed },
  );
  const questions: Question[] = [];
  for (const { game, ply, pick, isLegal } of sample) {
    const then = takeBackTo(game, ply % (game.steps.length + 1));
    if (
      outcomeOf(then) ||
      questions.filter(({ whyNot }) => (whyNot === null) === isLegal).length * 2 >= count
    )
      continue;
    const question = isLegal ? legalQuestion(then, pick) : illegalQuestion(then, pick);
    if (!question || questions.some(({ position }) => position === question.position)) continue;
    questions.push(question);
  }
  return questions;
}

function legalQuestion({ variant, ...game }: Game, pick: number): Question {
  const { position, status } = situationAt({ variant, ...game }, game.steps.length);
  const action = variant.writeMove(position, at(status.moves, pick % status.moves.length));
  const kindWith = (letter: string) => variant.kinds.find((kind) => kind.letter === letter)?.name ?? '';
  return {
    position: positionWords({ variant, ...game }),
    action: actionWords(action, kindWith),
    whyNot: null,
  };
}

/** An attempt with a piece of the side to move that is not obviously illegal; null for none. */
function illegalQuestion(game: Game, pick: number): Question | null {
  const { variant } = game;
  const situation = situationAt(game, game.steps.length);
  const { board, turn } = situation.position;
  const own = [...board.keys()].filter((site) => belongsTo(at(board, site), turn));
  if (own.length === 0) return null;
  const from = at(own, pick % own.length);
  const nameOf = (site: number) => shapeOf(variant.topology, site).name;
  const attempts = [...variant.topology.sites.keys()].flatMap((to) => {
    const reason = explain(reasonsOf(variant), situation, { kind: 'site', site: from }, to);
    return reason && !OBVIOUS.has(reason.kind) ? [{ to, reason }] : [];
  });
  const kinds = [...new Set(attempts.map(({ reason }) => reason.kind))];
  const kind = kinds[Math.floor(pick / own.length) % kinds.length];
  const ofKind = attempts.filter(({ reason }) => reason.kind === kind);
  const attempt = ofKind[Math.floor(pick / 100) % ofKind.length];
  if (!attempt) return null;
  return {
    position: positionWords(game),
    action: `${nameOf(from)} to ${nameOf(attempt.to)}`,
    whyNot: say(attempt.reason.text),
  };
}

/** The pieces on the board and in hand, by side, and whose turn it is. */
function positionWords(game: Game): string {
  const { variant } = game;
  const position = currentPosition(game);
  const pieces = SIDES.map((side) => {
    const placed = [...position.board.entries()].flatMap(([site, piece]) =>
      piece !== EMPTY && belongsTo(piece, side)
        ? [`${kindWords(at(variant.kinds, kindOf(piece)).name)} ${shapeOf(variant.topology, site).name}`]
        : [],
    );
    return `${sideName(side)}: ${placed.join(', ')}.`;
  });
  const squares = variant
    .terrain(position)
    .flatMap(({ kind, site }) => (kind === 'movable' ? [shapeOf(variant.topology, site).name] : []));
  return [
    ...pieces,
    ...(squares.length > 0 ? [`Movable squares: ${squares.join(', ')}.`] : []),
    `Position: ${variant.writePosition(position)}.`,
    `${sideName(position.turn)} to move.`,
  ].join(' ');
}

import type { Game, Step } from '../../engine/game/game.ts';
import { currentPosition, newGame, positionAt, withStep } from '../../engine/game/game.ts';
import { notationAt } from '../../engine/record/notation.ts';
import { roundAt } from '../../engine/record/rounds.ts';
import { sitesAmong } from '../../engine/rules/move.ts';
import type { Side } from '../../engine/rules/side.ts';
import type { Line } from '../../engine/search/thought.ts';
import { stepAfter } from '../../engine/tree/tree.ts';
import type { Site } from '../../engine/topology/site.ts';
import { chanceFor } from '../../engine/search/moments.ts';
import type { Worth } from './analysisMessage.ts';

/** An action of a line, as people read it. */
export interface LineMove {
  readonly action: string;
  readonly side: Side;
  /** The number of its round. */
  readonly round: number;
  /** Empty for an action that merely ends a turn. */
  readonly notation: string;
}

/** A line of play from a position, and what it comes to. */
export interface AnalysedLine extends Worth {
  /** Never empty, unless the line cannot be played. */
  readonly moves: readonly LineMove[];
  /** The sites of the first move; none if it has none. */
  readonly sites: readonly Site[];
}

/** How many actions of a line are shown. */
const SHOWN = 8;

/** A line that was found in a game, as people read it. */
export function analysedLine(game: Game, { score, chance, actions }: Line): AnalysedLine {
  const { turn } = currentPosition(game);
  const steps = stepsOf(game, actions.slice(0, SHOWN));
  let longer = game;
  const moves = steps.map((step): LineMove => {
    longer = withStep(longer, step);
    return moveAt(longer, longer.steps.length);
  });
  return { side: turn, score, white: chanceFor(turn, chance), moves, sites: firstSites(game, steps[0]) };
}

/** A line of the other side, which moves as if the one to move had passed. */
export function threatenedLine(game: Game, line: Line): AnalysedLine {
  const { variant } = game;
  return analysedLine(passedGame(variant.pass(currentPosition(game)), game), line);
}

/** A game that begins after a pass. */
const passedGame = (position: Game['start'], { variant }: Game): Game => newGame(variant, position);

/** The steps of as much of a line as can be played. */
function stepsOf(game: Game, actions: readonly string[]): readonly Step[] {
  const steps: Step[] = [];
  let longer = game;
  for (const action of actions) {
    const step = stepAfter(longer, action);
    if (!step) break;
    steps.push(step);
    longer = withStep(longer, step);
  }
  return steps;
}

/** The action that led to a ply (1 or more). */
const moveAt = (game: Game, ply: number): LineMove => ({
  action: game.steps[ply - 1]?.action ?? '',
  side: positionAt(game, ply - 1).turn,
  round: roundAt(game, ply),
  notation: notationAt(game, ply),
});

function firstSites({ variant, ...game }: Game, step: Step | undefined): readonly Site[] {
  if (!step) return [];
  const [path = []] = variant.paths(currentPosition({ variant, ...game }), step.move);
  return sitesAmong(path);
}

/** What was played at a ply of a game (1 or more), as people read it. */
export const playedMove = moveAt;

/** The notations of the moves of a line, without those that merely end a turn. */
export const notationsIn = (moves: readonly LineMove[]): readonly string[] =>
  moves.flatMap(({ notation }) => (notation === '' ? [] : [notation]));

import type { Game } from '../../engine/game/game.ts';
import { currentPosition, newGame, positionAt, withStep } from '../../engine/game/game.ts';
import { notationAt } from '../../engine/record/notation.ts';
import { roundAt } from '../../engine/record/rounds.ts';
import { sitesAmong } from '../../engine/rules/move.ts';
import type { Side } from '../../engine/rules/side.ts';
import type { Line } from '../../engine/search/thought.ts';
import type { Tree, TreePath } from '../../engine/tree/tree.ts';
import { gameAlong, stepAfter } from '../../engine/tree/tree.ts';
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

/**
 * A line that was found in a game, as people read it. Of the lines of this game that have been read before, `known`, one
 * with the same actions saves the reading.
 */
export function analysedLine(
  game: Game,
  { score, chance, actions }: Line,
  known: readonly AnalysedLine[] = [],
): AnalysedLine {
  const { turn } = currentPosition(game);
  const shown = actions.slice(0, SHOWN);
  const { moves, sites } = known.find((other) => isLineOf(other, shown)) ?? readLine(game, shown);
  return { side: turn, score, white: chanceFor(turn, chance), moves, sites };
}

const isLineOf = ({ moves }: AnalysedLine, actions: readonly string[]): boolean =>
  moves.length === actions.length && moves.every(({ action }, i) => action === actions[i]);

function readLine(game: Game, actions: readonly string[]): Pick<AnalysedLine, 'moves' | 'sites'> {
  const longer = playedOn(game, actions);
  return { moves: movesFrom(longer, game.steps.length), sites: sitesAfter(longer, game.steps.length) };
}

/** A line of the other side, which moves as if the one to move had passed. */
export const threatenedLine = (game: Game, line: Line): AnalysedLine =>
  analysedLine(newGame(game.variant, game.variant.pass(currentPosition(game))), line);

/** The game with as much of a line as can be played. */
function playedOn(game: Game, actions: readonly string[]): Game {
  let longer = game;
  for (const action of actions) {
    const step = stepAfter(longer, action);
    if (!step) break;
    longer = withStep(longer, step);
  }
  return longer;
}

/** The moves of a game from a ply on. */
const movesFrom = (game: Game, from: number): readonly LineMove[] =>
  game.steps.slice(from).map(({ action }, i): LineMove => ({
    action,
    side: positionAt(game, from + i).turn,
    round: roundAt(game, from + i + 1),
    notation: notationAt(game, from + i + 1),
  }));

/** The sites of the move after a ply; none if there is none, or it has none. */
function sitesAfter(game: Game, ply: number): readonly Site[] {
  const step = game.steps[ply];
  if (!step) return [];
  const [path = []] = game.variant.paths(positionAt(game, ply), step.move);
  return sitesAmong(path);
}

/** The moves of a line of a tree after a path. */
export const movesAlong = (tree: Tree, path: TreePath, actions: readonly string[]): readonly LineMove[] =>
  movesFrom(gameAlong(tree, [...path, ...actions]), path.length);

/** The notations of the moves of a line, without those that merely end a turn. */
export const notationsIn = (moves: readonly LineMove[]): readonly string[] =>
  moves.flatMap(({ notation }) => (notation === '' ? [] : [notation]));

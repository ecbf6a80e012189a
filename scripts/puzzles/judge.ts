import { at } from '../../src/engine/at.ts';
import { withActions } from '../../src/engine/game/action.ts';
import type { Game } from '../../src/engine/game/game.ts';
import { currentPosition, historyAt, statusAt } from '../../src/engine/game/game.ts';
import type { Move } from '../../src/engine/rules/move.ts';
import type { Position } from '../../src/engine/rules/position.ts';
import { unwrap } from '../../src/engine/rules/result.ts';
import { deepen } from '../../src/engine/search/deepen.ts';
import type { Found } from '../../src/engine/search/deepen.ts';
import { checkProof } from '../../src/engine/search/proof/check.ts';
import { winningMoves } from '../../src/engine/search/proof/firstMoves.ts';
import { mainLine, sizeOf } from '../../src/engine/search/proof/mainLine.ts';
import { prove } from '../../src/engine/search/proof/prove.ts';
import { plainWeights } from '../../src/engine/search/plainWeights.ts';
import { newSearch } from '../../src/engine/search/newSearch.ts';
import type { Searchable } from '../../src/engine/search/searchable.ts';
import { newTable } from '../../src/engine/search/table.ts';
import type { Puzzle } from '../../src/puzzles/puzzle.ts';
import { finish, finishWithin } from '../../src/engine/finish.ts';
import { sectionsOf } from './sections.ts';

/** The shortest and the longest win that is a puzzle. */
export const LEAST_TURNS = 2;
export const MOST_TURNS = 5;
/** A position with fewer moves asks for nothing. */
const LEAST_MOVES = 4;

/** The memory of a prover. */
const MEGABYTES = 4;

/** A puzzle, and what was found out about it. */
export interface FoundPuzzle {
  readonly kind: 'puzzle';
  readonly puzzle: Puzzle;
  /** The position that is the puzzle. */
  readonly position: Position;
  /** The board at the end of the main line. */
  readonly picture: string;
  /** How long the proof took, by the clock that was given. */
  readonly ms: number;
}

/** What a position of a game is as a puzzle, or why it is none. */
export type Judged = FoundPuzzle | { readonly kind: 'none'; readonly why: string };

const none = (why: string): Judged => ({ kind: 'none', why });

/** How long a judge may take, by its own clock in milliseconds. */
export interface Patience {
  readonly now: () => number;
  /** To prove the win. */
  readonly proof: number;
  /** To prove that no other action wins. */
  readonly others: number;
}

/**
 * Proves that the current position of a game is a puzzle in at most so many turns, anew. What pieces are worth
 * decides what is tried first, and so which line is shown; it is what follows from how they move, so that training
 * changes no puzzle.
 */
export function judge(given: Searchable, game: Game, turns: number, patience: Patience): Judged {
  const { variant } = given;
  const searchable: Searchable = { ...given, weights: plainWeights(variant) };
  const ply = game.steps.length;
  const [position, history] = [currentPosition(game), historyAt(game, ply)];
  const { outcome, moves } = statusAt(game, ply);
  if (outcome || moves.length < LEAST_MOVES) return none('few moves');
  const table = newTable(MEGABYTES);
  const begin = patience.now();
  const finding = finishWithin(
    prove(searchable, position, history, { turns, draws: false, table }),
    patience.proof,
    patience.now,
  );
  const ms = patience.now() - begin;
  if (finding === null) return none('too slow');
  if (finding.kind !== 'won' || finding.side !== position.turn) return none('not won');
  if (finding.turns < LEAST_TURNS) return none('won at once');
  const { proof } = finding;
  if (proof?.kind !== 'action') return none('too large');
  const claim = { side: position.turn, goal: 'win', turns: finding.turns } as const;
  if (checkProof(variant, position, history, claim, proof)) return none('refuted by the checker');
  const first = moves.find((move) => variant.writeMove(position, move) === proof.action);
  if (!first) return none('refuted by the checker');
  const looks = looksOf(searchable, position, history, moves);
  if (looks.greedy.includes(first)) return none('greed finds it');
  const winning = finishWithin(
    winningMoves(searchable, position, history, finding.turns, 2, table),
    patience.others,
    patience.now,
  );
  if (winning === null) return none('too slow');
  if (winning.length !== 1 || winning[0] !== first) return none('several moves win');
  const end = unwrap(withActions(game, mainLine(proof)));
  const own = looks.scores.get(first) ?? 0;
  const rivals = [...looks.scores.values()].filter((score) => score >= own).length;
  return {
    kind: 'puzzle',
    puzzle: {
      variant: variant.id,
      rules: variant.version,
      start: variant.writePosition(game.start),
      actions: game.steps.map(({ action }) => action),
      turns: finding.turns,
      difficulty: difficultyOf(sizeOf(proof), rivals),
      sections: sectionsOf(searchable, end, ply),
    },
    position,
    picture: currentPosition(end).board.join(),
    ms,
  };
}

/** From 1 to 5, by the size of the proof and by how many first actions look as good as the one that wins. */
function difficultyOf(size: number, rivals: number): number {
  const doublings = Math.log2(size) + Math.log2(rivals);
  return Math.max(1, Math.min(5, Math.round(doublings / 4 + 0.5)));
}

/** How the moves look to who sees one turn: what each comes to, and which take the most. */
function looksOf(
  searchable: Searchable,
  position: Position,
  history: readonly Position[],
  moves: readonly Move[],
): { scores: Map<Move, number>; greedy: Move[] } {
  const search = newSearch(searchable, position, history, {
    table: newTable(0),
    age: 1,
    noise: 0,
    seed: 1,
    most: Infinity,
  });
  const scoreOf = (move: Move): number => {
    const found: Found<Move> = { depth: 0, lines: [{ score: 0, moves: [move] }] };
    finish(deepen(search, [move], found, 1, 1));
    return at(found.lines, 0).score;
  };
  const gains = moves.map(
    (move) => search.values.material[searchable.searching.captured(position, move)] ?? 0,
  );
  const most = Math.max(...gains);
  return {
    scores: new Map(moves.map((move) => [move, scoreOf(move)])),
    greedy: most > 0 ? moves.filter((_, i) => gains[i] === most) : [],
  };
}

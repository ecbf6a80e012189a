import { at } from '../../src/engine/at.ts';
import type { Game } from '../../src/engine/game/game.ts';
import { currentPosition, historyAt, outcomeOf, statusAt, withMove } from '../../src/engine/game/game.ts';
import { notesOn } from '../../src/engine/game/notes.ts';
import type { Mark } from '../../src/engine/rules/mark.ts';
import { writeOutcome } from '../../src/engine/rules/outcome.ts';
import { EMPTY, belongsTo, kindOf, sideOf } from '../../src/engine/rules/piece.ts';
import { pieceAt } from '../../src/engine/rules/position.ts';
import type { Side } from '../../src/engine/rules/side.ts';
import { shapeOf } from '../../src/engine/topology/topology.ts';
import { kindWords } from '../../src/words/en/grammar.ts';

// What can be seen on the board of a game, by the names of sites and pieces.

/** A piece as it stands on the board. */
export interface Seen {
  readonly site: string;
  readonly side: Side;
  /** Upper case for both sides. */
  readonly letter: string;
  /** `gold general` */
  readonly noun: string;
}

export const turnOf = (game: Game): Side => currentPosition(game).turn;

export function piecesOn(game: Game): Seen[] {
  const { kinds, topology } = game.variant;
  return currentPosition(game).board.flatMap((piece, site) => {
    if (piece === EMPTY) return [];
    const { letter, name } = at(kinds, kindOf(piece));
    return [{ site: shapeOf(topology, site).name, side: sideOf(piece), letter, noun: kindWords(name) }];
  });
}

export const count = (game: Game, side: Side, letters: string): number =>
  piecesOn(game).filter((piece) => piece.side === side && letters.includes(piece.letter)).length;

/** The site of that side’s king; an empty text if it is not on the board. */
export const kingSite = (game: Game, side: Side): string =>
  piecesOn(game).find((piece) => piece.side === side && 'KM'.includes(piece.letter))?.site ?? '';

/** The names of the sites with a mark of that kind. */
export const marked = (game: Game, mark: Mark['kind']): string[] =>
  notesOn(game.variant, currentPosition(game))
    .marks.filter(({ kind }) => kind === mark)
    .map(({ site }) => shapeOf(game.variant.topology, site).name);

/** Whether that side’s king is marked as in check. */
export function isInCheck(game: Game, side: Side): boolean {
  const position = currentPosition(game);
  return notesOn(game.variant, position).marks.some(
    ({ kind, site }) => kind === 'check' && belongsTo(pieceAt(position.board, site), side),
  );
}

/** The outcome’s text; null while the game goes on. */
export function endOf(game: Game): string | null {
  const outcome = outcomeOf(game);
  return outcome && writeOutcome(outcome);
}

export const isWonBy = (game: Game, side: Side): boolean => outcomeOf(game)?.winner === side;

/** The action that was played last; an empty text at the start. */
export const lastAction = (game: Game): string => game.steps.at(-1)?.action ?? '';

/** The games after each legal action that matches the pattern. */
export function after(game: Game, pattern = /(?:)/): Game[] {
  const { moves } = statusAt(game, game.steps.length);
  return moves.map((move) => withMove(game, move)).filter((next) => pattern.test(lastAction(next)));
}

/** The actions that a side could make if it were its turn. */
export function actionsOf(game: Game, side: Side): string[] {
  const { variant } = game;
  const current = currentPosition(game);
  const position = current.turn === side ? current : variant.pass(current);
  return variant
    .status(position, historyAt(game, game.steps.length))
    .moves.map((move) => variant.writeMove(position, move));
}

/** The games after each action that takes the king of the side that is not to move. */
export function afterKingTaken(game: Game): Game[] {
  const enemy = turnOf(game) === 0 ? 1 : 0;
  return kingSite(game, enemy) === '' ? [] : after(game).filter((next) => kingSite(next, enemy) === '');
}

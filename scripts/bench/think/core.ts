import type { Effect } from '../../../src/engine/rules/effect.ts';
import type { Held } from '../../../src/engine/rules/hand.ts';
import type { Move } from '../../../src/engine/rules/move.ts';
import type { Outcome } from '../../../src/engine/rules/outcome.ts';
import { EMPTY, pieceOf, sideOf } from '../../../src/engine/rules/piece.ts';
import type { Position } from '../../../src/engine/rules/position.ts';
import { SIDES, WHITE } from '../../../src/engine/rules/side.ts';
import type { Site } from '../../../src/engine/topology/site.ts';

/**
 * The rules of one game, as far as the reference players know them: so little that every core since commit
 * b425801 can be put into this form, and the same player runs on any of them.
 */
export interface Core {
  readonly start: Position;
  readonly readPosition: (text: string) => Position;
  readonly writeMove: (position: Position, move: Move) => string;
  /** The outcome and the whole list of moves: what counts as one node. */
  readonly look: (position: Position, history: History) => Look;
  readonly play: (position: Position, move: Move) => Position;
  readonly historyWith: (history: History, position: Position) => History;
  readonly effects: (position: Position, move: Move) => readonly Effect[];
  /** What both sides hold; nothing in most games. */
  readonly hands: (position: Position) => readonly Held[];
  readonly kinds: number;
  /** How many places the piece on a site reaches by a move of its own. */
  readonly reach: (position: Position, site: Site) => number;
}

export type History = readonly Position[];

export interface Look {
  readonly outcome: Outcome | null;
  readonly moves: readonly Move[];
}

/** What a piece is worth: a hundred for the weakest kind. */
export interface Worths {
  /** What White has on the board and in both hands, less what Black has. */
  readonly balance: (position: Position) => number;
  /** What a move takes from the enemy; 0 for a move that captures nothing. */
  readonly gain: (position: Position, move: Move) => number;
}

/** Worths by mobility: how many places a kind reaches on the empty board, on the average of those it can stand on. */
export function worthsOf(core: Core): Worths {
  const empty = core.start.board.map(() => EMPTY);
  const mobility = Array.from({ length: core.kinds }, (_, kind) => {
    const reaches = empty
      .map((_piece, site) => {
        const board = empty.slice();
        board[site] = pieceOf(kind, WHITE);
        return kind === 0 ? 0 : core.reach({ ...core.start, board }, site);
      })
      .filter((reach) => reach > 0);
    return reaches.reduce((sum, reach) => sum + reach, 0) / Math.max(1, reaches.length);
  });
  const weakest = Math.min(...mobility.filter((reach) => reach > 0));
  /** By piece; those that cannot move alone are worth the least. */
  const worth = mobility.flatMap((reach, kind) =>
    SIDES.map(() => (kind === 0 ? 0 : Math.round((100 * Math.max(reach, weakest)) / weakest))),
  );
  const worthOf = (piece: number): number => worth[piece] ?? 0;
  return {
    balance: (position) => {
      let balance = 0;
      for (const piece of position.board)
        balance += sideOf(piece) === WHITE ? worthOf(piece) : -worthOf(piece);
      for (const { piece, count } of core.hands(position))
        balance += count * (sideOf(piece) === WHITE ? worthOf(piece) : -worthOf(piece));
      return balance;
    },
    gain: (position, move) => {
      let gain = 0;
      for (const effect of core.effects(position, move))
        if (effect.kind === 'lift' && sideOf(effect.piece) !== position.turn) gain += worthOf(effect.piece);
      return gain;
    },
  };
}

/** The move of an action string. Throws if it is not legal. */
export function moveOf(core: Core, position: Position, { moves }: Look, action: string): Move {
  const move = moves.find((legal) => core.writeMove(position, legal) === action);
  if (!move) throw new Error(`${action} is not legal.`);
  return move;
}

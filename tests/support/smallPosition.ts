import { at } from '../../src/engine/at.ts';
import { EMPTY, kindOf } from '../../src/engine/rules/piece.ts';
import type { Position } from '../../src/engine/rules/position.ts';
import type { Variant } from '../../src/engine/rules/variant.ts';
import { randomNumbers } from '../../scripts/bench/randomGames.ts';

/** How many pieces are left on a small board, at most, unless it is said. */
const PIECES = 7;
const TRIES = 2000;

/**
 * A position with few pieces, so that all lines of some actions can be tried. The game goes on in it, both sides
 * have pieces, nobody holds any, and the kings of Battle Chieftain are placed.
 * @throws Error when none was found.
 */
export function smallPosition(variant: Variant, seed: number, most = PIECES): Position {
  const next = randomNumbers(seed);
  const random = (below: number) => Math.floor(next() * below);
  const start = variant.readPosition(withoutHands(variant.writePosition(variant.start)));
  if (!start.ok) throw new Error('The start has no position without hands.');
  const royals = start.value.board.filter((piece) => at(variant.kinds, kindOf(piece)).name === 'king');
  for (let i = 0; i < TRIES; i++) {
    const board = [...start.value.board];
    const pieces = board.filter((piece) => piece !== EMPTY);
    board.fill(EMPTY);
    for (let placed = 0; placed < most; placed++) {
      // The kings first, where there are any.
      const piece = placed < royals.length ? royals[placed] : pieces[random(pieces.length)];
      const site = random(board.length);
      const ground = at(variant.topology.sites, site).kind;
      if (
        piece !== undefined &&
        board[site] === EMPTY &&
        (at(variant.kinds, kindOf(piece)).standsOn ?? ground) === ground
      )
        board[site] = piece;
    }
    const turn = random(2) === 0 ? 0 : 1;
    const read = variant.readPosition(variant.writePosition({ ...start.value, board, turn }));
    if (read.ok && !variant.status(read.value, []).outcome) return read.value;
  }
  throw new Error(`No small position of ${variant.id} was found.`);
}

/** The same position string with nothing in hand, and past the placing of kings. */
const withoutHands = (text: string): string => text.replace(/ [A-Za-z]{20,}$/, ' -').replace(/ w p$/, ' w g');

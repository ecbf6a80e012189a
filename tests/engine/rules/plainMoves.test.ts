import { describe, expect, test } from 'vitest';
import type { PieceMove } from '../../../src/engine/rules/pieceMove.ts';
import { pieceMove, pieceMoveEffects } from '../../../src/engine/rules/pieceMove.ts';
import { slide } from '../../../src/engine/rules/movement.ts';
import { pickHeld, pickSite } from '../../../src/engine/rules/move.ts';
import { alike } from '../../../src/engine/rules/pieceMovement.ts';
import type { KindInfo } from '../../../src/engine/rules/piece.ts';
import { EMPTY, pieceOf } from '../../../src/engine/rules/piece.ts';
import { plainMoves } from '../../../src/engine/rules/plainMoves.ts';
import type { Position } from '../../../src/engine/rules/position.ts';
import { BLACK, WHITE } from '../../../src/engine/rules/side.ts';
import { ORTHOGONAL, squares } from '../../../src/engine/topology/squares.ts';
import { siteNamed } from '../../../src/engine/topology/topology.ts';
import { say } from '../../../src/words/say.ts';

const topology = squares(5, 5);
const site = (name: string) => siteNamed(topology, name);
const kinds: readonly KindInfo[] = ['nothing', 'rook', 'queen'].map((name) => ({
  letter: name === 'nothing' ? '' : name.slice(0, 1).toUpperCase(),
  name,
  figure: name,
  movement: { id: 'chess99/rook-movement' },
}));
const [ROOK, QUEEN] = [1, 2];
const rook = alike(slide(topology, ORTHOGONAL));
const rules = plainMoves({ topology, kinds }, [
  [rook, rook, rook],
  [rook, rook, rook],
]);

/** White is to move, with rooks on a1 and a3; Black has one on d1. */
const position: Position = {
  board: topology.sites.map(({ name }) => {
    if (name === 'd1') return pieceOf(ROOK, BLACK);
    return ['a1', 'a3'].includes(name) ? pieceOf(ROOK, WHITE) : EMPTY;
  }),
  turn: WHITE,
};

const ongoing = { outcome: null, moves: [], forbidden: [] };

describe('where only its movement decides, a piece does not go', () => {
  const whyNot = async (from: string, to: string) => {
    const reasons = await rules.reasons();
    return reasons.explain(position, [], ongoing, pickSite(site(from)), site(to));
  };
  const told = async (from: string, to: string) => {
    const { kind, rule, blockers } = await whyNot(from, to);
    return [kind, rule, ...blockers];
  };

  test('from an empty site', async () => {
    expect(await told('b2', 'b3')).toEqual(['nothing there', 'board']);
    expect(say((await whyNot('b2', 'b3')).text)).toBe('There is nothing on b2.');
  });

  test('if it belongs to the other side', async () => {
    expect(await told('d1', 'd2')).toEqual(['not your turn', 'board']);
  });

  test('to the site where it stands', async () => {
    expect(await told('a1', 'a1')).toEqual(['same place', 'board']);
  });

  test('in another way than its kind does, or past another piece', async () => {
    expect(await told('a1', 'b2')).toEqual(['no such movement', 'rook']);
    expect(await told('a1', 'a3')).toEqual(['own piece there', 'rook', site('a3')]);
    expect(await told('a1', 'a4')).toEqual(['blocked', 'rook', site('a3')]);
    expect(await told('a1', 'e1')).toEqual(['blocked', 'rook', site('d1')]);
  });

  test('for no reason at all only by a mistake of ours', async () => {
    await expect(whyNot('a1', 'd1')).rejects.toThrow('There is no reason why not: rook on a1 to d1');
    const reasons = await rules.reasons();
    const drop = () => reasons.explain(position, [], ongoing, pickHeld(pieceOf(ROOK, WHITE)), 0);
    expect(drop).toThrow(`Nobody holds piece ${String(pieceOf(ROOK, WHITE))}`);
  });
});

describe('the move of a piece', () => {
  const shift = (from: string, to: string) => ({ kind: 'shift', from: [site(from)], to: [site(to)] });
  const became = (move: PieceMove) => rules.play(position, move);

  test('is the same object each time', () => {
    expect(pieceMove(3, 4)).toBe(pieceMove(3, 4));
    expect(pieceMove(3, 4)).not.toBe(pieceMove(4, 3));
  });

  test('captures what stands where it goes', () => {
    expect(pieceMoveEffects(position, pieceMove(site('a1'), site('b1')))).toEqual([shift('a1', 'b1')]);
    expect(pieceMoveEffects(position, pieceMove(site('a1'), site('d1')))).toEqual([
      { kind: 'lift', site: site('d1'), piece: pieceOf(ROOK, BLACK) },
      shift('a1', 'd1'),
    ]);
  });

  test('may make it another kind of the same side, after it has arrived', () => {
    const move = { ...pieceMove(site('a1'), site('d1')), into: QUEEN };
    const { board, turn } = became(move);
    expect([board[site('a1')], board[site('d1')], turn]).toEqual([EMPTY, pieceOf(QUEEN, WHITE), BLACK]);
    expect(pieceMoveEffects(position, move).slice(2)).toEqual([
      { kind: 'lift', site: site('d1'), piece: pieceOf(ROOK, WHITE) },
      { kind: 'put', site: site('d1'), piece: pieceOf(QUEEN, WHITE) },
    ]);
  });
});

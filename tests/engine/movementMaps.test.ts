import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { attackedBy } from '../../src/engine/game/attacked.ts';
import { freeCaptures } from '../../src/engine/game/freeCaptures.ts';
import type { Game } from '../../src/engine/game/game.ts';
import { positionAt } from '../../src/engine/game/game.ts';
import { lensesOf } from '../../src/engine/game/lenses.ts';
import { notesOn } from '../../src/engine/game/notes.ts';
import { losses } from '../../src/engine/rules/effect.ts';
import { isOpen } from '../../src/engine/rules/movementMap.ts';
import { belongsTo } from '../../src/engine/rules/piece.ts';
import type { Position } from '../../src/engine/rules/position.ts';
import { pieceAt } from '../../src/engine/rules/position.ts';
import { SIDES, otherSide } from '../../src/engine/rules/side.ts';
import { isAbsent } from '../../src/engine/rules/terrain.ts';
import type { Variant } from '../../src/engine/rules/variant.ts';
import type { Site } from '../../src/engine/topology/site.ts';
import { games } from '../support/randomGame.ts';
import { runs } from '../support/runs.ts';
import { say } from '../../src/words/say.ts';

const positionsOf = (game: Game): Position[] =>
  [...Array(game.steps.length + 1).keys()].map((ply) => positionAt(game, ply));

function holdsEverywhere(check: (variant: Variant, position: Position) => void): void {
  fc.assert(
    fc.property(games(40), (game) => {
      for (const position of positionsOf(game)) check(game.variant, position);
    }),
    { numRuns: runs(60) },
  );
}

/**
 * The ordinary moves of the side to move, as pairs of sites: the player picks two sites, the piece goes from
 * the first to the second, and nothing else moves. Not ordinary are castling and teleports, which shift more
 * pieces or a piece other than the picked one, captures en passant, which lift a piece elsewhere, and drops
 * and crownings, which shift nothing.
 */
function ordinaryMoves(variant: Variant, position: Position): Set<string> {
  const pairs = variant.status(position, []).moves.flatMap((move) => {
    const effects = variant.effects(position, move);
    const shifts = effects.filter((effect) => effect.kind === 'shift');
    const [shift] = shifts;
    if (shift?.from.length !== 1 || effects.some(({ kind }) => kind === 'ground')) return [];
    const [from, to] = [shift.from[0], shift.to[0]] as [Site, Site];
    const isSaid = variant
      .paths(position, move)
      .some(
        ([first, second]) =>
          first?.kind === 'site' && first.site === from && second?.kind === 'site' && second.site === to,
      );
    const isElsewhere = losses(effects, otherSide(position.turn)).some((site) => site !== to);
    return isSaid && !isElsewhere ? [`${String(from)} ${String(to)}`] : [];
  });
  return new Set(pairs);
}

/** The open ways in the movement maps of the side to move, as pairs of sites. */
function openWays(variant: Variant, position: Position): Set<string> {
  return new Set(
    position.board.flatMap((piece, from) =>
      belongsTo(piece, position.turn)
        ? variant
            .movementMap(position, from)
            .filter((way) => isOpen(way, position.board))
            .map(({ site }) => `${String(from)} ${String(site)}`)
        : [],
    ),
  );
}

test('when a side may make ordinary moves, its movement maps show exactly those', () => {
  let compared = 0;
  holdsEverywhere((variant, position) => {
    const moves = ordinaryMoves(variant, position);
    // A side that must first place, crown or drop has none, nor has a side whose game is over.
    if (moves.size === 0) return;
    compared++;
    expect([...openWays(variant, position)].sort()).toEqual([...moves].sort());
  });
  expect(compared).toBeGreaterThan(runs(300));
});

test('the side to move attacks whatever it can capture', () => {
  holdsEverywhere((variant, position) => {
    const attacked = attackedBy(variant, position, position.turn);
    const captured = variant
      .status(position, [])
      .moves.flatMap((move) => losses(variant.effects(position, move), otherSide(position.turn)));
    expect(captured.filter((site) => !attacked.has(site))).toEqual([]);
  });
});

test('when a side may make ordinary moves, it can capture every enemy piece that it attacks', () => {
  let compared = 0;
  holdsEverywhere((variant, position) => {
    if (ordinaryMoves(variant, position).size === 0) return;
    const enemy = otherSide(position.turn);
    const attacked = [...attackedBy(variant, position, position.turn)].filter((site) =>
      belongsTo(pieceAt(position.board, site), enemy),
    );
    const captured = variant
      .status(position, [])
      .moves.flatMap((move) => losses(variant.effects(position, move), enemy));
    expect(attacked.filter((site) => !captured.includes(site))).toEqual([]);
    compared += attacked.length;
  });
  expect(compared).toBeGreaterThan(runs(50));
});

test('a piece that would be captured for free is attacked, and belongs to the other side', () => {
  holdsEverywhere((variant, position) => {
    for (const side of SIDES) {
      const attacked = attackedBy(variant, position, side);
      for (const site of freeCaptures(variant, position, side)) {
        expect(attacked.has(site)).toBe(true);
        expect(belongsTo(pieceAt(position.board, site), otherSide(side))).toBe(true);
      }
    }
  });
});

test('every lens of every position highlights existing sites, each once, with a sentence', () => {
  holdsEverywhere((variant, position) => {
    const { terrain } = notesOn(variant, position);
    for (const lens of lensesOf(variant)) {
      const { lit, sum } = lens.view(position);
      const sites = lit.map(({ site }) => site);
      expect(new Set(sites).size).toBe(sites.length);
      expect(sites.filter((site) => isAbsent(terrain, site))).toEqual([]);
      expect(lit.filter(({ label }) => !/^[A-Za-z].*[a-z0-9]$/.test(say(label)))).toEqual([]);
      expect(say(sum)).toMatch(/^[A-Za-z].*\.$/);
    }
  });
});
